import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import { notFound } from '../../errors';
import { messages } from '../../messages';
import type { Services } from '../../services';
import { deviceOf } from './device-of';
import { endSession } from './end-session';
import { logIn } from '../log-in/log-in';
import { listSessions } from './sessions-repository';
import { signUp } from '../sign-up';

const maxListed = 100;

type SessionHandlers = Pick<
  Handlers,
  'signup' | 'login' | 'listSessions' | 'endSession' | 'endCurrentSession'
>;

export function sessionHandlers(services: Services): SessionHandlers {
  return {
    signup: ({ body: { password, ...account }, request }) =>
      signUp(services, { ...account, ip: request.ip, device: deviceOf(request) }, { password }),

    login: ({ body, request }) => logIn(services, { ...body, ip: request.ip, device: deviceOf(request) }),

    async listSessions(call) {
      const rows = await listSessions(services.db, requireMember(call).id, maxListed);
      return rows.map((row) => ({
        _id: row.id,
        device: row.device,
        network: row.network,
        createdOn: row.created_on.toISOString(),
        lastUsedOn: row.last_used_on.toISOString(),
        isCurrent: row.id === call.request.caller?.sessionId,
      }));
    },

    async endSession(call) {
      const { sessionId } = call.params;
      const isOwn = sessionId === call.request.caller?.sessionId;
      const isEnded = await endSession(services, { userId: requireMember(call).id, sessionId, isOwn });
      if (!isEnded) throw notFound(messages.noSession);
      return { message: messages.loggedOut };
    },

    async endCurrentSession(call) {
      const member = requireMember(call);
      // Tokens of older releases have no session, and last until they expire.
      const sessionId = call.request.caller?.sessionId;
      if (sessionId !== undefined) await endSession(services, { userId: member.id, sessionId, isOwn: true });
      return { message: messages.loggedOut };
    },
  };
}
