import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { emptyOutcome, type Outcome } from '../outcome/outcome';
import { comment, publish, requestPost, signUp, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { parseFilters } from './filters';

let server: TestApp;
let bob: TestMember;
let mod: TestMember;

type Kind = 'post' | 'comment' | 'chat message';

const filters = parseFilters(
  JSON.stringify({
    words: [
      { words: ['casino'], action: 'hold' },
      { words: ['bonus'], action: 'report' },
    ],
  }),
);

beforeAll(async () => {
  server = await createTestApp({ filters: () => filters });
  bob = await signUp(server, 'Bob');
  mod = await signUpModerator(server, 'Mona');
});
afterAll(() => server.close());

const remove = (kind: Kind, _id: string) => decide('remove', kind, _id);

const decide = async (decision: 'approve' | 'remove', kind: Kind, _id: string) => {
  const payload = { kind: decision, target: { kind, _id }, reason: 'other' };
  const response = await mod.request({ method: 'POST', url: '/api/moderation/content', payload });
  expect(response.statusCode).toBe(200);
};

const pushed = () => JSON.stringify([server.published, server.moderated]);

async function hold(): Promise<string> {
  const held = (await requestPost(bob, { postBody: 'Casino!' })).json<Post>();
  expect(held.hidden).toBe('held');
  return held._id;
}

it.each<[what: string, act: () => Promise<string>]>([
  [
    'a held post that its author deletes',
    async () => {
      const id = await hold();
      expect((await bob.request({ method: 'DELETE', url: `/posts/delete/${id}` })).statusCode).toBe(200);
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
      await createChat({
        db: server.db,
        announce: announceNothing,
        rateLimits: false,
        filters: () => filters,
      }).say(bob.id, {
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

  expect(pushed()).not.toContain(id);
});

it('pushes an approved post', async () => {
  const id = await hold();
  await decide('approve', 'post', id);

  expect(pushed()).toContain(id);
});

it('announces only the cases of held and reported chat messages', async () => {
  const announced: Outcome[] = [];
  const chat = createChat({
    db: server.db,
    announce: (outcome) => Promise.resolve(void announced.push(outcome)),
    rateLimits: false,
    filters: () => filters,
  });
  for (const text of ['casino', 'bonus', 'gm']) await chat.say(bob.id, { text });

  const opened = await server.db
    .selectFrom('cases')
    .innerJoin('chat_messages', 'chat_messages.id', 'cases.target_id')
    .where('text', 'in', ['casino', 'bonus'])
    .select(['cases.id', 'zone'])
    .orderBy('text', 'desc')
    .execute();
  const [held, reported] = opened;
  expect(announced).toEqual([
    { ...emptyOutcome(), changedCases: [held] },
    { ...emptyOutcome(), changedCases: [reported] },
    emptyOutcome(),
  ]);
});
