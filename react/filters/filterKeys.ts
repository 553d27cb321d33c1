import type { components } from '@alphazone/client';

/** The blocked members, muted words and hidden posts of a member. */
export type MemberFilters = components['schemas']['MemberFilters'];

/** Query keys of a member's filters. */
export const filterKeys = {
  of: (userId: string) => ['filters', userId] as const,
};
