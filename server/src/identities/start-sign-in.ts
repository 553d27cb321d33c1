import type { SignInPurpose } from '../database/tables';
import { forbidden } from '../errors';
import { findFactors, hasFactor } from '../second-factor/factors-repository';
import { secondFactorMessages } from '../second-factor/messages';
import type { Services } from '../services';
import { hashOfToken } from '../secrets/token-hash';
import { insertFlow } from './flows-repository';
import { newFlowSecrets, type IdentityProvider } from './providers';

export const flowMinutes = 10;

/** @param userId Member to link or prove. @throws 403 for a proof despite a second factor, 503 */
export async function startSignIn(
  { db, change }: Pick<Services, 'db' | 'change'>,
  provider: IdentityProvider,
  { purpose, userId, browser }: { purpose: SignInPurpose; userId: string | null; browser: string },
): Promise<string> {
  if (purpose === 'prove' && userId !== null && hasFactor(await findFactors(db, userId))) {
    throw forbidden(secondFactorMessages.useFactor);
  }
  const secrets = newFlowSecrets();
  const url = await provider.authorizationUrl(secrets, { fresh: purpose === 'prove' });
  const { state, nonce, codeVerifier } = secrets;
  const flow = {
    stateHash: hashOfToken(state),
    browserHash: hashOfToken(browser),
    provider: provider.id,
    purpose,
    userId,
    nonce,
    codeVerifier,
  };
  await change(({ transaction }) => insertFlow(transaction, flow, flowMinutes));
  return url;
}
