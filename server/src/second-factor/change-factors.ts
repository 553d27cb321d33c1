import { findOwnCredentials } from '../accounts/log-in/credentials-repository';
import { lockSession, type OwnSession } from '../accounts/sessions/lock-session';
import { mailLogInChange } from '../accounts/log-in/mail-log-in-change';
import { badFields, conflict, notFound } from '../errors';
import { requireLogIn } from '../identities/unlink-identity';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './codes';
import {
  deleteTotpSecret,
  findFactors,
  findTotpSecret,
  hasFactor,
  replaceRecoveryCodes,
  storeTotpSecret,
  takeTotpStep,
} from './factors-repository';
import { secondFactorMessages } from './messages';
import type { NewPasskey } from './passkeys';
import { deletePasskey, insertPasskey } from './passkeys-repository';

type FactorServices = Pick<Services, 'change' | 'mail' | 'mailRequests'>;

interface NewFactor {
  /** Empty if the member already has some. */
  recoveryCodes: string[];
}

/** Each log-in reads them. */
const maxPasskeys = 20;

/** Stores a secret that has no effect until `confirmTotp`. @throws 409 when codes are in use already. */
export async function startTotp(
  services: FactorServices & Pick<Services, 'db' | 'site'>,
  session: OwnSession,
): Promise<{ secret: string; uri: string }> {
  const { userId } = session;
  const secret = newTotpSecret();
  const own = await findOwnCredentials(services.db, userId);
  const isStored = await changeFactors(services, session, ({ transaction }) =>
    storeTotpSecret(transaction, userId, secret),
  );
  if (!isStored) throw conflict(secondFactorMessages.totpInUse);
  return { secret, uri: totpUri(secret, { issuer: services.site.brand.name, label: own?.email ?? '' }) };
}

/** @throws 400 for a wrong code. */
export const confirmTotp = (
  services: FactorServices,
  session: OwnSession,
  code: string,
): Promise<NewFactor> =>
  changeFactors(services, session, async (unit) => {
    const { userId } = session;
    const now = new Date();
    const secret = await findTotpSecret(unit.transaction, userId, 'unconfirmed');
    const step = secret === undefined ? undefined : totpStep(secret, code, now);
    if (step === undefined || !(await takeTotpStep(unit.transaction, userId, step, now))) {
      throw badFields({ field: 'code', message: secondFactorMessages.wrongCode });
    }
    await mailLogInChange(unit, userId, 'codes added');
    return { recoveryCodes: await firstRecoveryCodes(unit, userId) };
  });

/** Also cancels an unconfirmed secret. */
export const removeTotp = (services: FactorServices, session: OwnSession): Promise<void> =>
  changeFactors(services, session, async (unit) => {
    const { userId } = session;
    const wereInUse = await deleteTotpSecret(unit.transaction, userId);
    await forgetCodesWithoutFactor(unit, userId);
    if (wereInUse) await mailLogInChange(unit, userId, 'codes removed');
  });

/** @throws 409 for a passkey of any account, and when there are too many. */
export const addPasskey = (
  services: FactorServices,
  session: OwnSession,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<NewFactor> =>
  changeFactors(services, session, async (unit) => {
    const { userId } = session;
    if ((await findFactors(unit.transaction, userId)).passkeys >= maxPasskeys)
      throw conflict(secondFactorMessages.tooManyPasskeys(maxPasskeys));
    const row = { ...passkey, user_id: userId, name, created_on: new Date() };
    if (!(await insertPasskey(unit.transaction, row))) throw conflict(secondFactorMessages.passkeyTaken);
    await mailLogInChange(unit, userId, 'passkey added', name);
    return { recoveryCodes: await firstRecoveryCodes(unit, userId) };
  });

/** @throws 404 for an unknown passkey, 409 for the last way to log in. */
export const removePasskey = (
  services: FactorServices & Pick<Services, 'identityProviders'>,
  session: OwnSession,
  passkeyId: string,
): Promise<void> =>
  changeFactors(services, session, async (unit) => {
    const { userId } = session;
    const name = await deletePasskey(unit.transaction, userId, passkeyId);
    if (name === undefined) throw notFound(secondFactorMessages.noPasskey);
    await requireLogIn(services, unit, userId);
    await forgetCodesWithoutFactor(unit, userId);
    await mailLogInChange(unit, userId, 'passkey removed', name);
  });

/** Replaces the recovery codes. @throws 409 without a second factor. */
export const renewRecoveryCodes = (services: FactorServices, session: OwnSession): Promise<NewFactor> =>
  changeFactors(services, session, async (unit) => {
    const { userId } = session;
    if (!hasFactor(await findFactors(unit.transaction, userId))) {
      throw conflict(secondFactorMessages.noFactor);
    }
    await mailLogInChange(unit, userId, 'recovery codes renewed');
    return { recoveryCodes: await storeNewCodes(unit, userId) };
  });

/**
 * Locks the member: nothing is added to an account that is being deleted, and concurrent changes see each other.
 * @throws 429 for too many changes.
 */
async function changeFactors<T>(
  { change, mail, mailRequests }: FactorServices,
  session: OwnSession,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  await mailRequests.countLogInChange(session.userId);
  return change(async (unit) => {
    await lockSession(unit.transaction, session);
    return work(unit);
  }, mail.wake);
}

async function storeNewCodes({ transaction }: UnitOfWork, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(transaction, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Codes of factors that the operator has deleted must not work with the new one. */
async function firstRecoveryCodes(unit: UnitOfWork, userId: string): Promise<string[]> {
  const { totp, passkeys, recoveryCodes } = await findFactors(unit.transaction, userId);
  const isFirstFactor = Number(totp) + passkeys === 1;
  return isFirstFactor || recoveryCodes === 0 ? storeNewCodes(unit, userId) : [];
}

async function forgetCodesWithoutFactor({ transaction }: UnitOfWork, userId: string): Promise<void> {
  if (!hasFactor(await findFactors(transaction, userId))) await replaceRecoveryCodes(transaction, userId, []);
}
