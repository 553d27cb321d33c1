import { isId } from '../../database/ids';
import type { Services } from '../../services';
import { endLinks } from '../addresses/end-links';
import { deleteSession } from './sessions-repository';

/**
 * Ends a session and demotes its sockets. Unless it is the caller's own, also invalidates mailed links that it may have
 * requested.
 * @returns False if the member has no such session.
 */
export async function endSession(
  { change }: Pick<Services, 'change'>,
  { userId, sessionId, isOwn }: { userId: string; sessionId: string; isOwn: boolean },
): Promise<boolean> {
  if (!isId(sessionId)) return false;
  return change(async (unit) => {
    const isEnded = await deleteSession(unit.transaction, userId, sessionId);
    if (!isEnded) return false;
    unit.outcome.changedAccess.push(userId);
    if (!isOwn) await endLinks(unit, userId);
    return true;
  });
}
