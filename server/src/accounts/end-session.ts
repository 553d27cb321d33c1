import { isId } from '../database/ids';
import type { Services } from '../services';
import { deleteSession } from './sessions-repository';

/** Also demotes its sockets. @returns Whether it was the member's. */
export async function endSession(
  { change }: Pick<Services, 'change'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  if (!isId(sessionId)) return false;
  return change(async ({ transaction, outcome }) => {
    const isEnded = await deleteSession(transaction, userId, sessionId);
    if (isEnded) outcome.revokedUsers.push(userId);
    return isEnded;
  });
}
