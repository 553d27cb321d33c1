import { randomUUID } from 'node:crypto';
import type { Comment, Post } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { noFilters, parseFilters } from '../filters/filters';
import { endConnectionsOnInsert } from '../testing/end-connections';
import { cookieOf, createFormsApp, type FormsApp } from '../testing/forms-app';
import { publish, signUp, type TestMember } from '../testing/members';

let filters = noFilters;
let forum: FormsApp;
let ada: TestMember;
let bob: TestMember;
let post: Post;
let formKey: string;

beforeAll(async () => {
  forum = await createFormsApp({ filters: () => filters });
  ada = await signUp(forum, 'Ada');
  bob = await signUp(forum, 'Bob');
});
beforeEach(async () => {
  filters = noFilters;
  post = await publish(ada);
  formKey = randomUUID();
});
afterAll(() => forum.close());

const vote = (value = 'upVote') =>
  forum.send(`/forms/vote/${post._id}?page=/memes`, { value, formKey }, cookieOf(bob));

const comment = (commentBody = 'By the harbour.') =>
  forum.send(`/forms/comment/${post._id}`, { commentBody, formKey }, cookieOf(bob));

const readVotes = async () => {
  const response = await bob.request({ url: `/posts/get?id=${post._id}` });
  const { upVotes, downVotes, myVote } = response.json<Post[]>()[0]!;
  return { upVotes, downVotes, myVote };
};

const commentsOn = async () =>
  (await bob.request({ url: `/api/posts/${post._id}/comments` }))
    .json<Comment[]>()
    .map(({ commentBody }) => commentBody);

/** Two at once, then two more. */
async function sendFourTimes(send: () => ReturnType<FormsApp['send']>) {
  const responses = [...(await Promise.all([send(), send()])), await send(), await send()];
  return responses.map(({ statusCode, headers }) => [statusCode, headers.location]);
}

const keysIn = ({ body }: { body: string }) =>
  [...body.matchAll(/<form [^>]*action="([^"]*)"><input type="hidden" name="formKey" value="([^"]*)">/g)].map(
    ([, action, key]) => [action, key],
  );

it('votes once when a form is sent again, or twice at once', async () => {
  expect(await sendFourTimes(() => vote())).toEqual(Array(4).fill([303, '/memes']));
  expect(await readVotes()).toEqual({ upVotes: 1, downVotes: 0, myVote: 'upVote' });
});

it('comments once when a form is sent again, or twice at once', async () => {
  expect(await sendFourTimes(() => comment())).toEqual(Array(4).fill([303, `/Posts/${post._id}#comments`]));
  expect(await commentsOn()).toEqual(['By the harbour.']);
});

it('says again that a repeated comment waits for approval', async () => {
  filters = parseFilters(JSON.stringify({ words: [{ words: ['casino'], action: 'hold' }] }));
  for (const { headers } of [await comment('Casino!'), await comment('Casino!')])
    expect(headers['set-cookie']).toContain(`form-held=${post._id};`);
});

it('carries out another vote or text from the same page', async () => {
  await vote('upVote');
  expect((await vote('downVote')).statusCode).toBe(303);
  expect(await readVotes()).toEqual({ upVotes: 0, downVotes: 1, myVote: 'downVote' });

  await comment('One.');
  expect((await comment('Two.')).statusCode).toBe(303);
  expect(await commentsOn()).toEqual(expect.arrayContaining(['One.', 'Two.']));
});

it.each(['', 'again'])('carries out each form with the key %j, which is no UUID', async (key) => {
  formKey = key;
  expect([(await vote()).statusCode, (await vote()).statusCode]).toEqual([303, 303]);
  expect(await readVotes()).toEqual({ upVotes: 0, downVotes: 0, myVote: null });
});

it('gives each document of a member a key of its own, and guests none', async () => {
  const pages = [await forum.open('/memes', cookieOf(bob)), await forum.open('/memes', cookieOf(bob))];
  const keys = pages.map(keysIn);
  expect(keys).toEqual([
    [['/forms/comment/1', expect.any(String)]],
    [['/forms/comment/1', expect.any(String)]],
  ]);
  expect(keys[0]).not.toEqual(keys[1]);

  const guests = await forum.open('/memes');
  expect(guests.body).toContain('action="/forms/comment/1"');
  expect(guests.body).not.toContain('formKey');
});

it('gives a refused form a new key, and the same one when the outcome is unknown', async () => {
  const refused = await comment(' ');
  expect([refused.statusCode, keysIn(refused)]).toEqual([400, [['/forms/comment/1', expect.any(String)]]]);
  expect(refused.body).not.toContain(formKey);

  await endConnectionsOnInsert(forum.db, 'comments', async () => {
    const interrupted = await comment();
    expect([interrupted.statusCode, keysIn(interrupted)]).toEqual([503, [['/forms/comment/1', formKey]]]);
  });
});
