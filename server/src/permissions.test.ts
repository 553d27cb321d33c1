import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { multipart, testFiles } from './testing/files';
import { comment, publish, signUp, type TestMember } from './testing/members';
import { appointAdmin } from './testing/rows';
import { createTestApp, type TestApp } from './testing/test-app';

let server: TestApp;
/** The roles of spec section 6. The others try to change the owner's content. */
const people: Partial<Record<'owner' | 'member' | 'admin', TestMember>> = {};

const person = (who: keyof typeof people) => people[who] ?? expect.fail(`${who} did not sign up`);

beforeAll(async () => {
  server = await createTestApp();
  people.owner = await signUp(server, 'Owner');
  people.member = await signUp(server, 'Member');
  people.admin = await signUp(server, 'Admin');
  await appointAdmin(server.db, people.admin.id);
});
afterAll(() => server.close());

type Attempt = (userId: string) => InjectOptions | Promise<InjectOptions>;

/** Each creates its own content, so that attempts are independent. */
const attempts: Record<string, Attempt> = {
  'browse posts': () => ({ url: '/posts/get' }),
  'search posts': () => ({ url: '/posts/suggestions?q=ab' }),
  'see users': () => ({ url: '/api/users/all' }),
  'see a profile': () => ({ url: `/api/users/${person('owner').id}` }),
  'search users': () => ({ url: '/api/users/search?q=a' }),
  'read the chat': () => ({ url: '/api/globalchat/history' }),
  'see the site': () => ({ url: '/api/site' }),
  'see the tags': () => ({ url: '/api/tags' }),
  'see the leaderboard': () => ({ url: '/api/leaderboard' }),
  'see the prices': () => ({ url: '/api/crypto/top' }),
  'share a post': async () => ({
    method: 'POST',
    url: `/posts/share/${(await publish(person('owner')))._id}`,
  }),
  'create a post': (userId) => ({
    method: 'POST',
    url: '/posts/CreatePost',
    payload: { postTitle: 'a', postBody: 'b', postTags: ['c'], userId, category: 'memes' },
  }),
  vote: async (userId) => ({
    method: 'PATCH',
    url: `/posts/vote/${(await publish(person('owner')))._id}`,
    payload: { value: 'upVote', userId },
  }),
  comment: async (userId) => ({
    method: 'POST',
    url: `/comment/${(await publish(person('owner')))._id}`,
    payload: { commentBody: 'x', userId },
  }),
  'upload a file': () => ({
    method: 'POST',
    url: '/api/upload/file',
    ...multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
  }),
  "delete the owner's post": async () => ({
    method: 'DELETE',
    url: `/posts/delete/${(await publish(person('owner')))._id}`,
  }),
  "delete the owner's comment": async () => {
    const post = await publish(person('member'));
    const { _id } = await comment(person('owner'), post._id);
    return { method: 'DELETE', url: `/comment/${_id}`, payload: { postId: post._id } };
  },
  "change the owner's profile": () => ({
    method: 'PATCH',
    url: `/api/users/update/${person('owner').id}`,
    payload: { about: 'x' },
  }),
  'pin a post': async () => ({ method: 'POST', url: `/posts/pin/${(await publish(person('owner')))._id}` }),
  'boost a post': async () => ({
    method: 'PATCH',
    url: `/posts/boost/${(await publish(person('owner')))._id}`,
    payload: { amount: 1 },
  }),
};

describe('permissions (spec section 6)', () => {
  // @spec 6.6, 6.7, 6.8
  it.each([
    // action                      guest owner member admin
    ['browse posts', 200, 200, 200, 200],
    ['search posts', 200, 200, 200, 200],
    ['see users', 200, 200, 200, 200],
    ['see a profile', 200, 200, 200, 200],
    ['search users', 200, 200, 200, 200],
    ['read the chat', 200, 200, 200, 200],
    ['see the site', 200, 200, 200, 200],
    ['see the tags', 200, 200, 200, 200],
    ['see the leaderboard', 200, 200, 200, 200],
    ['see the prices', 200, 200, 200, 200],
    ['share a post', 200, 200, 200, 200],
    ['create a post', 401, 201, 201, 201],
    ['vote', 401, 200, 200, 200],
    ['comment', 401, 201, 201, 201],
    ['upload a file', 401, 201, 201, 201],
    ["delete the owner's post", 401, 200, 403, 403],
    ["delete the owner's comment", 401, 200, 403, 403],
    ["change the owner's profile", 401, 200, 403, 403],
    ['pin a post', 401, 403, 403, 200],
    ['boost a post', 401, 403, 403, 200],
  ])('%s: guest %d, owner %d, another member %d, administrator %d', async (what, ...expected) => {
    const attempt = attempts[what] ?? expect.fail(`there is no attempt to ${what}`);
    const statuses = [(await server.request(await attempt(person('owner').id))).statusCode];
    for (const who of ['owner', 'member', 'admin'] as const) {
      const response = await person(who).request(await attempt(person(who).id));
      statuses.push(response.statusCode);
    }

    expect(statuses).toEqual(expected);
  });
});
