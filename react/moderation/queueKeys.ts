import type { components } from '@alphazone/client';

export type CaseList = components['schemas']['CaseList'];

export const queueKeys = {
  all: ['moderation', 'queue'],
  list: (list: CaseList) => ['moderation', 'queue', 'list', list],
  case: (id: string) => ['moderation', 'queue', 'case', id],
  appeals: ['moderation', 'queue', 'appeals'],
  change: (id: string) => ['moderation', 'change', id],
  decide: (id: string) => ['moderation', 'change', id, 'decide'],
} as const;

export const decisionKeys = {
  all: ['decisions'],
  one: (id: string) => ['decisions', 'one', id],
  own: ['decisions', 'own'],
  change: (id: string) => ['decisions', 'change', id],
} as const;
