import type { Decision, useDecision } from '@alphazone/react';

export interface DecisionPartProps {
  decision: Decision;
  take: ReturnType<typeof useDecision>['take'];
  isPending: boolean;
}
