import { randomBytes } from 'node:crypto';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { brokenUniqueConstraint } from '../database/unique-violation';
import { badFields, conflict } from '../errors';
import { messages } from '../messages';
import { findUserIdByReferralCode, insertUser } from './accounts-repository';
import { normalEmail, passwordProblem, referralCodeOf } from './accounts-rules';
import { hashPassword } from './passwords';

export interface NewAccount {
  name: string;
  username?: string;
  email: string;
  password: string;
  /** Of the member who sent the newcomer; empty for nobody. */
  referralCode?: string;
  /** @default now */
  joinedOn?: Date;
}

/**
 * Makes an account.
 *
 * @returns The new user's id, and what followed from joining.
 * @throws 400 for a weak password or an unknown referral code, 409 when the e-mail or the username is taken.
 */
export async function createAccount(
  db: Database,
  account: NewAccount,
): Promise<{ id: string; outcome: Outcome }> {
  const weakness = passwordProblem(account.password);
  if (weakness) throw badFields(weakness);
  const referredBy = await referrerOf(db, account.referralCode?.trim() ?? '');
  const passwordHash = await hashPassword(account.password);
  const id = newId();
  try {
    const outcome = await db.transaction().execute(async (transaction) => {
      await insertUser(transaction, {
        id,
        name: account.name.trim(),
        username: account.username ?? null,
        email: normalEmail(account.email),
        password_hash: passwordHash,
        referral_code: referralCodeOf(randomBytes(8)),
        referred_by: referredBy,
        ...(account.joinedOn && { joined_on: account.joinedOn }),
      });
      return recordActivity(transaction, { kind: 'signed up', actorId: id }, account.joinedOn);
    });
    return { id, outcome };
  } catch (error) {
    throw takenError(error);
  }
}

/** Says which name is taken, where that is what the database objected to. */
export function takenError(error: unknown): unknown {
  const constraint = brokenUniqueConstraint(error);
  if (constraint === 'users_email_unique') {
    return conflict(messages.emailTaken, { field: 'email', message: 'is taken.' });
  }
  if (constraint === 'users_username_unique') {
    return conflict(messages.usernameTaken, { field: 'username', message: 'is taken.' });
  }
  return error;
}

async function referrerOf(db: Database, code: string): Promise<string | null> {
  if (code === '') return null;
  const referrer = await findUserIdByReferralCode(db, code.toUpperCase());
  if (referrer === undefined) {
    throw badFields({
      field: 'referralCode',
      message: messages.unknownReferralCode,
    });
  }
  return referrer;
}
