import type { Notification } from '@alphazone/client';

import type { TestMember } from './members';

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
