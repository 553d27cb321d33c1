import type { Decision, useDecision } from '@alphazone/react';

export interface DecisionPartProps {
  decision: Decision;
  take: ReturnType<typeof useDecision>['take'];
  isPending: boolean;
}

export const dateOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
