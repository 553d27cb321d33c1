import type { components } from '@alphazone/client';
import { kinds } from '@alphazone/client/kinds';

import type { DecisionKind, Hidden } from '../database/tables';
import { isConcerned, may, permissionFor, type Roles } from '../moderation/roles/permissions';
import type { Services } from '../services';
import type { CaseRow, ListedCase } from './cases-repository';
import { deciders } from './deciders';
import { decisionsFor } from './reports-rules';
import { serialiseCase } from './serialise-case';
import { findThings, type Thing } from './things-repository';

type Case = components['schemas']['Case'];

/** Useless while the item is hidden. */
const changesOnly = new Set<DecisionKind>(['lock', 'move', 'edit tags']);

/** Impossible after the member has deleted the account. */
const aboutMember = new Set<DecisionKind>(kinds.memberDecisionKind);

interface Moderator {
  roles: Roles;
  userId: string;
}

/** Decisions open to the moderator. */
export function possibleDecisions(
  {
    target_kind,
    zone,
    member_id,
    is_member_deleted,
  }: Pick<ListedCase, 'target_kind' | 'zone' | 'member_id' | 'is_member_deleted'>,
  moderator: Moderator,
  thing: { hidden: Hidden | null } | undefined,
): DecisionKind[] {
  if (isConcerned(member_id, moderator)) return [];
  return decisionsFor[target_kind].filter((kind) => {
    if (!thing && deciders[kind].needsThing) return false;
    if (kind === 'approve' ? thing?.hidden !== 'held' : kind === 'keep' && thing?.hidden === 'held')
      return false;
    if (thing?.hidden && changesOnly.has(kind)) return false;
    if (is_member_deleted && aboutMember.has(kind)) return false;
    return may(moderator.roles, permissionFor[kind], zone ?? undefined);
  });
}

type DescribeServices = Pick<Services, 'db' | 'now'>;

const targetOf = ({ target_kind: kind, target_id: id }: CaseRow) => ({ kind, id });

/** Returns a function that describes cases to the moderator. */
export const describeCases =
  ({ db, now }: DescribeServices, moderator: Moderator) =>
  async (rows: readonly ListedCase[]): Promise<Case[]> => {
    const things = await findThings(db, rows.map(targetOf));
    return rows.map((row) => describe(row, things.get(row.target_id), moderator, now()));
  };

/** Describes one case to the moderator. */
export async function describeOne(
  { db, now }: DescribeServices,
  moderator: Moderator,
  row: ListedCase,
): Promise<Case> {
  const things = await findThings(db, [targetOf(row)]);
  return describe(row, things.get(row.target_id), moderator, now());
}

function describe(row: ListedCase, thing: Thing | undefined, moderator: Moderator, now: Date): Case {
  return serialiseCase(row, {
    thing,
    decisions: row.state === 'done' ? [] : possibleDecisions(row, moderator, thing),
    isConcerned: isConcerned(row.member_id, moderator),
    now,
  });
}
