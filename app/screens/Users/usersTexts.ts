import { formatNumber } from '@alphazone/ui';

export const usersTexts = {
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`,
  loading: 'Loading users...',
  failed: (reason: string) => `The users could not be loaded. ${reason}`,
  none: 'Nobody has joined yet.',
} as const;
