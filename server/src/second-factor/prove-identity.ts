import { requirePassword } from '../accounts/passwords/require-password';
import { storeProof } from '../accounts/sessions/sessions-repository';
import { badRequest, forbidden } from '../errors';
import type { Services } from '../services';
import { beginCode, codeAttempts } from './complete-log-in';
import { findFactors, hasFactor } from './factors-repository';
import { secondFactorMessages } from './messages';
import { verifyPasskey, type PasskeyAnswer, type relyingParty } from './passkeys';
import { takeCode, wrongCodeMessage } from './take-code';

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

export interface Prover {
  userId: string;
  sessionId: string;
  ip: string;
  party: ReturnType<typeof relyingParty>;
}

/** @throws 400 without exactly one proof, 403 for a wrong one, 429 after too many. */
export async function proveIdentity(
  services: Pick<Services, 'db' | 'change' | 'attempts'>,
  proof: Proof,
  { userId, sessionId, ip, party }: Prover,
): Promise<void> {
  const { db, change, attempts } = services;
  const { password, code, passkey } = proof;
  if ([password, code, passkey].filter((given) => given !== undefined).length !== 1) {
    throw badRequest(secondFactorMessages.oneProof);
  }
  if (password !== undefined) {
    if (hasFactor(await findFactors(db, userId))) throw refused('password', secondFactorMessages.useFactor);
    await requirePassword(services, userId, { field: 'password', password, ip });
  } else if (code !== undefined) {
    await beginCode(services, { userId, code, ip });
    if (!(await change((unit) => takeCode(unit, userId, code))))
      throw refused('code', wrongCodeMessage(code));
    await attempts.succeeded(codeAttempts(userId), ip);
  } else if (passkey && (await ownerOf(services, passkey, party)) !== userId) {
    throw refused('passkey', secondFactorMessages.passkeyRefused);
  }
  await change(({ transaction }) => storeProof(transaction, sessionId, new Date()));
}

/** 401 would end the session. */
const ownerOf = (
  services: Pick<Services, 'db' | 'change'>,
  passkey: PasskeyAnswer,
  party: Prover['party'],
): Promise<string | undefined> =>
  verifyPasskey(services, passkey, party).then(
    ({ user_id }) => user_id,
    () => undefined,
  );

const refused = (field: string, message: string) => forbidden(message, { field, message });
