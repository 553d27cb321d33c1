import { newId } from '../../database/ids';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Device } from './device-of';
import { insertSession, pruneSessions } from './sessions-repository';
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
  // By the clock of this server, by which tokens expire too.
  const startedOn = new Date();
  const expiresOn = new Date(startedOn.getTime() + tokenTtlSeconds * 1_000);
  await Promise.all([
    pruneSessions(transaction),
    insertSession(transaction, { id, userId, tokenVersion, device, startedOn, expiresOn }),
  ]);
  return id;
}
