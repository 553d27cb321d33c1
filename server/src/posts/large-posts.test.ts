import { request as sendRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { messages } from '../messages';
import { publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

const comments = 2_000;

let server: TestApp;
let ada: TestMember;
let large: Post;
let small: Post;
beforeAll(async () => {
  server = await createTestApp({
    settings: { rateLimits: true },
    completeLists: { slots: { max: 2, waitMs: 10 }, timeouts: { stallMs: 60_000, totalMs: 60_000 } },
  });
  ada = await signUp(server, 'Ada');
  large = await publish(ada, { postTitle: 'Large' });
  small = await publish(ada, { postTitle: 'Small' });
  await vote(ada, large._id);
  // Exceeds a connection's buffers.
  await sql`
    insert into comments (id, post_id, user_id, body)
    select gen_random_uuid(), ${large._id}, ${ada.id}, repeat('Wörter ', 600)
    from generate_series(1, ${comments}::int)`.execute(server.db);
  await sql`update posts set comment_count = ${comments} where id = ${large._id}`.execute(server.db);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const urlOf = ({ _id: id }: Post) => `/posts/get?id=${id}`;

/** Does not read the body. */
const open = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    sendRequest({ port, path: urlOf(large), agent: false }, resolve)
      .once('error', reject)
      .end();
  });

it('sends a large post to one request of a caller at a time', async () => {
  const first = await open();

  const second = await server.request({ url: urlOf(large) });
  expect(second.statusCode).toBe(429);
  expect(second.json()).toEqual({ code: 'too_many_requests', message: messages.listPending });
  for (const url of [urlOf(small), `${urlOf(large)}&commentsLimit=1`])
    expect((await server.request({ url })).statusCode).toBe(200);

  const [post] = JSON.parse(await text(first)) as Post[];
  expect(post?.comment).toHaveLength(comments);
  expect(post?.comment?.every(({ commentBody }) => commentBody === 'Wörter '.repeat(600))).toBe(true);
  expect(post?.upVote).toEqual([ada.id]);
});

it("sends a large post with the caller's vote", async () => {
  const [post] = (await ada.request({ url: urlOf(large) })).json<Post[]>();

  expect(post).toMatchObject({ myVote: 'upVote', noOfComments: comments });
});

it('counts large posts apart from others', async () => {
  const remoteAddress = '198.51.100.7';
  const statusOf = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    (await server.request({ url, method, remoteAddress })).statusCode;
  const statuses = [];
  for (let n = 0; n < 61; n += 1) statuses.push(await statusOf(urlOf(large), 'HEAD'));

  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  expect(await statusOf(urlOf(small))).toBe(200);
  expect(await statusOf('/posts/get')).toBe(200);
});
