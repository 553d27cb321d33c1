import type { FastifyRequest } from 'fastify';

import type { Handlers } from '../contract/handlers';
import { signedIn, type Member } from '../contract/handlers';
import { badFields, conflict, forbidden, unauthorized } from '../errors';
import { messages } from '../messages';
import { presentChange } from '../posts/present-post';
import type { Services } from '../services';
import { exportAccount } from './account-export';
import { passwordProblem } from './accounts-rules';
import { demandOwnAccount } from './demand-own-account';
import { deleteAccount } from './delete-account';
import { hashPassword, isPassword } from './passwords';
import { newSession } from './present-session';
import { endSessions, findOwnCredentials, storePassword, type Credentials } from './sessions-repository';

type AccountHandlers = Pick<Handlers, 'changePassword' | 'logoutEverywhere' | 'deleteUser' | 'exportUser'>;

/** 403 that names the field, so that it can be said beside it. */
const wrongPassword = (field: string) =>
  forbidden(messages.wrongPassword, { field, message: messages.wrongPassword });

/** What members do with their own accounts besides the profile. */
export function accountHandlers({ db, tokens, attempts, adminId, publisher }: Services): AccountHandlers {
  const demandSelf = (member: Member, id: string) =>
    demandOwnAccount(db, member, id, messages.onlyOwnAccount);

  /** Guesses count like those at log-in: whoever found an open session must not find out the password. */
  const demandPassword = async (
    member: Member,
    [field, password]: readonly [field: string, password: string],
    request: FastifyRequest,
  ): Promise<Credentials & { password_hash: string }> => {
    const own = await findOwnCredentials(db, member.id);
    if (!own?.email || !own.password_hash) throw unauthorized(messages.loginNeeded);
    await attempts.begin(own.email, request.ip);
    if (!(await isPassword(password, own.password_hash))) throw wrongPassword(field);
    await attempts.succeeded(own.email, request.ip);
    return { ...own, password_hash: own.password_hash };
  };

  return {
    async changePassword(call) {
      const member = signedIn(call);
      await demandSelf(member, call.params.id);
      const { oldPassword, newPassword } = call.body;
      const weakness = passwordProblem(newPassword);
      if (weakness) throw badFields({ ...weakness, field: 'newPassword' });
      const own = await demandPassword(member, ['oldPassword', oldPassword], call.request);
      const version = await storePassword(db, member.id, {
        oldHash: own.password_hash,
        newHash: await hashPassword(newPassword),
      });
      if (version === undefined) throw wrongPassword('oldPassword');
      publisher.sessionsEnded(member.id);
      return newSession({ ...own, token_version: version }, tokens);
    },

    async logoutEverywhere(call) {
      const member = signedIn(call);
      await demandSelf(member, call.params.id);
      await endSessions(db, member.id);
      publisher.sessionsEnded(member.id);
      return { message: messages.loggedOutEverywhere };
    },

    async deleteUser(call) {
      const member = signedIn(call);
      await demandSelf(member, call.params.id);
      await demandPassword(member, ['password', call.body.password], call.request);
      if (member.id === (await adminId())) throw conflict(messages.adminStays);
      const { removedPosts, changedPosts } = await deleteAccount(db, member.id, call.body.content ?? 'keep');
      publisher.sessionsEnded(member.id);
      for (const _id of removedPosts) publisher.postChanged({ _id, deleted: true });
      for (const row of changedPosts) publisher.postChanged(presentChange(row));
      return { message: messages.accountDeleted };
    },

    async exportUser(call) {
      const member = signedIn(call);
      await demandSelf(member, call.params.id);
      void call.reply.header('content-disposition', `attachment; filename="account-${member.id}.json"`);
      void call.reply.type('application/json; charset=utf-8');
      return exportAccount(db, member.id);
    },
  };
}
