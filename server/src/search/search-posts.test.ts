import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { hostile } from '../testing/hostile-texts';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  const drafts: [title: string, body?: string][] = [
    ['Rethinkhalving', 'Nothing here.'],
    ['Every day a new block', 'Some wait for the halving.'],
    ['Every halving, explained'],
    ['Halvings of the past'],
    ['Halving'],
    ['The Ölpreis', 'Ask @[Grace Hopper](0193a1b2-0000-7000-8000-000000000001) about 🚀 and oil.'],
    ['To the moon 🚀'],
    ['a (b) [c] 50% off_now \\o/ $1'],
    ['Something else'],
  ];
  for (const [postTitle, postBody = 'No words to find.'] of drafts)
    await publish(ada, { postTitle, postBody });
});
afterAll(() => server.close());

const search = async (text: string, query = '', caller: TestApp | TestMember = server) =>
  caller.request({ url: `/api/search/posts?q=${encodeURIComponent(text)}${query}` });
const posts = async (text: string, query = '', caller: TestApp | TestMember = server) =>
  (await search(text, query, caller)).json<Post[]>();
const titles = async (text: string) => (await posts(text)).map(({ postTitle }) => postTitle);

async function fetchAllPages(
  text: string,
  limit: number,
  app: TestApp,
): Promise<{ ids: string[]; total: unknown }> {
  const ids: string[] = [];
  let url: string | undefined = `/api/search/posts?q=${text}&limit=${limit}`;
  let total: unknown;
  while (url !== undefined) {
    const response = await app.request({ url });
    ids.push(...response.json<Post[]>().map(({ _id }) => _id));
    total ??= response.headers['x-total-count'];
    url = /<(.*)>; rel="next"/.exec(response.headers.link?.toString() ?? '')?.[1];
  }
  return { ids, total };
}

describe('searchPosts', () => {
  it('leaves no pending list in its indexes after a new post', async () => {
    const { rows } = await sql<{ pages: string }>`
      select gin_clean_pending_list(index) as pages
      from unnest('{post_words_by_word,titles_by_part}'::regclass[]) as index`.execute(server.db);

    expect(rows.map(({ pages }) => Number(pages))).toEqual([0, 0]);
  });

  it('ranks equal titles, then beginnings, title words, body words, and parts of words', async () => {
    expect(await titles('halving')).toEqual([
      'Halving',
      'Halvings of the past',
      'Every halving, explained',
      'Every day a new block',
      'Rethinkhalving',
    ]);
  });

  it('ranks equal matches by net votes', async () => {
    const first = await publish(ada, { postTitle: 'Quokka one' });
    await publish(ada, { postTitle: 'Quokka two' });
    expect(await titles('quokka')).toEqual(['Quokka two', 'Quokka one']);
    await vote(bob, first._id);

    expect(await titles('quokka')).toEqual(['Quokka one', 'Quokka two']);
    expect((await posts('quokka', '', bob))[0]).toMatchObject({ upVotes: 1, myVote: 'upVote' });
  });

  it.each([
    ['every explained', ['Every halving, explained']],
    ['EXPLAINED every', ['Every halving, explained']],
    ['every hal', ['Every halving, explained', 'Every day a new block']],
    ['alving, expl', ['Every halving, explained']],
    ['öLPREIS', ['The Ölpreis']],
    ['lprei', ['The Ölpreis']],
    ['grace hopper', ['The Ölpreis']],
    ['0193a1b2', []],
    ['🚀', ['To the moon 🚀']],
    ['moon 🚀', ['To the moon 🚀']],
    ['(b) [c]', ['a (b) [c] 50% off_now \\o/ $1']],
    ['ff_no', ['a (b) [c] 50% off_now \\o/ $1']],
    ['/', ['a (b) [c] 50% off_now \\o/ $1']],
    ['somethng', ['Something else']],
    ['xyzzy', []],
    ['  ', []],
  ])('%s finds %j', async (text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });

  it('returns the matches as plain text', async () => {
    const long = `${'Long before. '.repeat(20)}Then <b>wombats</b> came, and ${'long after. '.repeat(20)}`;
    await publish(ada, { postTitle: 'No wombat, Wombats & a kiwombat', postBody: long });
    await publish(ada, { postTitle: 'Bodies', postBody: 'The\n\nwombat @[Wombat](x) 🦘.' });

    const [inTitle, inBody] = await posts('wombat');
    expect(inTitle?.match?.title).toEqual([
      { text: 'No ', isMatch: false },
      { text: 'wombat', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'Wombat', isMatch: true },
      { text: 's & a kiwombat', isMatch: false },
    ]);
    expect(inTitle?.match?.body.map(({ text }) => text).join('')).toMatch(
      /^…before\. Long before\. Then <b>wombats<\/b> came, and (long after\. )+l…$/,
    );
    expect(inBody?.match).toEqual({
      title: [{ text: 'Bodies', isMatch: false }],
      body: [
        { text: 'The ', isMatch: false },
        { text: 'wombat', isMatch: true },
        { text: ' @', isMatch: false },
        { text: 'Wombat', isMatch: true },
        { text: ' 🦘.', isMatch: false },
      ],
    });
    expect((await posts('iwomba'))[0]?.match?.title).toContainEqual({ text: 'iwomba', isMatch: true });
    expect((await posts('wombatt'))[0]?.match?.title).toHaveLength(1);
  });

  it('follows changed and deleted posts', async () => {
    const { _id } = await publish(ada, { postTitle: 'Numbat', postBody: 'Striped' });
    expect(await titles('numbat')).toEqual(['Numbat']);
    await server.db.updateTable('posts').set({ body: 'Banded' }).where('id', '=', _id).execute();
    expect(await titles('striped')).toEqual([]);
    expect(await titles('banded')).toEqual(['Numbat']);
    await ada.request({ method: 'DELETE', url: `/posts/delete/${_id}` });

    expect(await titles('numbat')).toEqual([]);
  });

  it.each(hostile)('treats %j as plain text', async (text) => {
    const response = await search(text);

    expect(response.statusCode).toBe(200);
  });

  it.each(['x', '%', '(', '\\', '👾', 'é', '🚀', 'x '])('accepts 200 characters: %s', async (character) => {
    expect((await search(character.repeat(200 / character.length))).statusCode).toBe(200);
  });

  it('finds the longest titles and words', async () => {
    const { _id } = await publish(ada, {
      postTitle: 'w'.repeat(200),
      postBody: `The ${'v'.repeat(100)} end`,
    });

    expect((await posts('w'.repeat(200)))[0]).toMatchObject({ _id });
    expect((await posts('v'.repeat(99)))[0]).toMatchObject({ _id });
  });

  it.each(['q=a%00b', `q=${'x'.repeat(201)}`, 'q=a&limit=0', 'q=a&cursor=x', 'q=a&cursor=WzEsMiwzXQ', ''])(
    'refuses %s',
    async (query) => {
      expect((await server.request({ url: `/api/search/posts?${query}` })).statusCode).toBe(400);
    },
  );
});

describe('among more posts than are ranked', () => {
  let big: TestApp;
  beforeAll(async () => {
    big = await createTestApp();
    const { id } = await signUp(big, 'Cyd');
    await sql`
      insert into posts (id, author_id, title, body, category, tags, media)
      select gen_random_uuid(), ${id}, 'Post ' || n, 'In quotes.', 'Memes', '{}', '[]' from generate_series(1, 1100) n`.execute(
      big.db,
    );
  });
  afterAll(() => big.close());

  it('counts to 1,000 and pages through as many', async () => {
    const { headers } = await search('quotes', '', big);
    expect(headers).toMatchObject({ 'x-total-count': '1000', 'x-total-count-capped': 'true' });
    const { ids, total } = await fetchAllPages('quotes', 100, big);

    expect(total).toBe('1000');
    expect(ids).toHaveLength(1_000);
    expect(new Set(ids).size).toBe(1_000);
  });

  it('counts fewer exactly, in every block of posts', async () => {
    await sql`update post_words set number = number - 20000 where post_id in (select id from posts limit 600)`.execute(
      big.db,
    );
    await sql`
      update post_words set words = words_of_post(title, body, number) from posts where id = post_id`.execute(
      big.db,
    );
    await sql`
      update titles set number = post_words.number from post_words where titles.post_id = post_words.post_id`.execute(
      big.db,
    );
    const expected = await big.db
      .selectFrom('posts')
      .select('id')
      .where('title', 'like', 'Post %77%')
      .execute();
    const { ids, total } = await fetchAllPages('post%2077', 5, big);
    const inTitle = (await big.request({ url: '/posts/get?limit=100&q=77' })).json<Post[]>();
    expect(new Set(inTitle.map(({ _id }) => _id))).toEqual(new Set(expected.map(({ id }) => id)));

    expect(total).toBe(String(expected.length));
    expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
    expect((await search('post 77', '', big)).headers).not.toHaveProperty('x-total-count-capped');
  });

  it('indexes posts that were stored past the triggers', async () => {
    await sql`delete from post_words`.execute(big.db);
    expect(await posts('quotes 77', '', big)).toEqual([]);
    await sql`select index_missing_posts()`.execute(big.db);

    expect(await posts('quotes 77', '', big)).toHaveLength(20);
  });

  it.each([
    ['post_words_by_word', sql`select from post_words where words @@ 'x:*'::tsquery limit 10`],
    [
      'titles_by_part',
      sql`select from titles where parts_of_title(title, labels, number) @@ 'x:*'::tsquery limit 10`,
    ],
    ['known_words_search', sql`select uses from known_words where resembles(word, 'halving')`],
  ])('reads the index %s', async (index, statement) => {
    const { rows } = await big.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_indexscan = off`.execute(transaction);
      return sql`explain ${statement}`.execute(transaction);
    });

    expect(JSON.stringify(rows)).toContain(index);
  });
});
