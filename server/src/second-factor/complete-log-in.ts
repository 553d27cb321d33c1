import type { Session } from '@alphazone/client';

import { findOwnCredentials, type Credentials } from '../accounts/log-in/credentials-repository';
import type { Device } from '../accounts/sessions/device-of';
import { openSession } from '../accounts/sessions/open-session';
import { unauthorized } from '../errors';
import type { Services } from '../services';
import { findChallenge, takeChallenge } from './challenges-repository';
import { isAppCode } from './codes';
import { secondFactorMessages } from './messages';
import { takeCode, wrongCodeMessage } from './take-code';
import { verifyPasskey, type PasskeyAnswer, type relyingParty } from './passkeys';

type LogInServices = Pick<
  Services,
  'db' | 'change' | 'changeSilently' | 'attempts' | 'tokens' | 'now' | 'adminId'
>;

interface Place {
  ip: string;
  device: Device;
}

/** Counts failures separately from wrong passwords. */
export const codeAttempts = (userId: string) => `code of ${userId}`;

/** Limits guesses of six digits: from many addresses, the other limits would allow a million a day. */
export const maxCodesPerDay = 100;

/** Recovery codes are too long to guess, so they still work after too many codes of the app. @throws 429 */
export const beginCode = (
  { attempts }: Pick<Services, 'attempts'>,
  { userId, code, ip }: { userId: string; code: string; ip: string },
): Promise<void> =>
  attempts.begin(codeAttempts(userId), ip, {
    maxPerDay: isAppCode(code) ? maxCodesPerDay : undefined,
  });

/** Allows another attempt after a wrong code. @throws 401 for a wrong or expired code, 429 after too many. */
export async function completeLogIn(
  services: LogInServices,
  { challengeId, code }: { challengeId: string; code: string },
  { ip, device }: Place,
): Promise<Session> {
  const { db, change, attempts } = services;
  const purpose = 'complete log-in';
  const challenge = await findChallenge(db, challengeId, purpose);
  const userId = challenge?.user_id;
  if (!userId) throw unauthorized(secondFactorMessages.challengeOver);
  await beginCode(services, { userId, code, ip });
  // Before the challenge is taken: a changed password deletes it, or else revokes this version of the tokens.
  const user = await findOwnCredentials(db, userId);
  await change(async (unit) => {
    // First, so that a concurrent log-in takes no code. A wrong code rolls back, so it keeps the challenge.
    const taken = await takeChallenge(unit.transaction, challengeId, purpose);
    if (!taken) throw unauthorized(secondFactorMessages.challengeOver);
    if (!(await takeCode(unit, userId, code))) throw unauthorized(wrongCodeMessage(code));
    await attempts.succeeded(codeAttempts(userId), ip, unit.transaction);
  });
  return open(services, user, device);
}

/** The passkey is both factors. @throws 401 */
export async function logInWithPasskey(
  services: LogInServices,
  answer: PasskeyAnswer,
  { device, party }: { device: Device; party: ReturnType<typeof relyingParty> },
): Promise<Session> {
  const { user_id } = await verifyPasskey(services, answer, party);
  return open(services, await findOwnCredentials(services.db, user_id), device);
}

async function open(
  services: LogInServices,
  user: Credentials | undefined,
  device: Device,
): Promise<Session> {
  if (!user) throw unauthorized(secondFactorMessages.challengeOver);
  return openSession(services, user, { device, proved: 'all' });
}
