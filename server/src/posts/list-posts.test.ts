import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
/** Post ids by the first letter of the title: a to f, oldest first. */
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
    // Two posts per millisecond, to test ties.
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
  it('returns all posts with voters and comments, highest net votes first', async () => {
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

  it("includes the caller's vote", async () => {
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
  ])('%s returns %s', async (query, expected) => {
    const posts = await list(query);

    expect(posts.map(({ postTitle }) => postTitle.charAt(0)).join('')).toBe(expected);
  });

  it('filters by author', async () => {
    expect(letters(await list(`?author=${bob.id}`))).toBe('d');
  });

  it('returns one post with voters and comments by id', async () => {
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
  ])('%s returns every post once, in order', async (query, expected) => {
    expect(await pages(query)).toEqual(expected);
  });

  it.each([
    '',
    '&sort=new',
    '&category=memes',
    '&category=memes&sort=new',
    '&tag=bitcoin',
    '&tag=fun&category=memes',
  ])('returns the posts of an author in the order of all posts: %s', async (query) => {
    const all = (await pages(`?limit=100${query}`)).join('');

    expect((await pages(`?limit=1&author=${ada.id}${query}`)).join('')).toBe(all.replace('d', ''));
  });

  it('preserves the query in the next-page link and counts matching posts', async () => {
    const response = await server.request({ url: '/posts/get?limit=1&category=memes&tag=fun&sort=new' });

    expect(response.headers['x-total-count']).toBe('2');
    expect(response.headers.link).toMatch(
      /^<\/posts\/get\?limit=1&category=memes&tag=fun&sort=new&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it('preserves question marks of the query in the next-page link', async () => {
    const response = await server.request({ url: '/posts/get?category=memes&next=?&limit=1' });

    expect(response.headers.link).toMatch(
      /^<\/posts\/get\?category=memes&next=%3F&limit=1&cursor=[\w-]+>; rel="next"$/,
    );
  });

  it('does not repeat a post when a new one is published between two pages', async () => {
    const response = await server.request({ url: '/posts/get?limit=3&sort=new' });
    await publish(ada, { postTitle: 'g late' });
    const next = /<(.*)>; rel="next"/.exec(String(response.headers.link))?.[1] ?? '';

    expect(letters((await server.request({ url: next })).json<Post[]>())).toBe('cba');
  });

  it('returns cards: counts instead of lists, and a truncated body', async () => {
    const post = await publish(ada, { postBody: 'x'.repeat(1000), category: 'news' });
    const [card] = await list('?limit=1&category=news&sort=new', ada);

    expect(card?._id).toBe(post._id);
    expect(card?.postBody).toBe(`${'x'.repeat(300)}…`);
    expect(card).toMatchObject({ upVotes: 0, downVotes: 0, boost: 0, myVote: null });
    for (const field of ['upVote', 'downVote', 'comment']) expect(card).not.toHaveProperty(field);
  });

  it.each([
    ['malformed', 'x'],
    [
      "another list's",
      Buffer.from('["time",false,0,0,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
    ['with an invalid id', Buffer.from('["score",false,0,0,"x"]').toString('base64url')],
    [
      'with a huge score',
      Buffer.from('["score",false,1e30,0,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
    [
      'with an invalid timestamp',
      Buffer.from('["score",false,0,1e99,"0193a1b2-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
  ])('refuses a cursor: %s', async (_name, cursor) => {
    const response = await server.request({ url: `/posts/get?limit=2&cursor=${cursor}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'cursor' }] });
  });

  it('handles cursors at the limits of Date', async () => {
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

  it('finds titles with the text, titles that start with it first', async () => {
    const titles = (await suggest(' E BIT ')).map(({ postTitle }) => postTitle);

    expect(titles).toEqual(['e bitcoin falls']);
    expect((await suggest('bitcoin')).map(({ postTitle }) => postTitle)).toEqual([
      'a Bitcoin rises',
      'e bitcoin falls',
    ]);
  });

  it.each(['', ' ', 'b', ' b '])('returns no posts for "%s"', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it.each(["'; drop table posts; --", '__', '\\\\', '%%'])('treats %s as plain text', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it('returns at most ten', async () => {
    for (let n = 0; n < 11; n += 1) await publish(ada, { postTitle: `many ${n}` });

    expect(await suggest('many')).toHaveLength(10);
  });

  it('requires the text', async () => {
    expect((await server.request({ url: '/posts/suggestions' })).statusCode).toBe(400);
  });
});
