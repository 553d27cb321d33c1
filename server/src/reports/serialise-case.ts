import type { components } from '@alphazone/client';

import type { DecisionKind } from '../database/tables';
import { isSilent } from '../moderation/decisions/hidden-decisions-repository';
import type { ListedCase, MemberRecordRow } from './cases-repository';
import type { ListedReport } from './reports-repository';
import { isClaimed } from './reports-rules';
import type { Thing } from './things-repository';

type Schemas = components['schemas'];

export function serialiseCase(
  row: ListedCase,
  {
    thing,
    decisions,
    isConcerned,
    now,
  }: {
    thing: Thing | undefined;
    decisions: readonly DecisionKind[];
    /** Hides from the viewer who reported what, who claimed and decided, and silent decisions. */
    isConcerned: boolean;
    now: Date;
  },
): Schemas['Case'] {
  const claim = isClaimed(row, now) ? row : undefined;
  const decision = serialiseCaseDecision(row, isConcerned);
  return {
    _id: row.id,
    target: row.target_kind,
    targetId: row.target_id,
    ...(row.zone !== null && { zone: row.zone }),
    state: row.state === 'claimed' && !claim ? 'open' : row.state,
    version: row.version,
    ...(isConcerned
      ? { weight: 0, reports: 0, reasons: [] }
      : { weight: row.weight, reports: row.reports, reasons: row.reasons }),
    openedOn: row.opened_on.toISOString(),
    member: { _id: row.member_id, name: row.member_name },
    ...(claim &&
      !isConcerned && {
        claimedBy: { _id: claim.claimed_by, name: claim.claimer_name ?? '' },
        claimedOn: claim.claimed_on.toISOString(),
      }),
    ...(thing && { thing: serialiseThing(thing) }),
    ...(decision && { decision }),
    decisions: [...decisions],
  };
}

function serialiseCaseDecision(
  { decision_id, decision_kind, decided_on, moderator_id, moderator_name }: ListedCase,
  isConcerned: boolean,
): Schemas['Case']['decision'] {
  if (decision_id === null || decision_kind === null || decided_on === null) return undefined;
  if (isConcerned && isSilent(decision_kind)) return undefined;
  return {
    _id: decision_id,
    kind: decision_kind,
    decidedOn: decided_on.toISOString(),
    ...(!isConcerned &&
      moderator_id !== null && { moderator: { _id: moderator_id, name: moderator_name ?? '' } }),
  };
}

export const serialiseThing = ({
  title,
  text,
  post_id,
  picture,
  media = 0,
  hidden,
}: Thing): Schemas['CaseThing'] => ({
  ...(title !== null && { title }),
  text,
  ...(post_id !== null && { postId: post_id }),
  ...(picture && { picture }),
  ...(media > (picture ? 1 : 0) && { media }),
  ...(hidden && { hidden }),
});

export const serialiseCaseReport = (row: ListedReport): Schemas['CaseReport'] => ({
  reason: row.reason,
  text: row.text,
  weight: row.weight,
  reportedOn: row.reported_on.toISOString(),
  ...(row.reporter_id !== null && { reporter: { _id: row.reporter_id, name: row.reporter_name ?? '' } }),
  ...(row.decision_id !== null && { isDecided: true }),
});

export const serialiseRecord = ({ joined_on, ...counts }: MemberRecordRow): Schemas['MemberRecord'] => ({
  joinedOn: joined_on.toISOString(),
  ...counts,
});
