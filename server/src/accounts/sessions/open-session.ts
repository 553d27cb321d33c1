import type { Session } from '@alphazone/client';

import { recordActivities } from '../../activity/record-activity';
import type { DatabaseTransaction } from '../../database/database';
import { HttpError, unauthorized } from '../../errors';
import { messages } from '../../messages';
import { lockActorStates } from '../../gamification/reward';
import { insertAuditEntry } from '../../moderation/audit/audit-log-repository';
import { findGrantedRoles } from '../../moderation/roles/find-roles';
import { isStaff } from '../../moderation/roles/permissions';
import { requestSecondFactor } from '../../second-factor/request-second-factor';
import type { Services } from '../../services';
import { findOwnCredentials, type Credentials } from '../log-in/credentials-repository';
import type { Device } from './device-of';
import { newSession } from './new-session';
import { startSession } from './start-session';

export interface LogIn {
  device: Device;
  /** Factors that have been proved. `one` is not enough for an account with a second factor. */
  proved: 'one' | 'all';
  /** Runs at the end of the transaction, also when the second factor is missing. */
  onProved?: (transaction: DatabaseTransaction) => Promise<void>;
}

/**
 * Logs in a user whose identity has been proved.
 * @throws 401 when the account has been deleted since, and with a challenge when the second factor is missing.
 */
export async function openSession(
  services: Pick<Services, 'db' | 'changeSilently' | 'tokens' | 'now' | 'adminId'>,
  user: Pick<Credentials, 'id' | 'name' | 'picture_url' | 'token_version'>,
  { device, proved, onProved }: LogIn,
): Promise<Session> {
  const { changeSilently, tokens, now } = services;
  // Mostly silent: only the first log-in of a day changes what others see.
  const opened = await changeSilently(async (unit) => {
    const { transaction } = unit;
    // After the lock: the account may have been deleted, or got a second factor, since the identity was proved.
    const [[actor], refusal, roles] = await Promise.all([
      lockActorStates(transaction, [user.id], now()),
      proved === 'one' ? requestSecondFactor(transaction, user.id) : undefined,
      findGrantedRoles(services, user.id, transaction),
    ]);
    if (!actor) throw unauthorized(messages.loginNeeded);
    if (refusal) {
      // A password that changed since it was verified ended the challenges that existed then.
      const current = await findOwnCredentials(transaction, user.id);
      if (current?.token_version !== user.token_version) throw unauthorized(messages.loginNeeded);
      await onProved?.(transaction);
      return refusal;
    }
    await recordActivities(unit, [{ activity: { kind: 'logged in', actorId: user.id }, actor }], now());
    const [sessionId] = await Promise.all([
      startSession(unit, { userId: user.id, tokenVersion: user.token_version, device }, tokens),
      // Even while their roles lack the second factor.
      isStaff(roles) && insertAuditEntry(transaction, { actorId: user.id, action: 'log in' }, now()),
      onProved?.(transaction),
    ]);
    return sessionId;
  });
  if (opened instanceof HttpError) throw opened;
  return newSession(user, opened, tokens);
}
