import type { components } from '@alphazone/client';

import type { TimePosition } from '../database/time-position';
import { notFound } from '../errors';
import {
  findListedDecision,
  listAppealed,
  listDecisionsAbout,
  type ListedDecision,
} from '../moderation/decisions/decisions-repository';
import { findRoles } from '../moderation/roles/find-roles';
import { moderationMessages } from '../moderation/messages';
import { may, zonesOf } from '../moderation/roles/permissions';
import { requireStaff } from '../moderation/roles/require-permission';
import { findThings } from '../reports/things-repository';
import type { Services } from '../services';
import { readableThing } from './readable-thing';
import { serialiseDecision } from './serialise-decision';

type Decision = components['schemas']['Decision'];
type ReadServices = Pick<Services, 'db' | 'adminId'>;

export interface DecisionsPage {
  limit: number;
  after: TimePosition | undefined;
}

/** @throws 404, except for the member concerned and moderators of the zone: others learn nothing about it. */
export async function readDecision(
  services: ReadServices,
  { decisionId, userId }: { decisionId: string; userId: string },
): Promise<Decision> {
  const [row, roles] = await Promise.all([
    findListedDecision(services.db, decisionId),
    findRoles(services, userId),
  ]);
  if (!row) throw notFound(moderationMessages.noDecision);
  const isMember = row.member_id === userId;
  if (isMember && row.is_hidden_from_member) throw notFound(moderationMessages.noDecision);
  const isStaff = may(roles, 'review appeals', row.zone ?? undefined);
  if (!isMember && !isStaff) throw notFound(moderationMessages.noDecision);
  const things = await findThings(services.db, [{ kind: row.target_kind, id: row.target_id }]);
  const thing = readableThing(things.get(row.target_id), { userId, roles, isMember });
  return serialiseDecision(row, { thing, viewer: { isMember, isStaff: isStaff && !isMember } });
}

export function listOwnDecisions(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { limit, after }: DecisionsPage,
): Promise<ListedDecision[]> {
  return listDecisionsAbout(db, userId, { limit: limit + 1, after });
}

export const serialiseOwn = (row: ListedDecision): Decision =>
  serialiseDecision(row, { viewer: { isMember: true, isStaff: false } });

/** Appeals in the user's zones. */
export async function listAppeals(
  services: ReadServices,
  userId: string,
  { limit, after }: DecisionsPage,
): Promise<ListedDecision[]> {
  const zones = zonesOf(await requireStaff(services, userId));
  return listAppealed(services.db, { zones, limit: limit + 1, after });
}

export async function describeAppeals(
  services: ReadServices,
  rows: readonly ListedDecision[],
  userId: string,
): Promise<Decision[]> {
  const [things, roles] = await Promise.all([
    findThings(
      services.db,
      rows.map((row) => ({ kind: row.target_kind, id: row.target_id })),
    ),
    findRoles(services, userId),
  ]);
  return rows.map((row) => {
    const isMember = row.member_id === userId;
    return serialiseDecision(row, {
      thing: readableThing(things.get(row.target_id), { userId, roles, isMember }),
      viewer: { isMember, isStaff: !isMember },
    });
  });
}
