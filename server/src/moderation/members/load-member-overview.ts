import type { components } from '@alphazone/client';

import { serialiseMatch } from '../../accounts/profiles/serialise-user';
import { listSessions } from '../../accounts/sessions/sessions-repository';
import type { DatabaseReader } from '../../database/database';
import { isId } from '../../database/ids';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import { listDecisionsOf } from '../decisions/decisions-repository';
import { findGrantedRoles } from '../roles/find-roles';
import { findMemberFacts } from './member-facts-repository';
import { moderationMessages } from '../messages';
import { isConcerned, isStaff, may, maySeeMember } from '../roles/permissions';
import { requirePermission } from '../roles/require-permission';
import { readRoles } from '../roles/roles-repository';
import { sanctionOf } from '../sanctions/sanctions';
import { serialiseMemberDecision, serialiseSanction } from '../decisions/serialise-member-decision';
import { findUserMatches } from './find-user-matches';

const maxDecisions = 50;
const maxSessions = 50;

export async function loadMemberOverview(
  services: Pick<Services, 'db' | 'adminId' | 'now'>,
  moderatorId: string,
  userId: string,
): Promise<components['schemas']['MemberOverview']> {
  const { db, now } = services;
  const moderator = await requirePermission(services, moderatorId, 'read member records');
  const facts = isId(userId) ? await findMemberFacts(db, userId) : undefined;
  if (!facts || !maySeeMember(moderator, facts)) throw notFound(moderationMessages.noMember);
  const isHidden = isConcerned(userId, { roles: moderator, userId: moderatorId });
  const [decisions, roles, granted, adminId] = await Promise.all([
    listDecisionsOf(db, userId, { limit: maxDecisions, isForMember: isHidden }),
    findGrantedRoles(services, userId),
    readRoles(db, userId),
    services.adminId(),
  ]);
  const moderators = await findUserMatches(
    db,
    isHidden ? [] : decisions.map(({ moderator_id }) => moderator_id),
  );
  const sanction = sanctionOf(facts, now());
  const networks = may(moderator, 'ban addresses') ? await listNetworks(db, userId) : undefined;
  return {
    user: serialiseMatch(facts),
    joinedOn: facts.joined_on.toISOString(),
    posts: facts.posts_count,
    comments: facts.comments_count,
    roles: [
      ...(userId === adminId ? [{ role: 'administrator' as const }] : []),
      ...granted.map(({ role, zone }) => ({ role, ...(zone !== null && { zone }) })),
    ],
    ...(sanction && { sanction: serialiseSanction(sanction) }),
    decisions: decisions.map((row) =>
      serialiseMemberDecision(row, row.moderator_id === null ? undefined : moderators.get(row.moderator_id)),
    ),
    ...(networks && { networks }),
    canDecide: userId !== moderatorId && userId !== adminId && (!isStaff(roles) || moderator.administrator),
  };
}

async function listNetworks(db: DatabaseReader, userId: string): Promise<string[]> {
  const sessions = await listSessions(db, userId, maxSessions);
  return [...new Set(sessions.map(({ network }) => network))];
}
