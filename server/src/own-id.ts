import type { Member } from './contract/handlers';
import { forbidden } from './errors';
import { messages } from './messages';

/**
 * Identity comes from the token; a `userId` beside it may only repeat it.
 *
 * @throws 403 when it names somebody else.
 */
export function demandOwnId(member: Member, userId: string): void {
  if (userId !== member.id) throw forbidden(messages.notYou);
}
