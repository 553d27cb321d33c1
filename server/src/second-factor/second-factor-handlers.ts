import { lockMember } from '../accounts/accounts-repository';
import { findOwnCredentials } from '../accounts/credentials-repository';
import { deviceOf } from '../accounts/device-of';
import { mailLogInChange } from '../accounts/mail-log-in-change';
import type { Member } from '../accounts/member';
import { requireMember, type Handlers } from '../contract/handlers';
import { badFields, conflict, memberGone, notFound, unauthorized } from '../errors';
import { requireLogIn } from '../identities/unlink-identity';
import { messages } from '../messages';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './codes';
import { completeLogIn, logInWithPasskey } from './complete-log-in';
import {
  deleteTotpSecret,
  findFactors,
  findTotpSecret,
  hasFactor,
  replaceRecoveryCodes,
  storeTotpSecret,
  takeTotpStep,
} from './factors-repository';
import { isStaffWithoutFactor } from './staff';
import { secondFactorMessages } from './messages';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys-repository';
import { relyingParty, startPasskeyRegistration, startPasskeyUse, verifyNewPasskey } from './passkeys';
import { proveIdentity } from './prove-identity';
import { requireRecentProof } from './require-recent-proof';

type SecondFactorHandlers = Pick<
  Handlers,
  | 'completeLogIn'
  | 'startPasskeyUse'
  | 'logInWithPasskey'
  | 'proveIdentity'
  | 'getSecondFactor'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'
>;

type MemberCall = Parameters<typeof requireRecentProof>[1] & { member: Member | undefined };

export function secondFactorHandlers(services: Services): SecondFactorHandlers {
  const { db, change, mail } = services;
  const requireProved = async (call: MemberCall) => {
    const member = requireMember(call);
    await requireRecentProof(services, call);
    return member;
  };

  /** Locks the member: nothing is added to an account that is being deleted, and concurrent changes see each other. */
  const changeFactors = <T>(userId: string, work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
    change(async (unit) => {
      if (!(await lockMember(unit.transaction, userId))) throw memberGone();
      return work(unit);
    }, mail.wake);

  return {
    completeLogIn: ({ body, request }) =>
      completeLogIn(services, body, { address: request.ip, device: deviceOf(request) }),

    startPasskeyUse: ({ request }) => startPasskeyUse(services, relyingParty(request)),

    logInWithPasskey: ({ body, request }) =>
      logInWithPasskey(services, body, { device: deviceOf(request), party: relyingParty(request) }),

    async proveIdentity(call) {
      const { id: userId } = requireMember(call);
      const { body, request } = call;
      const sessionId = request.caller?.sessionId;
      if (sessionId === undefined) throw unauthorized(secondFactorMessages.logInAgain);
      await proveIdentity(services, body, {
        userId,
        sessionId,
        address: request.ip,
        party: relyingParty(request),
      });
      return { message: secondFactorMessages.proved };
    },

    async getSecondFactor(call) {
      const { id } = requireMember(call);
      const [factors, passkeys, isNeeded] = await Promise.all([
        findFactors(db, id),
        listPasskeys(db, id),
        isStaffWithoutFactor(services, id),
      ]);
      return {
        totp: factors.totp,
        recoveryCodes: factors.recoveryCodes,
        passkeys: passkeys.map((row) => ({
          _id: row.id,
          name: row.name,
          createdOn: row.created_on.toISOString(),
          ...(row.last_used_on && { lastUsedOn: row.last_used_on.toISOString() }),
        })),
        isNeeded,
      };
    },

    async startTotp(call) {
      const { id } = await requireProved(call);
      const secret = newTotpSecret();
      const own = await findOwnCredentials(db, id);
      if (!(await changeFactors(id, ({ transaction }) => storeTotpSecret(transaction, id, secret)))) {
        throw conflict(secondFactorMessages.totpInUse);
      }
      return { secret, uri: totpUri(secret, { issuer: services.site.brand.name, label: own?.email ?? '' }) };
    },

    async confirmTotp(call) {
      const { id } = await requireProved(call);
      return changeFactors(id, async (unit) => {
        const now = new Date();
        const secret = await findTotpSecret(unit.transaction, id, false);
        const step = secret === undefined ? undefined : totpStep(secret, call.body.code, now);
        if (step === undefined || !(await takeTotpStep(unit.transaction, id, step, now))) {
          throw badFields({ field: 'code', message: secondFactorMessages.wrongCode });
        }
        await mailLogInChange(unit, id, 'codes added');
        return { recoveryCodes: await firstRecoveryCodes(unit, id) };
      });
    },

    async removeTotp(call) {
      const { id } = await requireProved(call);
      await changeFactors(id, async (unit) => {
        const wereInUse = await deleteTotpSecret(unit.transaction, id);
        await forgetCodesWithoutFactor(unit, id);
        if (wereInUse) await mailLogInChange(unit, id, 'codes removed');
      });
      return { message: secondFactorMessages.totpRemoved };
    },

    async startPasskey(call) {
      const { id: userId, name } = await requireProved(call);
      const own = await findOwnCredentials(db, userId);
      if (!own) throw unauthorized(messages.loginNeeded);
      return startPasskeyRegistration(
        services,
        { userId, name, email: own.email ?? name },
        relyingParty(call.request),
      );
    },

    async addPasskey(call) {
      const { id } = await requireProved(call);
      const { name: device } = deviceOf(call.request);
      const { name = device, ...answer } = call.body;
      const passkey = await verifyNewPasskey(services, id, answer, relyingParty(call.request));
      if (!passkey) throw badFields({ field: 'response', message: secondFactorMessages.passkeyRefused });
      return changeFactors(id, async (unit) => {
        if ((await findFactors(unit.transaction, id)).passkeys >= maxPasskeys)
          throw conflict(secondFactorMessages.tooManyPasskeys(maxPasskeys));
        const row = { ...passkey, user_id: id, name, created_on: new Date() };
        if (!(await insertPasskey(unit.transaction, row))) throw conflict(secondFactorMessages.passkeyTaken);
        await mailLogInChange(unit, id, 'passkey added', name);
        return { recoveryCodes: await firstRecoveryCodes(unit, id) };
      });
    },

    async removePasskey(call) {
      const { id } = await requireProved(call);
      await changeFactors(id, async (unit) => {
        const name = await deletePasskey(unit.transaction, id, call.params.passkeyId);
        if (name === undefined) throw notFound(secondFactorMessages.noPasskey);
        await requireLogIn(services, unit, id);
        await forgetCodesWithoutFactor(unit, id);
        await mailLogInChange(unit, id, 'passkey removed', name);
      });
      return { message: secondFactorMessages.passkeyRemoved };
    },

    async renewRecoveryCodes(call) {
      const { id } = await requireProved(call);
      return changeFactors(id, async (unit) => {
        if (!hasFactor(await findFactors(unit.transaction, id))) {
          throw conflict(secondFactorMessages.noFactor);
        }
        await mailLogInChange(unit, id, 'recovery codes renewed');
        return { recoveryCodes: await storeNewCodes(unit, id) };
      });
    },
  };
}

/** Each log-in reads them. */
const maxPasskeys = 20;

async function storeNewCodes({ transaction }: UnitOfWork, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(transaction, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Empty if the member already has some. */
async function firstRecoveryCodes(unit: UnitOfWork, userId: string): Promise<string[]> {
  const { recoveryCodes } = await findFactors(unit.transaction, userId);
  return recoveryCodes > 0 ? [] : storeNewCodes(unit, userId);
}

async function forgetCodesWithoutFactor({ transaction }: UnitOfWork, userId: string): Promise<void> {
  if (!hasFactor(await findFactors(transaction, userId))) await replaceRecoveryCodes(transaction, userId, []);
}
