import { LRUCache } from 'lru-cache';

import type { Call, Handlers, OperationId } from '../../contract/handlers';
import type { DatabaseReader } from '../../database/database';
import { HttpError } from '../../errors';
import type { EmailVerification } from '../../mail/mail-services';
import { messages } from '../../messages';
import { findAddress } from './addresses-repository';

/** Operations whose result other members or moderators see. */
const writing = [
  'createPost',
  'createComment',
  'votePost',
  'uploadFile',
  'reportContent',
  'createInvitation',
  'updateUser',
] as const satisfies readonly OperationId[];

const maxRemembered = 10_000;

export type IsVerified = (userId: string) => Promise<boolean>;

/** True for everyone unless verification is required. A new address is verified before it is stored, so `true` is remembered. */
export function createIsVerified(db: DatabaseReader, verification: EmailVerification): IsVerified {
  if (verification !== 'require') return () => Promise.resolve(true);
  const verified = new LRUCache<string, true>({ max: maxRemembered });
  return async (userId) => {
    if (verified.has(userId)) return true;
    const isVerified = (await findAddress(db, userId))?.verifiedOn instanceof Date;
    if (isVerified) verified.set(userId, true);
    return isVerified;
  };
}

/**
 * Members with an unverified address cannot write: 403 `email_unverified`. Their shares, like those of guests, are not
 * counted: they would raise the author's level.
 */
export function requireVerified(handlers: Handlers, isVerified: IsVerified): Handlers {
  const guarded = writing.map((id) => {
    const handle = handlers[id] as (call: Call<OperationId>) => unknown;
    const guard = async (call: Call<OperationId>) => {
      if (call.member && !(await isVerified(call.member.id)))
        throw new HttpError(403, 'email_unverified', messages.verifyFirst);
      return handle(call);
    };
    return [id, guard] as const;
  });
  const sharePost: Handlers['sharePost'] = async ({ member, ...call }) =>
    handlers.sharePost({ ...call, member: member && (await isVerified(member.id)) ? member : undefined });
  // TypeScript cannot relate a handler to its operation here.
  return { ...handlers, sharePost, ...Object.fromEntries(guarded) };
}
