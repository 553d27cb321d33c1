import type { components } from '@alphazone/client';

/** What a member does not want to see. */
export type MemberFilters = components['schemas']['MemberFilters'];

export const filterKeys = {
  of: (userId: string) => ['filters', userId] as const,
};
