import type { DatabaseTransaction } from '../database/database';
import { HttpError } from '../errors';
import { insertChallenge } from './challenges-repository';
import { findFactors, hasFactor } from './factors-repository';
import { secondFactorMessages } from './messages';
import { challengeMs } from './passkeys';

/** @returns 401 with a challenge, to throw after the commit. Undefined if the account has no second factor. */
export async function requestSecondFactor(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<HttpError | undefined> {
  const factors = await findFactors(transaction, userId);
  if (!hasFactor(factors)) return undefined;
  const id = await insertChallenge(transaction, {
    purpose: 'complete log-in',
    userId,
    challenge: '',
    endsOn: new Date(Date.now() + challengeMs),
  });
  const { codeNeeded, passkeyNeeded } = secondFactorMessages;
  return new HttpError(401, 'second_factor_needed', factors.totp ? codeNeeded : passkeyNeeded, {
    fields: { challenge: { id, methods: factors.passkeys > 0 ? ['passkey', 'code'] : ['code'] } },
  });
}
