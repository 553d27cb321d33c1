import { HttpError } from '../errors';
import type { Services } from '../services';
import { insertChallenge } from './challenges-repository';
import { findFactors, hasFactor } from './factors-repository';
import { secondFactorMessages } from './messages';
import { challengeMs } from './passkeys';

/** @throws 401 with a challenge when the account has a second factor. */
export async function requestSecondFactor(
  { db, change }: Pick<Services, 'db' | 'change'>,
  userId: string,
): Promise<void> {
  const factors = await findFactors(db, userId);
  if (!hasFactor(factors)) return;
  const id = await change(({ transaction }) =>
    insertChallenge(transaction, {
      purpose: 'complete log-in',
      userId,
      challenge: '',
      endsOn: new Date(Date.now() + challengeMs),
    }),
  );
  const { codeNeeded, passkeyNeeded } = secondFactorMessages;
  throw new HttpError(401, 'second_factor_needed', factors.totp ? codeNeeded : passkeyNeeded, [], undefined, {
    challenge: { id, methods: factors.passkeys > 0 ? ['passkey', 'code'] : ['code'] },
  });
}
