import { findOwnCredentials } from '../accounts/log-in/credentials-repository';
import { deviceOf } from '../accounts/sessions/device-of';
import type { Member } from '../accounts/member';
import { requireMember, type Handlers } from '../contract/handlers';
import { accountDeleted, badFields, unauthorized } from '../errors';
import type { Services } from '../services';
import {
  addPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './change-factors';
import { completeLogIn, logInWithPasskey } from './complete-log-in';
import { findFactors } from './factors-repository';
import { isStaffWithoutFactor } from './staff';
import { secondFactorMessages } from './messages';
import { listPasskeys } from './passkeys-repository';
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
  const { db } = services;
  const requireProved = async (call: MemberCall) => {
    const { id: userId, name } = requireMember(call);
    return { userId, name, sessionId: await requireRecentProof(services, call) };
  };

  return {
    completeLogIn: ({ body, request }) =>
      completeLogIn(services, body, { ip: request.ip, device: deviceOf(request) }),

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
        ip: request.ip,
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
      return startTotp(services, await requireProved(call));
    },

    async confirmTotp(call) {
      return confirmTotp(services, await requireProved(call), call.body.code);
    },

    async removeTotp(call) {
      await removeTotp(services, await requireProved(call));
      return { message: secondFactorMessages.totpRemoved };
    },

    async startPasskey(call) {
      const { userId, name } = await requireProved(call);
      const own = await findOwnCredentials(db, userId);
      if (!own) throw accountDeleted();
      return startPasskeyRegistration(
        services,
        { userId, name, email: own.email ?? name },
        relyingParty(call.request),
      );
    },

    async addPasskey(call) {
      const session = await requireProved(call);
      const { name: device } = deviceOf(call.request);
      const { name = device, ...answer } = call.body;
      const passkey = await verifyNewPasskey(services, session.userId, answer, relyingParty(call.request));
      if (!passkey) throw badFields({ field: 'response', message: secondFactorMessages.passkeyRefused });
      return addPasskey(services, session, { passkey, name });
    },

    async removePasskey(call) {
      await removePasskey(services, await requireProved(call), call.params.passkeyId);
      return { message: secondFactorMessages.passkeyRemoved };
    },

    async renewRecoveryCodes(call) {
      return renewRecoveryCodes(services, await requireProved(call));
    },
  };
}
