import type { UnitOfWork } from '../outcome/outcome';
import { hashRecoveryCode, isAppCode, totpStep } from './codes';
import { findTotpSecret, takeRecoveryCode, takeTotpStep } from './factors-repository';
import { secondFactorMessages } from './messages';

/** Accepts each code of the app and each recovery code once. */
export async function takeCode({ transaction }: UnitOfWork, userId: string, code: string): Promise<boolean> {
  // Authenticator apps use the real time.
  const now = new Date();
  const secret = await findTotpSecret(transaction, userId, 'confirmed');
  const step = secret === undefined ? undefined : totpStep(secret, code, now);
  if (step !== undefined) return takeTotpStep(transaction, userId, step, now);
  return takeRecoveryCode(transaction, userId, hashRecoveryCode(code));
}

/** Only an app has a next code. */
export const wrongCodeMessage = (code: string): string =>
  isAppCode(code) ? secondFactorMessages.wrongCode : secondFactorMessages.wrongRecoveryCode;
