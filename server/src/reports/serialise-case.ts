import type { components } from '@alphazone/client';

import type { DecisionKind } from '../database/tables';
import { isSilent } from '../moderation/hidden-decisions-repository';
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
    ...(row.decision_id !== null &&
      row.decision_kind !== null &&
      row.decided_on !== null &&
      !(isConcerned && isSilent(row.decision_kind)) && {
        decision: {
          _id: row.decision_id,
          kind: row.decision_kind,
          decidedOn: row.decided_on.toISOString(),
          ...(!isConcerned &&
            row.moderator_id !== null && {
              moderator: { _id: row.moderator_id, name: row.moderator_name ?? '' },
            }),
        },
      }),
    decisions: [...decisions],
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
