import type { Post, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { comment, publish, requestPost, signUp, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { parseFilters } from './filters';

let server: TestApp;
let ada: TestMember;
let mod: TestMember;
let now = new Date('2026-11-02T20:00:00Z');

beforeAll(async () => {
  const filters = parseFilters(JSON.stringify({ words: [{ words: ['casino'], action: 'hold' }] }));
  server = await createTestApp({ filters: () => filters, now: () => now });
  ada = await signUp(server, 'Ada');
  mod = await signUpModerator(server, 'Mona');
});
afterAll(() => server.close());

const approve = async (kind: 'post' | 'comment', _id: string) => {
  const payload = { kind: 'approve', target: { kind, _id }, reason: 'other' };
  const response = await mod.request({ method: 'POST', url: '/api/moderation/content', payload });
  expect(response.statusCode).toBe(200);
};
const paidTo = async ({ id }: TestMember) =>
  (
    await server.db
      .selectFrom('xp_entries')
      .select(['cause', 'reference', sql<string>`day::text`.as('day')])
      .where('user_id', '=', id)
      .execute()
  ).map(({ cause, reference, day }) => [cause === 'task' ? reference : cause, day]);

it('pays for late-approved texts on the days on which they were written', async () => {
  const { _id: postId } = await publish(ada);
  const bob = await signUp(server, 'Bob');
  now = new Date('2026-11-03T20:00:00Z');
  const held = (await requestPost(bob, { postBody: 'Casino!' })).json<Post>();
  const { _id: commentId } = await comment(bob, postId, 'casino');

  now = new Date('2026-11-06T09:00:00Z');
  await approve('post', held._id);
  await approve('comment', commentId);

  const paid = await paidTo(bob);
  expect(paid).toEqual(
    expect.arrayContaining([
      ['post', '2026-11-03'],
      ['comment', '2026-11-03'],
      ['daily-post 2026-11-03', '2026-11-03'],
      ['daily-comment 2026-11-03', '2026-11-03'],
      ['daily-visit 2026-11-03', '2026-11-03'],
    ]),
  );
  expect(paid.filter(([, day]) => day === '2026-11-06')).toEqual([]);
  const { loginStreak, tasks = [] } = (await server.request({ url: `/api/users/${bob.id}` })).json<User>();
  expect(loginStreak).toBe(0);
  expect(tasks.filter(({ type, completed }) => type === 'daily' && completed)).toEqual([]);
});
