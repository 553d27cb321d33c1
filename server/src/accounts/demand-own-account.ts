import type { Member } from '../contract/handlers';
import type { Database } from '../database/database';
import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import { findProfile } from './accounts-repository';

/**
 * Lets only the member through whose account it is.
 *
 * @throws 403 with `refusal` when it is somebody else's, 404 when it is nobody's.
 */
export async function demandOwnAccount(
  db: Database,
  member: Member,
  userId: string,
  refusal: string,
): Promise<void> {
  if (member.id === userId) return;
  throw (await findProfile(db, userId)) ? forbidden(refusal) : notFound(messages.noUser);
}
