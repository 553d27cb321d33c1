import type { Session } from '@alphazone/client';

import { recordActivities } from '../activity/record-activity';
import { memberGone } from '../errors';
import { lockActorStates } from '../gamification/reward';
import { insertAuditEntry } from '../moderation/audit-log-repository';
import { findGrantedRoles } from '../moderation/find-roles';
import { isStaff } from '../moderation/permissions';
import type { Services } from '../services';
import type { Device } from './device-of';
import { newSession } from './new-session';
import type { Credentials } from './sessions-repository';
import { startSession } from './start-session';

/** Logs in a user whose identity has been proved. @throws 401 when the account has been deleted since. */
export async function openSession(
  services: Pick<Services, 'db' | 'change' | 'tokens' | 'now' | 'adminId'>,
  user: Pick<Credentials, 'id' | 'name' | 'picture_url' | 'token_version'>,
  device: Device,
): Promise<Session> {
  const { change, tokens, now } = services;
  const sessionId = await change(async (unit) => {
    const [actor] = await lockActorStates(unit.transaction, [user.id], now());
    // The account may have been deleted since the identity was proved.
    if (!actor) throw memberGone();
    await recordActivities(unit, [{ activity: { kind: 'logged in', actorId: user.id }, actor }], now());
    // Even while their roles lack the second factor.
    if (isStaff(await findGrantedRoles(services, user.id, unit.transaction))) {
      await insertAuditEntry(unit.transaction, { actorId: user.id, action: 'log in' }, now());
    }
    return startSession(unit, { userId: user.id, tokenVersion: user.token_version, device }, tokens);
  });
  return newSession(user, sessionId, tokens);
}
