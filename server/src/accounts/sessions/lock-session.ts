import type { DatabaseTransaction } from '../../database/database';
import { accountDeleted, unauthorized } from '../../errors';
import { messages } from '../../messages';
import { lockMember } from '../accounts-repository';
import { lockOpenSession } from './sessions-repository';

/** The session that has sent a request. */
export interface OwnSession {
  userId: string;
  /** Undefined for a token of an older release. */
  sessionId: string | undefined;
}

/**
 * Locks the member and the session, for changes of how to log in: the session may have ended since the request was
 * identified, because it was stolen and the member has changed the password.
 * @throws 401 when the account or the session has ended.
 */
export async function lockSession(
  transaction: DatabaseTransaction,
  { userId, sessionId }: OwnSession,
): Promise<void> {
  if (!(await lockMember(transaction, userId))) throw accountDeleted();
  // A statement of its own, after the lock, so that it sees what the member has changed meanwhile.
  if (sessionId !== undefined && !(await lockOpenSession(transaction, sessionId)))
    throw unauthorized(messages.loginNeeded);
}
