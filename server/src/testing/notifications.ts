import type { Notification } from '@alphazone/client';

import { achievements } from '../gamification/gamification-rules';
import { signUp, type TestMember } from './members';
import type { TestApp } from './test-app';

/** Signs up somebody who has everything that can be earned: nothing tells such a member of rewards. */
export async function signUpAccomplished(
  server: TestApp,
  name: string,
  referralCode = '',
): Promise<TestMember> {
  const member = await signUp(server, name, referralCode);
  await server.db
    .insertInto('achievements_earned')
    .values(achievements.map(({ id }) => ({ user_id: member.id, achievement_id: id })))
    .execute();
  // In the midst of a level that is longer than any test.
  await server.db.updateTable('users').set({ xp: 100_000 }).where('id', '=', member.id).execute();
  return member;
}

/** The member's notifications; `query` begins with a question mark. */
export const notificationsOf = async (member: TestMember, query = '') =>
  (await member.request({ url: `/notifications${query}` })).json<Notification[]>();

/** How many of the member's notifications are unread. */
export const unreadOf = async (member: TestMember) =>
  (await member.request({ url: '/notifications/unread-count' })).json<{ count: number }>().count;

/** Marks notifications read as the member. */
export const markRead = (member: TestMember, notificationIds: unknown) =>
  member.request({ method: 'PUT', url: '/notifications/mark-read', payload: { notificationIds } });

/** A mention of the member, as texts carry it. */
export const mention = ({ name, id }: TestMember) => `@[${name}](${id})`;
