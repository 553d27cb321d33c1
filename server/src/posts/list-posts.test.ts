import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
/** Titles by their letters: a to f, published in this order. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  const drafts = [
    { postTitle: 'a Bitcoin rises', category: 'memes', postTags: ['Bitcoin', 'bitcoin', 'FUN'] },
    { postTitle: 'b 100%_sure', category: 'Memes', postTags: ['fun'] },
    { postTitle: 'c Ölpreis', category: 'MEMES', postTags: ['oil'] },
    { postTitle: 'd news', category: 'news', postTags: ['bitcoin'] },
    { postTitle: 'e bitcoin falls', category: 'memes', postTags: ['x'] },
    { postTitle: 'f coins', category: 'cryptocurrency', postTags: ['x'] },
  ];
  for (const [index, draft] of drafts.entries()) {
    const { _id, postTitle } = await publish(index === 3 ? bob : ada, draft);
    ids[postTitle.charAt(0)] = _id;
    // Half of them in the same millisecond, to try ties.
    await server.db
      .updateTable('posts')
      .set({ posted_on: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2)) })
      .where('id', '=', _id)
      .execute();
  }
  await vote(ada, ids['b'] ?? '');
  await vote(bob, ids['b'] ?? '');
  await vote(bob, ids['a'] ?? '');
  await vote(bob, ids['e'] ?? '', 'downVote');
  await server.db
    .updateTable('posts')
    .set({ pinned: true })
    .where('id', '=', ids['e'] ?? '')
    .execute();
  await comment(bob, ids['b'] ?? '', 'gm @[Ada](id)');
});
afterAll(() => server.close());

const list = async (query: string, member?: TestMember) =>
  (await (member ?? server).request({ url: `/posts/get${query}` })).json<Post[]>();
const letters = (posts: readonly Post[]) => posts.map(({ postTitle }) => postTitle.charAt(0)).join('');

describe('listPosts without a limit', () => {
  // @spec 7.17
  it('gives all posts whole, highest net votes first', async () => {
    const response = await server.request({ url: '/posts/get' });
    const posts = response.json<Post[]>();

    expect(letters(posts)).toBe('bafdce');
    expect(posts[0]).toMatchObject({ upVote: [ada.id, bob.id], downVote: [], noOfComments: 1 });
    expect(posts[0]?.comment).toMatchObject([
      { userId: bob.id, userCommented: 'Bob', commentBody: 'gm @[Ada](id)' },
    ]);
    expect(posts[5]).toMatchObject({ upVote: [], downVote: [bob.id], pinned: true });
    expect(response.headers).not.toHaveProperty('x-total-count');
    expect(response.headers).not.toHaveProperty('link');
  });

  it('says what the caller voted', async () => {
    const posts = await list('', bob);

    expect(posts.map(({ myVote }) => myVote)).toEqual(['upVote', 'upVote', null, null, null, 'downVote']);
  });

  it.each([
    ['?sort=new', 'fedcba'],
    ['?sort=top', 'bafdce'],
    ['?category=Memes', 'ebac'],
    ['?category=mEmEs&sort=new', 'ecba'],
    ['?category=Sports', ''],
    ['?tag=BITCOIN', 'ad'],
    ['?tag=fun&category=memes', 'ba'],
    ['?tag=nothing', ''],
    ['?q=BITCOIN', 'ae'],
    ['?q=öLPREIS', 'c'],
    [`?q=${encodeURIComponent('%')}`, 'b'],
    [`?q=${encodeURIComponent('0%_s')}`, 'b'],
    [`?q=${encodeURIComponent("'; drop table posts; --")}`, ''],
    ['?q=%20%20', 'bafdce'],
    ['?author=nobody', ''],
    ['?author=0193a1b2-0000-7000-8000-000000000001', ''],
    ['?id=nobody', ''],
    ['?id=0193a1b2-0000-7000-8000-000000000001', ''],
    ['?unknown=1', 'bafdce'],
  ])('%s gives %s', async (query, expected) => {
    const posts = await list(query);

    expect(posts.map(({ postTitle }) => postTitle.charAt(0)).join('')).toBe(expected);
  });

  it('filters by author', async () => {
    expect(letters(await list(`?author=${bob.id}`))).toBe('d');
  });

  it('gives one whole post by its id', async () => {
    const [post, ...others] = await list(`?id=${ids['b']}&limit=3`, bob);

    expect(others).toEqual([]);
    expect(post).toMatchObject({ upVote: [ada.id, bob.id], upVotes: 2, myVote: 'upVote', comment: [{}] });
  });
});

describe('listPosts with a limit', () => {
  async function pages(query: string): Promise<string[]> {
    const found: string[] = [];
    let url: string | undefined = `/posts/get${query}`;
    while (url !== undefined) {
      const response = await server.request({ url });
      found.push(letters(response.json<Post[]>()));
      url = /<(.*)>; rel="next"/.exec(response.headers.link?.toString() ?? '')?.[1];
    }
    return found;
  }

  it.each([
    ['?limit=1', ['b', 'a', 'f', 'd', 'c', 'e']],
    ['?limit=4', ['bafd', 'ce']],
    ['?limit=6', ['bafdce']],
    ['?limit=2&sort=new', ['fe', 'dc', 'ba']],
    ['?limit=1&category=memes', ['e', 'b', 'a', 'c']],
    ['?limit=3&category=memes&sort=new', ['ecb', 'a']],
    ['?limit=1&q=bitcoin', ['a', 'e']],
    ['?limit=1&category=Sports', ['']],
  ])('%s gives every post once, in order', async (query, expected) => {
    expect(await pages(query)).toEqual(expected);
  });

  it('keeps the rest of the query in the next page and counts what matches', async () => {
    const response = await server.request({ url: '/posts/get?limit=1&category=memes&tag=fun&sort=new' });

    expect(response.headers['x-total-count']).toBe('2');
    expect(response.headers.link).toMatch(
      /^<\/posts\/get\?limit=1&category=memes&tag=fun&sort=new&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it('keeps a question mark within the query in the next page', async () => {
    const response = await server.request({ url: '/posts/get?category=memes&next=?&limit=1' });

    expect(response.headers.link).toMatch(
      /^<\/posts\/get\?category=memes&next=%3F&limit=1&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it('does not repeat a post when votes arrive between two pages', async () => {
    const response = await server.request({ url: '/posts/get?limit=3&sort=new' });
    await publish(ada, { postTitle: 'g late' });
    const next = /<(.*)>; rel="next"/.exec(String(response.headers.link))?.[1] ?? '';

    expect(letters((await server.request({ url: next })).json<Post[]>())).toBe('cba');
  });

  it('gives cards: counts instead of lists, and the beginning of the body', async () => {
    const post = await publish(ada, { postBody: 'x'.repeat(1000), category: 'news' });
    const [card] = await list('?limit=1&category=news&sort=new', ada);

    expect(card?._id).toBe(post._id);
    expect(card?.postBody).toBe(`${'x'.repeat(300)}…`);
    expect(card).toMatchObject({ upVotes: 0, downVotes: 0, boost: 0, myVote: null });
    for (const field of ['upVote', 'downVote', 'comment']) expect(card).not.toHaveProperty(field);
  });

  it.each([
    ['nonsense', 'x'],
    [
      'another list',
      Buffer.from('["time",false,0,0,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
    ['a wrong id', Buffer.from('["score",false,0,0,"x"]').toString('base64url')],
    [
      'a huge score',
      Buffer.from('["score",false,1e30,0,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
    [
      'a moment that is none',
      Buffer.from('["score",false,0,1e99,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
  ])('refuses a cursor that is %s', async (_name, cursor) => {
    const response = await server.request({ url: `/posts/get?limit=2&cursor=${cursor}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'cursor' }] });
  });

  it('takes a cursor at the edge of time without failing', async () => {
    for (const moment of [-8.64e15 + 1, -1, 0, Date.UTC(9999, 11, 31), 8.64e15 - 1]) {
      const parts = ['time', false, 0, moment, '0193a1b2-0000-7000-8000-000000000001'];
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
      const response = await server.request({ url: `/posts/get?limit=2&sort=new&cursor=${cursor}` });

      expect([200, 400]).toContain(response.statusCode);
    }
  });

  it('refuses a cursor without a limit', async () => {
    expect((await server.request({ url: '/posts/get?cursor=x' })).statusCode).toBe(400);
  });
});

describe('suggestPosts', () => {
  const suggest = async (q: string) =>
    (await server.request({ url: `/posts/suggestions?q=${encodeURIComponent(q)}` })).json<
      { postTitle: string }[]
    >();

  it('finds titles by a part of them, those that begin with it first', async () => {
    const titles = (await suggest(' E BIT ')).map(({ postTitle }) => postTitle);

    expect(titles).toEqual(['e bitcoin falls']);
    expect((await suggest('bitcoin')).map(({ postTitle }) => postTitle)).toEqual([
      'a Bitcoin rises',
      'e bitcoin falls',
    ]);
  });

  it.each(['', ' ', 'b', ' b '])('gives nothing for "%s"', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it.each(["'; drop table posts; --", '__', '\\\\', '%%'])('is not hurt by %s', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it('gives at most ten', async () => {
    for (let n = 0; n < 11; n += 1) await publish(ada, { postTitle: `many ${n}` });

    expect(await suggest('many')).toHaveLength(10);
  });

  it('needs the text', async () => {
    expect((await server.request({ url: '/posts/suggestions' })).statusCode).toBe(400);
  });
});
