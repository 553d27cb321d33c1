import { afterAll, beforeAll, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { comment, publish, requestPost, signUp, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { parseFilters } from './filters';

let server: TestApp;
let bob: TestMember;
let mod: TestMember;

const filters = parseFilters(JSON.stringify({ words: [{ words: ['casino'], action: 'hold' }] }));

beforeAll(async () => {
  server = await createTestApp({ filters: () => filters });
  bob = await signUp(server, 'Bob');
  mod = await signUpModerator(server, 'Mona');
});
afterAll(() => server.close());

const remove = async (kind: 'post' | 'comment' | 'chat message', _id: string) => {
  const payload = { kind: 'remove', target: { kind, _id }, reason: 'other' };
  const response = await mod.request({ method: 'POST', url: '/api/moderation/content', payload });
  expect(response.statusCode).toBe(200);
};

const hold = async () => (await requestPost(bob, { postBody: 'Casino!' })).json<{ _id: string }>()._id;

it.each<[what: string, act: () => Promise<string>]>([
  [
    'a held post that its author deletes',
    async () => {
      const id = await hold();
      await bob.request({ method: 'DELETE', url: `/posts/delete/${id}` });
      return id;
    },
  ],
  [
    'a held post that a moderator removes',
    async () => {
      const id = await hold();
      await remove('post', id);
      return id;
    },
  ],
  [
    'a held comment that a moderator removes',
    async () => {
      const { _id } = await comment(bob, (await publish(mod))._id, 'Casino!');
      await remove('comment', _id);
      return _id;
    },
  ],
  [
    'a held chat message that a moderator removes',
    async () => {
      await createChat({ db: server.db, rateLimits: false, filters: () => filters }).say(bob.id, {
        text: 'Casino!',
      });
      const { id } = await server.db
        .selectFrom('chat_messages')
        .select('id')
        .where('hidden', '=', 'held')
        .executeTakeFirstOrThrow();
      await remove('chat message', id);
      return id;
    },
  ],
])('pushes nothing about %s, which others never saw', async (_what, act) => {
  const id = await act();

  expect(JSON.stringify([server.published, server.moderated])).not.toContain(id);
});
