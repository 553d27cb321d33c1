import { requireMember } from '../contract/handlers';
import { forbidden, notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { findProfile } from './accounts-repository';
import type { Member } from './member';

/** @throws 403 with `refusal` for another member's account, 404 for an unknown one or an applicant's. */
export async function requireOwnAccount(
  { db }: Pick<Services, 'db'>,
  member: Member,
  userId: string,
  refusal: string,
): Promise<void> {
  if (member.id === userId) return;
  const profile = await findProfile(db, userId);
  throw profile && !profile.awaitsApproval ? forbidden(refusal) : notFound(messages.noUser);
}

/** @returns The caller's id. @throws 401 for guests, 403 for another member's account, 404 for an unknown one. */
export async function requireSelf(
  services: Pick<Services, 'db'>,
  call: { member: Member | undefined; params: { id: string } },
): Promise<string> {
  const member = requireMember(call);
  await requireOwnAccount(services, member, call.params.id, messages.onlyOwnAccount);
  return member.id;
}
