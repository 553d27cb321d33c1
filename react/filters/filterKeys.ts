import type { components } from '@alphazone/client';

/** Query keys of a member's filters. */
export type MemberFilters = components['schemas']['MemberFilters'];

export const filterKeys = {
  of: (userId: string) => ['filters', userId] as const,
};
