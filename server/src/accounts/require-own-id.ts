import { forbidden } from '../errors';
import { messages } from '../messages';
import type { Member } from './member';

/**
 * Requires a `userId` in the request to match the token: identity comes from the token alone.
 *
 * @throws 403 when it names another user.
 */
export function requireOwnId(member: Member, userId: string): void {
  if (userId !== member.id) throw forbidden(messages.notYou);
}
