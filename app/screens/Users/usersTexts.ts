import { formatNumber } from '@alphazone/ui';

export const usersTexts = {
  userCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`,
  loadingUsers: 'Loading users...',
  usersFailed: (reason: string) => `The users could not be loaded. ${reason}`,
  noUsers: 'Nobody has joined yet.',
} as const;
