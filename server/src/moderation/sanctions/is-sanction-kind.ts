import { kinds } from '@alphazone/client/kinds';

import type { SanctionKind } from '../../database/column-types';
import type { DecisionKind } from '../../database/tables';

/** Whether it lasts, for a time or permanently. */
export const isSanctionKind = (kind: DecisionKind): kind is SanctionKind =>
  kinds.sanctionKind.some((sanction) => sanction === kind);
