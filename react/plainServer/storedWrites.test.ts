import { expect, it } from 'vitest';

import type { RepeatedWrite } from '../outbox/Outbox';
import { adaptPlainServer } from './adaptPlainServer';

const createdOn = Date.parse('2026-11-28T10:00:00Z');
const comment = {
  _id: 'c1',
  userId: 'bob',
  userCommented: 'Bob',
  commentBody: 'gm ',
  commentedOn: '2026-11-28T10:00:02Z',
};
const post = {
  _id: 'p1',
  userId: 'bob',
  postTitle: 'Halving',
  postBody: 'When?',
  postedOn: '2026-11-28T09:55:00Z',
  upVote: ['bob'],
  downVote: [],
  comment: [comment],
};

const writes = {
  comment: ['POST', '/comment/p1', { commentBody: 'gm' }],
  post: ['POST', '/posts/CreatePost', { postTitle: 'Halving', postBody: 'When?', category: 'News' }],
  vote: ['PATCH', '/posts/vote/p1', { value: 'upVote' }],
} as const;

async function write(
  kind: keyof typeof writes,
  {
    posts = () => Response.json([post]),
    repeated = { createdOn, myVote: 'upVote' },
    key = 'k1',
  }: { posts?: () => Response; repeated?: RepeatedWrite; key?: string } = {},
) {
  const calls: string[] = [];
  const adapted = adaptPlainServer({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
      return request.method === 'GET' ? posts() : Response.json(await request.json(), { status: 207 });
    },
    currentUserId: () => 'bob',
    outbox: () => ({ repeatedWrite: (sentKey) => (sentKey === 'k1' ? repeated : undefined) }),
  });
  const [method, path, body] = writes[kind];
  const request = new Request(`http://forum.test${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'Idempotency-Key': key },
  });
  const response = await adapted(request);
  const received: unknown = await response.json();
  return { calls, status: response.status, received, sent: body };
}

const read = 'GET /posts/get?limit=1';

it.each([
  ['comment', 201, { comment }],
  ['post', 201, { _id: 'p1', postTitle: 'Halving' }],
  ['vote', 200, { _id: 'p1', upVotes: 1, myVote: 'upVote' }],
] as const)('does not repeat a stored %s on a plain server', async (kind, status, stored) => {
  const { calls, received, ...response } = await write(kind);

  expect(calls).toEqual([read]);
  expect(response.status).toBe(status);
  expect(received).toMatchObject(stored);
});

it.each([
  ['comment', 'another author’s', { comment: [{ ...comment, userId: 'eve' }] }],
  ['comment', 'another text', { comment: [{ ...comment, commentBody: 'gn' }] }],
  ['comment', 'an earlier one', { comment: [{ ...comment, commentedOn: '2026-11-28T09:40:00Z' }] }],
  ['comment', 'one of another post', { _id: 'p2' }],
  ['comment', 'none', { comment: undefined }],
  ['post', 'another author’s', { userId: 'eve' }],
  ['post', 'another title', { postTitle: 'Halved' }],
  ['post', 'another text', { postBody: 'Then.' }],
  ['post', 'an earlier one', { postedOn: '2026-11-27T09:55:00Z' }],
  ['vote', 'none', { upVote: [] }],
  ['vote', 'the other', { upVote: [], downVote: ['bob'] }],
  ['vote', 'one on another post', { _id: 'p2' }],
] as const)('sends a %s if the server has %s', async (kind, _, other) => {
  const { calls, received, sent } = await write(kind, {
    posts: () => Response.json([{ ...post, ...other }]),
  });

  expect(calls).toEqual([read, expect.stringMatching(/^(POST|PATCH)/)]);
  expect(received).toEqual(sent);
});

it('sends a vote whose result is unknown', async () => {
  const { calls } = await write('vote', { repeated: { createdOn } });

  expect(calls).toHaveLength(2);
});

it('leaves repeated writes to a server that honours keys', async () => {
  const { calls, received, sent } = await write('comment', {
    posts: () => Response.json([post], { headers: { 'X-Total-Count': '1' } }),
  });

  expect(calls).toEqual([read, 'POST /comment/p1']);
  expect(received).toEqual(sent);
});

it('reads nothing before a first attempt', async () => {
  const { calls } = await write('comment', { key: 'k2' });

  expect(calls).toEqual(['POST /comment/p1']);
});

it('does not send a repeated write while posts cannot be read', async () => {
  const { calls, status } = await write('comment', {
    posts: () => Response.json({ message: 'Not now.' }, { status: 503 }),
  });

  expect(calls).toEqual([read]);
  expect(status).toBe(503);
});
