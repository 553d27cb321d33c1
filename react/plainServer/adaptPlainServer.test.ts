import type { ChatMessage, Post, User } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { adaptPlainServer } from './adaptPlainServer';

const ownSite = { home: 'general' };

const post = (number: number): Post => ({
  _id: `p${number}`,
  postTitle: `Post ${number}`,
  postBody: '',
  mediaUrls: [],
  postTags: [`tag${number}`],
  category: 'Memes',
  userId: 'eve',
  userPosted: 'Eve',
  postedOn: new Date(number * 1000).toISOString(),
  noOfComments: 0,
  pinned: false,
  upVote: ['bob'],
  downVote: [],
});
const user = (number: number): User => ({ _id: `u${number}`, name: `User ${number}`, joinedOn: '' });
const chatMessage: ChatMessage = {
  _id: 'm1',
  userId: 'bob',
  userName: 'Bob',
  senderName: 'Bob',
  text: 'gm',
  timestamp: '2026-01-01T00:00:00.123Z',
};
const notFound = () => new Response('', { status: 404 });

function setUp(responses: Record<string, () => Response>) {
  const calls: string[] = [];
  const adapted = adaptPlainServer({
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(pathname + search);
      return Promise.resolve((responses[pathname] ?? notFound)());
    },
    currentUserId: () => 'bob',
    fallbacks: { '/api/site': ownSite },
  });
  const send = (path: string, init?: RequestInit) => adapted(new Request(`http://forum.test${path}`, init));
  return {
    calls,
    send,
    read: async (path: string): Promise<unknown> => (await send(path)).json(),
    pages: async (path: string, key = '_id') => {
      const pages: string[][] = [];
      let total: string | null = null;
      for (let next: string | undefined = path; next !== undefined;) {
        const response = await send(next);
        pages.push(((await response.json()) as Record<string, string>[]).map((item) => item[key] ?? ''));
        total = response.headers.get('X-Total-Count');
        const cursor = /cursor=([^>]*)>/.exec(response.headers.get('Link') ?? '')?.[1];
        next = cursor === undefined ? undefined : `${path}&cursor=${cursor}`;
      }
      return { pages, total };
    },
  };
}

describe('adaptPlainServer with a plain server', () => {
  it('paginates, filters and sorts posts from one response', async () => {
    const { pages, calls } = setUp({ '/posts/get': () => Response.json([1, 2, 3, 4, 5].map(post)) });

    await expect(pages('/posts/get?limit=2&sort=new&category=memes')).resolves.toEqual({
      pages: [['p5', 'p4'], ['p3', 'p2'], ['p1']],
      total: '5',
    });
    expect(calls).toHaveLength(1);
  });

  it('counts votes', async () => {
    const { read } = setUp({ '/posts/get': () => Response.json([post(1)]) });

    await expect(read('/posts/get?limit=20')).resolves.toMatchObject([
      { upVotes: 1, downVotes: 0, boost: 0, myVote: 'upVote' },
    ]);
  });

  it('refetches for every first page', async () => {
    let count = 1;
    const { pages } = setUp({
      '/posts/get': () => Response.json(Array.from({ length: count }, (_, n) => post(n))),
    });
    await pages('/posts/get?limit=20');
    count = 2;

    expect((await pages('/posts/get?limit=20')).total).toBe('2');
  });

  it('finds a post by id', async () => {
    const { read } = setUp({ '/posts/get': () => Response.json([1, 2].map(post)) });

    await expect(read('/posts/get?id=p2')).resolves.toMatchObject([{ _id: 'p2', upVotes: 1 }]);
    await expect(read('/posts/get?id=gone')).resolves.toEqual([]);
  });

  it('paginates users', async () => {
    const { pages, calls } = setUp({ '/api/users/all': () => Response.json([1, 2, 3, 4].map(user)) });

    await expect(pages('/api/users/all?limit=2')).resolves.toEqual({
      pages: [
        ['u1', 'u2'],
        ['u3', 'u4'],
      ],
      total: '4',
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['404', notFound],
    ['405', () => new Response('', { status: 405 })],
    ['501', () => new Response('', { status: 501 })],
    ['the app’s own page', () => new Response('<!doctype html>')],
  ])('emulates tags, leaderboard and settings after %s', async (_, unknownEndpoint) => {
    const { pages, read, calls } = setUp({
      '/api/tags': unknownEndpoint,
      '/api/leaderboard': unknownEndpoint,
      '/api/site': unknownEndpoint,
      '/posts/get': () => Response.json([1, 2, 3].map(post)),
    });

    expect((await pages('/api/tags?limit=2', 'tagName')).pages).toEqual([['tag1', 'tag2'], ['tag3']]);
    expect(calls).toEqual(['/api/tags?limit=2', '/posts/get']);
    await expect(read('/api/leaderboard')).resolves.toEqual([]);
    await expect(read('/api/site')).resolves.toEqual(ownSite);
  });

  it('finds titles and returns the match', async () => {
    const { pages, read, calls } = setUp({
      '/posts/get': () => Response.json([1, 2, 12].map(post)),
    });

    expect(await pages('/api/search/posts?q=t%201&limit=1')).toEqual({
      pages: [['p12'], ['p1']],
      total: '2',
    });
    expect(calls).toEqual(['/api/search/posts?q=t%201&limit=1', '/posts/get']);
    expect(await read('/api/search/posts?q=%20T%202')).toMatchObject([
      {
        _id: 'p2',
        upVotes: 1,
        match: {
          title: [
            { text: 'Pos', isMatch: false },
            { text: 't 2', isMatch: true },
          ],
          body: [],
        },
      },
    ]);
    expect(await read('/api/search/posts?q=%28')).toEqual([]);
  });

  it('drops null, which stands for a missing text, list or item', async () => {
    const { read } = setUp({
      '/posts/get': () =>
        Response.json([{ ...post(1), postTags: null, mediaUrls: [null, { url: null }, '/media/a.png'] }]),
      '/api/users/u1': () => Response.json({ ...user(1), about: null, tags: null, socialLinks: { x: null } }),
      '/notifications': () => Response.json([{ _id: 'n1', sender: null }]),
    });

    await expect(read('/posts/get?id=p1')).resolves.toMatchObject([
      { postTags: [], mediaUrls: ['/media/a.png'] },
    ]);
    await expect(read('/api/users/u1')).resolves.toEqual({ ...user(1), socialLinks: {} });
    await expect(read('/notifications')).resolves.toEqual([
      { _id: 'n1', read: false, type: 'other', message: '', createdAt: '' },
    ]);
  });

  it.each([
    ['GET', '/notifications/unread-count', { count: '3' }, { count: 3 }],
    ['GET', '/posts/suggestions', [{ _id: 1, postTitle: 2 }], [{ _id: '1', postTitle: '2' }]],
    ['GET', '/api/users/search', [{ _id: 1 }, {}], [{ _id: '1', name: '' }]],
    ['GET', '/api/users', [{ _id: 1 }], [{ _id: '1' }]],
    ['GET', '/api/users/all', [{ _id: 1 }, null], [{ _id: '1' }]],
    ['GET', '/api/globalchat/history', [{ _id: 1, text: 2 }], [{ _id: '1', text: '2', timestamp: '' }]],
    ['POST', '/api/users/login', { token: 't', result: { _id: 1 } }, { token: 't', result: { _id: '1' } }],
    ['PATCH', '/api/users/update/1', { _id: 1, taskCompletion: {} }, { _id: '1', taskCompletion: {} }],
    ['PATCH', '/api/users/1/tasks/2/toggle', { _id: 1 }, { _id: '1' }],
    ['POST', '/api/users/1/tasks/complete-manual', { user: { _id: 1 } }, { user: { _id: '1' } }],
  ])('reads values of other types: %s %s', async (method, path, body, expected) => {
    const { send } = setUp({ [path]: () => Response.json(body) });

    expect(await (await send(path, { method })).json()).toMatchObject(expected);
  });

  it.each(['/notifications', '/notifications/unread-count', '/api/users/u1'])(
    'has no data for another type of response: %s',
    async (path) => {
      const { send } = setUp({ [path]: () => Response.json({ message: 'ok' }) });

      expect(await (await send(path)).text()).toBe('');
    },
  );

  it('accepts shares', async () => {
    const { send } = setUp({});

    expect((await send('/posts/share/p1', { method: 'POST' })).status).toBe(204);
  });

  it('ends the chat history when messages repeat', async () => {
    const { read } = setUp({
      '/api/globalchat/history': () => Response.json([{ _id: 'm1' }, { _id: 'm2' }]),
    });

    await expect(read('/api/globalchat/history?before=m1')).resolves.toEqual([]);
    await expect(read('/api/globalchat/history?before=m2')).resolves.toMatchObject([{ _id: 'm1' }]);
    await expect(read('/api/globalchat/history')).resolves.toHaveLength(2);
  });
});

describe('adaptPlainServer with any server', () => {
  const paged = { headers: { 'X-Total-Count': '7', Link: '</posts/get?cursor=2>; rel="next"' } };

  it.each([
    ['/posts/get?limit=2', () => Response.json([post(1)], paged)],
    ['/posts/get?limit=2', () => Response.json([post(1)], { headers: { 'X-Total-Count': '7' } })],
    ['/posts/get?limit=2', () => Response.json([], { status: 503 })],
    ['/api/users/all?limit=2', () => Response.json([user(1)], paged)],
    ['/api/tags?limit=2', () => Response.json([], paged)],
    ['/api/search/posts?q=a', () => Response.json([post(1)], paged)],
    ['/api/search/posts?q=a', () => Response.json({ message: 'Not now.' }, { status: 503 })],
    ['/api/leaderboard', () => Response.json([])],
    ['/api/site', () => Response.json({ home: 'news' })],
    ['/api/globalchat/history?before=m9', () => Response.json([chatMessage])],
    ['/posts/get?limit=2', () => Response.json({ message: 'Not now.' }, { status: 503 })],
    ['/api/tags?limit=2', () => Response.json({ message: 'Not now.' }, { status: 503 })],
    ['/api/leaderboard', () => Response.json({ message: 'Not now.' }, { status: 503 })],
    ['/api/site', () => Response.json({ message: 'Not now.' }, { status: 503 })],
    ['/api/users/u1', notFound],
  ])('passes the response to %s unchanged', async (path, respond) => {
    const expected = respond();
    const { send } = setUp({ [path.replace(/\?.*/, '')]: respond });
    const received = await send(path);

    expect(received.status).toBe(expected.status);
    expect([...received.headers]).toEqual([...expected.headers]);
    expect(await received.text()).toBe(await expected.text());
  });

  it('passes on a failure of the posts request behind the tags', async () => {
    const { send } = setUp({ '/posts/get': () => new Response('', { status: 503 }) });

    expect((await send('/api/tags?limit=2')).status).toBe(503);
    expect((await send('/api/search/posts?q=a')).status).toBe(503);
  });
});
