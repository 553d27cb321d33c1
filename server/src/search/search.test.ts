import type { PostSuggestion, UserMatch } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrateToLatest } from '../database/migrate';
import { findTitles } from '../posts/find-titles-repository';
import type { PostPosition } from '../posts/order-keys-repository';
import { addManyPosts } from '../testing/many-posts';
import { publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createEmptyDatabase } from '../testing/test-database';
import { hostile } from '../testing/hostile-texts';
import { createSearch } from './search';
import { popularPostsContaining, usersContaining, usersStartingWith } from './search-repository';

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const titles = async (text: string) =>
  (await server.request({ url: `/posts/suggestions?q=${encodeURIComponent(text)}` }))
    .json<PostSuggestion[]>()
    .map(({ postTitle }) => postTitle);
const names = async (text: string) =>
  (await server.request({ url: `/api/users/search?q=${encodeURIComponent(text)}` }))
    .json<UserMatch[]>()
    .map(({ name }) => name);

describe('suggestPosts', () => {
  beforeAll(async () => {
    for (const postTitle of [
      'Rethinking halvings',
      'Halvings of the past',
      'Every halving, explained',
      'Halving',
      '(halving) again',
      'The halvin is near',
      'Something else',
      'a (b) [c] 50% off_now \\o/ $1',
    ]) {
      await publish(ada, { postTitle });
    }
    const past = await publish(ada, { postTitle: 'Past halvings' });
    await vote(ada, past._id);
  });

  it('ranks equal titles, prefixes, words, parts and similar spellings, then by score', async () => {
    expect(await titles('halving')).toEqual([
      'Halving',
      'Halvings of the past',
      'Past halvings',
      '(halving) again',
      'Every halving, explained',
      'Rethinking halvings',
      'The halvin is near',
    ]);
    expect(await titles('alvings')).toEqual(['Past halvings', 'Halvings of the past', 'Rethinking halvings']);
  });

  it('finds titles by a misspelt word', async () => {
    expect(await titles('somethng')).toEqual(['Something else']);
    expect(await titles('rethinkin halving')).toEqual(['Rethinking halvings']);
    expect(await titles('xyzzy')).toEqual([]);
  });

  it.each(['(b) [c]', '50% off_now', '\\o/', '$1', 'off_'])('matches %s literally', async (text) => {
    expect(await titles(text)).toEqual(['a (b) [c] 50% off_now \\o/ $1']);
  });

  it.each(hostile)('treats %j as plain text', async (text) => {
    const response = await server.request({ url: `/posts/suggestions?q=${encodeURIComponent(text)}` });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([]);
  });

  it('accepts at most 200 characters', async () => {
    for (const character of ['x', '%', '(', '\\', '👾', 'é']) {
      const fitting = character.repeat(200 / character.length);
      expect(
        (await server.request({ url: `/posts/suggestions?q=${encodeURIComponent(fitting)}` })).statusCode,
      ).toBe(200);
    }
    expect((await server.request({ url: `/posts/suggestions?q=${'x'.repeat(201)}` })).statusCode).toBe(400);
  });

  it('refuses a NUL character', async () => {
    expect((await server.request({ url: '/posts/suggestions?q=ab%00cd' })).statusCode).toBe(400);
  });
});

describe('among thousands of posts with the same word', () => {
  let big: TestApp;
  beforeAll(async () => {
    big = await createTestApp();
    await addManyPosts(big.db, 2_500);
    const bob = await signUp(big, 'Bob');
    for (const postTitle of ['post', 'Unpopular postscript']) {
      await vote(bob, (await publish(bob, { postTitle }))._id, 'downVote');
    }
  });
  afterAll(() => big.close());

  const find = async (text: string) =>
    (await createSearch(big.db).findPosts(text, 10)).map(({ title }) => title);

  it('ranks a title equal to the text first, however low its score', async () => {
    const found = await find('POST');

    expect(found).toHaveLength(10);
    expect(found[0]).toBe('post');
  });

  it.each(['zq', 'ZQ', 'qé', 'É'])('finds one or two letters of few titles: %s', async (text) => {
    const list = async () =>
      (await big.request({ url: `/posts/get?limit=5&q=${encodeURIComponent(text)}` })).json<
        { postTitle: string }[]
      >();
    expect(await find(text)).toEqual([]);
    expect(await list()).toEqual([]);
    const cyd = await signUp(big, `Cyd${text.length}${text.charCodeAt(0)}`);
    const { _id } = await publish(cyd, { postTitle: 'Wrong title' });
    await big.db.updateTable('posts').set({ title: 'The wZqÉd' }).where('id', '=', _id).execute();

    expect(await find(text)).toEqual(['The wZqÉd']);
    expect(await list()).toMatchObject([{ postTitle: 'The wZqÉd' }]);
    await cyd.request({ method: 'DELETE', url: `/posts/delete/${_id}` });
    expect(await find(text)).toEqual([]);
  });

  it.each(['score', 'time'] as const)('pages through all that contain a frequent text, by %s', async (by) => {
    const first = by === 'score' ? sql`score desc,` : sql``;
    const { rows } = await sql<PostPosition>`
      select pinned, score, posted_on, id from posts where title like '%ost 1%'
      order by ${first} posted_on desc, id desc`.execute(big.db);
    expect(rows.length).toBeGreaterThan(1_000);

    for (let start = 0; start < rows.length; start += 100) {
      const found = await findTitles(big.db, {
        filter: { text: 'OST 1' },
        order: { by, pinnedFirst: false },
        after: rows[start - 1],
        limit: 100,
      });
      const ids = rows.slice(start, start + 100).map(({ id }) => id);
      expect(found).toEqual({ ids, total: 1_000, isCapped: true });
    }
  });

  it('ranks the best of hundreds of members', async () => {
    const findUsers = async (text: string) =>
      (await createSearch(big.db).findUsers(text, 3)).map(({ username }) => username);

    expect(await findUsers('member24')).toEqual(['member24', 'member240', 'member241']);
    expect(await findUsers('MEM')).toEqual(['member0', 'member1', 'member10']);
    expect(await findUsers('42')).toEqual(['member42', 'member142', 'member242']);
    expect(await findUsers('r9')).toEqual(['member9', 'member90', 'member91']);
  });

  it('finds a post that is not popular', async () => {
    expect(await find('postscript')).toEqual(['Unpopular postscript']);
  });
});

describe.each(['/api/users/search?q=', '/api/users?search='])('%s', (address) => {
  it.each(hostile)('treats %j as plain text', async (text) => {
    const response = await server.request({ url: address + encodeURIComponent(text) });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([]);
  });

  it('refuses a NUL character', async () => {
    expect((await server.request({ url: `${address}ab%00cd` })).statusCode).toBe(400);
  });
});

describe('searchUsers', () => {
  it('ranks similar spellings after all other matches', async () => {
    for (const name of ['Satoshi', 'Satoshis_fan', 'Not_satoshi', 'xsatoshi', 'Satosih', 'Nobody']) {
      await signUp(server, name);
    }

    expect(await names('satoshi')).toEqual(['Satoshi', 'Satoshis_fan', 'Not_satoshi', 'xsatoshi', 'Satosih']);
    expect(await names('satosh')).toContain('Satosih');
    expect((await names('sattoshi'))[0]).toBe('Satoshi');
    expect(await names('sat')).toEqual(['Satoshi', 'Satoshis_fan', 'Satosih', 'Not_satoshi', 'xsatoshi']);
  });
});

describe('a text that is too short', () => {
  it('returns no results without querying the database', async () => {
    const other = await createTestApp();
    // Kysely connects lazily: `destroy` does nothing before the first query.
    await other.request({ url: '/readyz' });
    await other.db.destroy();
    for (const url of [
      '/posts/suggestions?q=',
      '/posts/suggestions?q=%20a%20',
      '/posts/suggestions?q=%E2%80%8B%E2%80%8B%E2%80%8B',
      '/api/users/search?q=',
      '/api/users/search?q=%E2%80%8B',
      '/api/users?search=%20',
    ]) {
      const response = await other.request({ url });

      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual([]);
    }
    await other.close();
  });
});

describe('the indexes', () => {
  it.each([
    ['titles_prefix', popularPostsContaining],
    ['posts_hot', popularPostsContaining],
    ['users_name_search', usersContaining],
    ['users_username_prefix', usersStartingWith],
    ['users_name_prefix', usersStartingWith],
    ['users_by_pair', usersContaining, 'ha'],
  ])('serve the search: %s', async (index, query, text = 'halving') => {
    const plan = await server.db.transaction().execute(async (transaction) => {
      // With so few rows the planner would not choose an index.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return query(transaction, text, 10).explain('json');
    });

    expect(JSON.stringify(plan)).toContain(index);
  });
});

describe('a database without pg_trgm', () => {
  it('finds the same results except similar spellings', async () => {
    const { db, close } = await createEmptyDatabase();
    // An extension outside the search path counts as missing.
    await sql`create schema elsewhere`.execute(db);
    await sql`create extension pg_trgm schema elsewhere`.execute(db);
    await migrateToLatest(db);
    await sql`
      insert into users (id, name, email, password_hash, referral_code)
      select gen_random_uuid(), n, n, '', n from unnest(array['Satoshi', 'Satosih', 'xsatoshi']) n`.execute(
      db,
    );
    await sql`
      insert into posts (id, author_id, title, body, category, tags, media)
      select gen_random_uuid(), id, name, '', '', '{}', '[]' from users`.execute(db);

    const search = createSearch(db);
    expect((await search.findUsers('satoshi', 10)).map((user) => user.name)).toEqual(['Satoshi', 'xsatoshi']);
    expect((await search.findPosts('satoshi', 10)).map(({ title }) => title)).toEqual([
      'Satoshi',
      'xsatoshi',
    ]);
    await close();
  });
});
