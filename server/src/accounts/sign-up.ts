import type { Session } from '@alphazone/client';

import type { DatabaseTransaction } from '../database/database';
import { newId } from '../database/ids';
import type { PendingSignUp, ProviderIdentity } from '../database/tables';
import { badFields, HttpError } from '../errors';
import { checkText } from '../filters/check-text';
import { refuseReservedNames } from '../filters/reserved-names';
import { insertMail } from '../mail/mails-repository';
import { messages } from '../messages';
import type { Services } from '../services';
import { admitSignUp, type SignUpRequest } from '../sign-up/admit-sign-up';
import { findUserIdByReferralCode, isUsernameTaken } from './accounts-repository';
import { normaliseEmail } from './accounts-rules';
import { checkPassword } from './passwords/check-password';
import { createAccount } from './create-account';
import type { Device } from './sessions/device-of';
import { newSession } from './sessions/new-session';
import { hashPassword } from './passwords/passwords';
import { startSession } from './sessions/start-session';
import { takenError, usernameTaken } from './taken-error';

export interface NewAccount {
  name: string;
  username?: string;
  email: string;
  referralCode?: string;
}

type TakeTicket = (transaction: DatabaseTransaction) => Promise<void>;

/** The new member's log-in method. */
export type LogInMethod =
  | { password: string }
  | {
      identity: ProviderIdentity;
      /** Verified by the provider. */
      verifiedEmail: string | null;
      /** Deletes the ticket. @throws 410 when it was used meanwhile. */
      takeTicket: TakeTicket;
    };

type SignUpServices = Pick<
  Services,
  | 'db'
  | 'change'
  | 'tokens'
  | 'now'
  | 'filters'
  | 'mail'
  | 'mailRequests'
  | 'site'
  | 'signUp'
  | 'isListedPassword'
>;

/** @throws 403 `confirmation_needed` on a server with mail, for known and unknown addresses alike. */
export async function signUp(
  services: SignUpServices,
  account: NewAccount & SignUpRequest & { device: Device },
  method: LogInMethod,
): Promise<Session> {
  const admission = await admitSignUp(services, account);
  if ('password' in method) await checkNewPassword(services, account, method.password);
  const names = await checkNames(services, account);
  const referredBy = await findReferrer(services, account.referralCode?.trim() ?? '');
  const email = normaliseEmail(account.email);
  const isVerified = 'identity' in method && method.verifiedEmail === email;
  const needsConfirmation = services.mail.mode !== 'off' && !isVerified;
  if (needsConfirmation) {
    const { username } = names;
    if (username !== null && (await isUsernameTaken(services.db, username))) throw usernameTaken();
    await services.mailRequests.count(email, account.ip);
  }
  // Hashes the password after all refusals.
  const pending = { ...names, referredBy, admission, ...(await credentialOf(method)) };
  const takeTicket = 'identity' in method ? method.takeTicket : () => Promise.resolve();
  if (needsConfirmation) {
    await mailConfirmation(services, pending, { email, takeTicket });
    throw new HttpError(403, 'confirmation_needed', messages.checkYourEmail);
  }
  return join(services, pending, { email, isVerified, device: account.device, takeTicket });
}

const checkNewPassword = (
  { site, isListedPassword: isListed }: SignUpServices,
  { name, username, email }: NewAccount,
  password: string,
): Promise<void> => checkPassword(password, { known: [name, username, email, site.brand.name], isListed });

async function checkNames(
  { db, filters, now, site }: SignUpServices,
  { name, username }: NewAccount,
): Promise<Pick<PendingSignUp, 'name' | 'username' | 'finding'>> {
  refuseReservedNames({ name, username }, site.brand.name);
  const { fields, finding } = await checkText(
    db,
    { writerId: newId(), fields: { name: name.trim(), username }, canHold: false },
    { filters, now: now() },
  );
  return { name: fields.name, username: fields.username ?? null, ...(finding && { finding }) };
}

const credentialOf = async (method: LogInMethod): Promise<Pick<PendingSignUp, 'passwordHash' | 'identity'>> =>
  'password' in method
    ? { passwordHash: await hashPassword(method.password) }
    : { passwordHash: null, identity: method.identity };

/** The link in the mail creates the account. */
async function mailConfirmation(
  { change, mail }: SignUpServices,
  pending: PendingSignUp,
  { email, takeTicket }: { email: string; takeTicket: TakeTicket },
): Promise<void> {
  await change(async ({ transaction }) => {
    await takeTicket(transaction);
    await insertMail(transaction, { kind: 'sign up', recipient: email, data: pending });
  }, mail.wake);
}

/** Creates the account and starts its first session. @throws 409 when the address, the username or the identity is taken. */
async function join(
  { change, mail, now, tokens }: SignUpServices,
  pending: PendingSignUp,
  {
    email,
    isVerified,
    device,
    takeTicket,
  }: { email: string; isVerified: boolean; device: Device; takeTicket: TakeTicket },
): Promise<Session> {
  const joinedOn = now();
  try {
    const { user, sessionId } = await change(async (unit) => {
      await takeTicket(unit.transaction);
      const verifiedOn = isVerified ? joinedOn : null;
      const created = await createAccount(unit, pending, { email, verifiedOn, joinedOn });
      const session = { userId: created.id, tokenVersion: created.token_version, device };
      return { user: created, sessionId: await startSession(unit, session, tokens) };
    }, mail.wake);
    return await newSession(user, sessionId, tokens);
  } catch (error) {
    throw takenError(error);
  }
}

async function findReferrer({ db }: Pick<Services, 'db'>, code: string): Promise<string | null> {
  if (code === '') return null;
  const referrer = await findUserIdByReferralCode(db, code.toUpperCase());
  if (referrer === undefined) {
    throw badFields({ field: 'referralCode', message: messages.unknownReferralCode });
  }
  return referrer;
}
