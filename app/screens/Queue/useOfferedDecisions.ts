import type { Case } from '@alphazone/react';

import { useMoveTargets } from '../../moderation/useMoveTargets';

/** Returns a function that lists the decisions of a case. Moving needs the permission in both zones; the server has checked the case's own. */
export function useOfferedDecisions(): (item: Case) => Case['decisions'] {
  const moveTargetsOf = useMoveTargets();
  return ({ decisions, zone }) =>
    decisions.filter((kind) => kind !== 'move' || moveTargetsOf(zone).length > 0);
}
