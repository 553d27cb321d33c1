import type { Session } from '@alphazone/client';

import { recordActivity } from '../activity/record-activity';
import { unauthorized } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { normaliseEmail } from './accounts-rules';
import type { Device } from './device-of';
import { newSession } from './new-session';
import { isPassword } from './passwords';
import { findCredentials } from './sessions-repository';
import { startSession } from './start-session';

export async function logIn(
  services: Pick<Services, 'db' | 'change' | 'attempts' | 'tokens' | 'now'>,
  { email, password, address, device }: { email: string; password: string; address: string; device: Device },
): Promise<Session> {
  const { db, change, attempts, tokens, now } = services;
  await attempts.begin(email, address);
  const user = await findCredentials(db, normaliseEmail(email));
  const isCorrect = await isPassword(password, user?.password_hash);
  if (!user || !isCorrect) throw unauthorized(messages.wrongCredentials);
  await attempts.succeeded(email, address);
  const sessionId = await change(async (unit) => {
    await recordActivity(unit, { kind: 'logged in', actorId: user.id }, now());
    const start = { userId: user.id, tokenVersion: user.token_version, device };
    return startSession(unit, start, tokens);
  });
  return newSession(user, sessionId, tokens);
}
