import type { UnitOfWork } from '../../outcome/outcome';
import { deleteBegunLogIns } from '../../second-factor/challenges-repository';
import { endLinks } from '../addresses/end-links';
import { deleteSessionsOf, renewSession } from './sessions-repository';
import { incrementTokenVersion } from './token-version-repository';

/**
 * Revokes all tokens of a member, ends log-ins pending a second factor, invalidates mailed links that change the password or
 * the address, and demotes the member's sockets.
 * @param except The id of a session that continues.
 * @returns The version for new tokens.
 */
export async function endSessions(
  unit: UnitOfWork,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<number> {
  const { transaction, outcome } = unit;
  outcome.changedAccess.push(userId);
  // Locks the member first: a request for a link that is about to commit is seen below.
  const version = await incrementTokenVersion(transaction, userId);
  await endLinks(unit, userId);
  await deleteSessionsOf(transaction, userId, except);
  await deleteBegunLogIns(transaction, userId);
  if (except !== undefined) await renewSession(transaction, except, version);
  return version;
}
