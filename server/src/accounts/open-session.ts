import type { Session } from '@alphazone/client';

import { recordActivity } from '../activity/record-activity';
import type { Services } from '../services';
import type { Device } from './device-of';
import { newSession } from './new-session';
import type { Credentials } from './sessions-repository';
import { startSession } from './start-session';

/** Logs in a user whose identity has been proved. */
export async function openSession(
  { change, tokens, now }: Pick<Services, 'change' | 'tokens' | 'now'>,
  user: Pick<Credentials, 'id' | 'name' | 'picture_url' | 'token_version'>,
  device: Device,
): Promise<Session> {
  const sessionId = await change(async (unit) => {
    await recordActivity(unit, { kind: 'logged in', actorId: user.id }, now());
    return startSession(unit, { userId: user.id, tokenVersion: user.token_version, device }, tokens);
  });
  return newSession(user, sessionId, tokens);
}
