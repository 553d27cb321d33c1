import type { components, UserMatch } from '@alphazone/client';

import type { DecisionRow } from './decisions-repository';
import type { Sanction } from '../sanctions/sanctions';

type Schemas = components['schemas'];

export const serialiseSanction = ({
  kind,
  decisionId,
  reason,
  endsOn,
}: Sanction): Schemas['OwnSanction'] => ({
  kind,
  decision: decisionId,
  reason,
  ...(endsOn !== null && { endsOn: new Date(endsOn).toISOString() }),
});

/** @param moderator Only for moderators. */
export const serialiseMemberDecision = (
  row: DecisionRow,
  moderator: UserMatch | undefined,
): Schemas['MemberDecision'] => ({
  _id: row.id,
  kind: row.kind,
  target: row.target_kind,
  ...(row.zone !== null && { zone: row.zone }),
  reason: row.reason,
  note: row.note,
  decidedOn: row.decided_on.toISOString(),
  ...(row.ends_on && { endsOn: row.ends_on.toISOString() }),
  state: row.state,
  ...(moderator && { moderator }),
});
