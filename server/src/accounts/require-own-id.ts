import { forbidden } from '../errors';
import { messages } from '../messages';
import type { Member } from './member';

/** Identity comes from the token alone. @throws 403 when `userId` names another user. */
export function requireOwnId(member: Member, userId: string): void {
  if (userId !== member.id) throw forbidden(messages.notYou);
}
