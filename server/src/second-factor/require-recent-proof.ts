import type { FastifyRequest } from 'fastify';

import { isSessionProvedAfter } from '../accounts/sessions/sessions-repository';
import { HttpError, unauthorized } from '../errors';
import type { Services } from '../services';
import { findFactors, hasFactor } from './factors-repository';
import { secondFactorMessages } from './messages';

const proofMs = 10 * 60_000;

/**
 * For sensitive steps: a stolen session is not enough.
 * @returns The caller's session.
 * @throws 403 with the code `proof_needed` if the last log-in or proof is older than ten minutes, 401 for a token of an
 * older release.
 */
export async function requireRecentProof(
  { db }: Pick<Services, 'db'>,
  { request }: { request: Pick<FastifyRequest, 'caller'> },
): Promise<string> {
  const sessionId = request.caller?.sessionId;
  if (sessionId === undefined) throw unauthorized(secondFactorMessages.logInAgain);
  if (await isSessionProvedAfter(db, sessionId, new Date(Date.now() - proofMs))) return sessionId;
  throw new HttpError(403, 'proof_needed', secondFactorMessages.proofNeeded);
}

/** For steps that ask for the password themselves. @throws Like `requireRecentProof`. */
export async function requireProofOfFactor(
  services: Pick<Services, 'db'>,
  userId: string,
  call: { request: Pick<FastifyRequest, 'caller'> },
): Promise<void> {
  if (hasFactor(await findFactors(services.db, userId))) await requireRecentProof(services, call);
}
