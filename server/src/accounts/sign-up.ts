import { randomBytes } from 'node:crypto';
import type { Session } from '@alphazone/client';

import { recordActivity } from '../activity/record-activity';
import { newId } from '../database/ids';
import { badFields } from '../errors';
import { checkText } from '../filters/check-text';
import { messages } from '../messages';
import type { Services } from '../services';
import { findUserIdByReferralCode, insertUser } from './accounts-repository';
import { normaliseEmail, passwordProblem, referralCodeOf } from './accounts-rules';
import type { Device } from './device-of';
import { newSession } from './new-session';
import { hashPassword } from './passwords';
import { startSession } from './start-session';
import { takenError } from './taken-error';

export interface NewAccount {
  name: string;
  username?: string;
  email: string;
  password: string;
  referralCode?: string;
}

export async function signUp(
  services: Pick<Services, 'db' | 'change' | 'tokens' | 'now' | 'filters'>,
  account: NewAccount,
  device: Device,
): Promise<Session> {
  const id = newId();
  const weakness = passwordProblem(account.password);
  if (weakness) throw badFields(weakness);
  const { fields: names } = await checkText(
    services.db,
    { writerId: id, fields: { name: account.name.trim(), username: account.username } },
    { filters: services.filters, now: services.now() },
  );
  const referredBy = await findReferrer(services, account.referralCode?.trim() ?? '');
  const passwordHash = await hashPassword(account.password);
  const joinedOn = services.now();
  let sessionId: string;
  try {
    sessionId = await services.change(async (unit) => {
      await insertUser(unit.transaction, {
        id,
        name: names.name,
        username: names.username ?? null,
        email: normaliseEmail(account.email),
        password_hash: passwordHash,
        referral_code: referralCodeOf(randomBytes(8)),
        referred_by: referredBy,
        joined_on: joinedOn,
      });
      await recordActivity(unit, { kind: 'signed up', actorId: id }, joinedOn);
      return startSession(unit, { userId: id, tokenVersion: 0, device }, services.tokens);
    });
  } catch (error) {
    throw takenError(error);
  }
  return newSession(
    { id, name: names.name, picture_url: null, token_version: 0 },
    sessionId,
    services.tokens,
  );
}

async function findReferrer({ db }: Pick<Services, 'db'>, code: string): Promise<string | null> {
  if (code === '') return null;
  const referrer = await findUserIdByReferralCode(db, code.toUpperCase());
  if (referrer === undefined) {
    throw badFields({ field: 'referralCode', message: messages.unknownReferralCode });
  }
  return referrer;
}
