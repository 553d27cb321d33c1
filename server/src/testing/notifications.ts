import type { Notification } from '@alphazone/client';

import { achievements } from '../gamification/gamification-rules';
import { signUp, type TestMember } from './members';
import type { TestApp } from './test-app';

/** Signs up a member with all achievements, so that rewards cause no notifications. */
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
  // No test earns enough XP for the next level.
  await server.db.updateTable('users').set({ xp: 100_000 }).where('id', '=', member.id).execute();
  return member;
}

export const notificationsOf = async (member: TestMember, query = '') =>
  (await member.request({ url: `/notifications${query}` })).json<Notification[]>();

export const unreadOf = async (member: TestMember) =>
  (await member.request({ url: '/notifications/unread-count' })).json<{ count: number }>().count;

export const markRead = (member: TestMember, notificationIds: unknown) =>
  member.request({ method: 'PUT', url: '/notifications/mark-read', payload: { notificationIds } });

export const mention = ({ name, id }: TestMember) => `@[${name}](${id})`;
