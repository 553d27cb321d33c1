import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { findProfile } from './accounts-repository';
import type { Member } from './member';

export async function requireOwnAccount(
  { db }: Pick<Services, 'db'>,
  member: Member,
  userId: string,
  refusal: string,
): Promise<void> {
  if (member.id === userId) return;
  throw (await findProfile(db, userId)) ? forbidden(refusal) : notFound(messages.noUser);
}
