import type { components } from '@alphazone/client';

import type { ListedDecision } from '../moderation/decisions/decisions-repository';
import { serialiseThing } from '../reports/serialise-case';
import type { Thing } from '../reports/things-repository';
import { appealUntil } from './appeals-rules';

type Decision = components['schemas']['Decision'];

/** Never reveals to members who decided. */
export function serialiseDecision(
  row: ListedDecision,
  { thing, viewer }: { thing?: Thing | undefined; viewer: { isMember: boolean; isStaff: boolean } },
): Decision {
  const until = appealUntil(row.kind, row.decided_on);
  return {
    _id: row.id,
    kind: row.kind,
    target: row.target_kind,
    targetId: row.target_id,
    ...(row.zone !== null && { zone: row.zone }),
    reason: row.reason,
    note: row.note,
    decidedOn: row.decided_on.toISOString(),
    ...(row.ends_on && { endsOn: row.ends_on.toISOString() }),
    state: row.state,
    version: row.version,
    ...(until && { appealUntil: until.toISOString() }),
    ...(row.appeal !== null && { appeal: row.appeal }),
    ...(row.appealed_on && { appealedOn: row.appealed_on.toISOString() }),
    ...(row.reviewed_on && { reviewedOn: row.reviewed_on.toISOString() }),
    ...(row.review_note !== null && { reviewNote: row.review_note }),
    isOwn: viewer.isMember,
    ...(thing && { thing: serialiseThing(thing) }),
    ...(viewer.isStaff && {
      member: { _id: row.member_id, name: row.member_name },
      ...named('moderator', row.moderator_id, row.moderator_name),
      ...named('reviewer', row.reviewer_id, row.reviewer_name),
    }),
  };
}

const named = (key: 'moderator' | 'reviewer', id: string | null, name: string | null) =>
  id === null ? {} : { [key]: { _id: id, name: name ?? '' } };
