import { forbidden } from '../errors';
import { messages } from '../messages';
import type { Member } from './member';

/**
 * Identity comes from the token. A `userId` in the request may only repeat it.
 *
 * @throws 403 when it names another user.
 */
export function requireOwnId(member: Member, userId: string): void {
  if (userId !== member.id) throw forbidden(messages.notYou);
}
