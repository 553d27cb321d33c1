import type { UnitOfWork } from '../outcome/outcome';
import { incrementTokenVersion } from './token-version-repository';

/** Also demotes the sockets that use them. @returns The version for new tokens. */
export async function revokeSessions({ transaction, outcome }: UnitOfWork, userId: string): Promise<number> {
  outcome.revokedUsers.push(userId);
  return incrementTokenVersion(transaction, userId);
}
