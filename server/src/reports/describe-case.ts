import type { components } from '@alphazone/client';

import type { DecisionKind, Hidden } from '../database/tables';
import { isConcerned, may, permissionFor, type Roles } from '../moderation/permissions';
import type { Services } from '../services';
import type { CaseRow, ListedCase } from './cases-repository';
import { deciders } from './deciders';
import { decisionsFor } from './reports-rules';
import { serialiseCase } from './serialise-case';
import { findThings } from './things-repository';

type Case = components['schemas']['Case'];

/** Useless while the item is hidden. */
const changesOnly = new Set<DecisionKind>(['lock', 'move', 'edit tags']);

interface Moderator {
  roles: Roles;
  userId: string;
}

/** Decisions open to the moderator. */
export function possibleDecisions(
  { target_kind, zone, member_id }: Pick<CaseRow, 'target_kind' | 'zone' | 'member_id'>,
  moderator: Moderator,
  thing: { hidden: Hidden | null } | undefined,
): DecisionKind[] {
  if (isConcerned(member_id, moderator)) return [];
  return decisionsFor[target_kind].filter((kind) => {
    if (!thing && deciders[kind].needsThing) return false;
    if (kind === 'approve' ? thing?.hidden !== 'held' : kind === 'keep' && thing?.hidden === 'held')
      return false;
    if (thing?.hidden && changesOnly.has(kind)) return false;
    return may(moderator.roles, permissionFor[kind], zone ?? undefined);
  });
}

export const describeCases =
  ({ db, now }: Pick<Services, 'db' | 'now'>, moderator: Moderator) =>
  async (rows: readonly ListedCase[]): Promise<Case[]> => {
    const things = await findThings(
      db,
      rows.map((row) => ({ kind: row.target_kind, id: row.target_id })),
    );
    return rows.map((row) => {
      const thing = things.get(row.target_id);
      const decisions = row.state === 'done' ? [] : possibleDecisions(row, moderator, thing);
      return serialiseCase(row, {
        thing,
        decisions,
        isConcerned: isConcerned(row.member_id, moderator),
        now: now(),
      });
    });
  };
