import type { Session } from '@alphazone/client';

import type { DatabaseTransaction } from '../database/database';
import { newId } from '../database/ids';
import type { ProviderIdentity } from '../database/tables';
import { badFields, HttpError } from '../errors';
import { checkText } from '../filters/check-text';
import { refuseReservedNames } from '../filters/reserved-names';
import { insertMail } from '../mail/mails-repository';
import { messages } from '../messages';
import type { Services } from '../services';
import { admitSignUp, type SignUpRequest } from '../sign-up/admit-sign-up';
import { findUserIdByReferralCode, isUsernameTaken } from './accounts-repository';
import { normaliseEmail } from './accounts-rules';
import { checkPassword } from './check-password';
import { createAccount } from './create-account';
import type { Device } from './device-of';
import { newSession } from './new-session';
import { hashPassword } from './passwords';
import { startSession } from './start-session';
import { takenError, usernameTaken } from './taken-error';

export interface NewAccount {
  name: string;
  username?: string;
  email: string;
  referralCode?: string;
}

/** The new member's log-in method. */
export type LogInMethod =
  | { password: string }
  | {
      identity: ProviderIdentity;
      /** Verified by the provider. */
      verifiedEmail: string | null;
      /** Deletes the ticket. @throws 410 when it was used meanwhile. */
      takeTicket: (transaction: DatabaseTransaction) => Promise<void>;
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
  const { name, username: handle } = account;
  if ('password' in method) {
    const known = [name, handle, account.email, services.site.brand.name];
    await checkPassword(method.password, { known, isListed: services.isListedPassword });
  }
  refuseReservedNames({ name, username: handle }, services.site.brand.name);
  const { fields: names, finding } = await checkText(
    services.db,
    {
      writerId: newId(),
      fields: { name: account.name.trim(), username: account.username },
      canHold: false,
    },
    { filters: services.filters, now: services.now() },
  );
  const referredBy = await findReferrer(services, account.referralCode?.trim() ?? '');
  const email = normaliseEmail(account.email);
  const username = names.username ?? null;
  const isVerified = 'identity' in method && method.verifiedEmail === email;
  const sendsMail = services.mail.mode !== 'off' && !isVerified;
  if (sendsMail) {
    if (username !== null && (await isUsernameTaken(services.db, username))) throw usernameTaken();
    await services.mailRequests.count(email, account.ip);
  }
  const pending = {
    name: names.name,
    username,
    referredBy,
    admission,
    ...('password' in method
      ? { passwordHash: await hashPassword(method.password) }
      : { passwordHash: null, identity: method.identity }),
    ...(finding && { finding }),
  };
  const takeTicket = async (transaction: DatabaseTransaction) => {
    if ('identity' in method) await method.takeTicket(transaction);
  };
  if (sendsMail) {
    await services.change(async ({ transaction }) => {
      await takeTicket(transaction);
      await insertMail(transaction, { kind: 'sign up', recipient: email, data: pending });
    }, services.mail.wake);
    throw new HttpError(403, 'confirmation_needed', messages.lookIntoMail);
  }
  const joinedOn = services.now();
  try {
    const { user, sessionId } = await services.change(async (unit) => {
      await takeTicket(unit.transaction);
      const verifiedOn = isVerified ? joinedOn : null;
      const created = await createAccount(unit, pending, { email, verifiedOn, joinedOn });
      const session = { userId: created.id, tokenVersion: created.token_version, device: account.device };
      return { user: created, sessionId: await startSession(unit, session, services.tokens) };
    }, services.mail.wake);
    return await newSession(user, sessionId, services.tokens);
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
