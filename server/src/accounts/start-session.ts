import { newId } from '../database/ids';
import type { UnitOfWork } from '../outcome/outcome';
import type { Device } from './device-of';
import { insertSession, pruneSessions } from './session-rows-repository';
import type { TokenSettings } from './tokens';

export interface SessionStart {
  userId: string;
  tokenVersion: number;
  device: Device;
}

/** @returns The session's id, for its token. */
export async function startSession(
  { transaction }: UnitOfWork,
  { userId, tokenVersion, device }: SessionStart,
  { tokenTtlSeconds }: Pick<TokenSettings, 'tokenTtlSeconds'>,
): Promise<string> {
  const id = newId();
  // Tokens expire by the same clock.
  const now = new Date();
  await pruneSessions(transaction);
  await insertSession(transaction, {
    id,
    user_id: userId,
    token_version: tokenVersion,
    device: device.name,
    network: device.network,
    created_on: now,
    last_used_on: now,
    proved_on: now,
    expires_on: new Date(now.getTime() + tokenTtlSeconds * 1_000),
  });
  return id;
}
