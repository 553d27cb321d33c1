import type { components } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { serialiseMatch } from '../accounts/profiles/serialise-user';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { decodeCursor, pageOf, parseTimePosition, sendNextPage, timeCursor } from '../contract/paging';
import { notFound } from '../errors';
import { findUserMatches } from '../moderation/members/find-user-matches';
import { requirePermission } from '../moderation/roles/require-permission';
import type { Services } from '../services';
import { listApplicants, type ApplicantRow } from './applicants-repository';
import { approveSignUp, refuseSignUp } from './decide-applicant';
import { invitationToken } from './invitation-token';
import { createInvitation, maxOpenInvitations, revokeInvitation } from './invitations';
import { listInvitations, type InvitationRow } from './invitations-repository';
import { signUpMessages } from './messages';

type SignUpHandlers = Pick<
  Handlers,
  | 'getSignUpTask'
  | 'listInvitations'
  | 'createInvitation'
  | 'revokeInvitation'
  | 'listApplicants'
  | 'approveSignUp'
  | 'refuseSignUp'
>;

const defaultLimit = 20;

export function signUpHandlers(services: Services): SignUpHandlers {
  const { db, now, signUp, tokens } = services;

  const serialiseInvitation = (row: InvitationRow): components['schemas']['Invitation'] => ({
    _id: row.id,
    token: invitationToken(row.id, tokens.jwtSecret),
    createdOn: row.created_on.toISOString(),
    expiresOn: row.expires_on.toISOString(),
  });

  async function serialiseApplicants(
    rows: readonly ApplicantRow[],
  ): Promise<components['schemas']['Applicant'][]> {
    const referrers = await findUserMatches(
      db,
      rows.map(({ referred_by }) => referred_by),
    );
    return rows.map((row) => {
      const referrer = row.referred_by === null ? undefined : referrers.get(row.referred_by);
      return {
        user: serialiseMatch(row),
        askedOn: row.asked_on.toISOString(),
        isVerified: row.is_verified,
        ...(referrer && { referrer }),
      };
    });
  }

  return {
    getSignUpTask() {
      const task = signUp.challenge.createTask?.();
      if (!task) throw notFound(signUpMessages.noTask);
      return task;
    },

    async listInvitations(call) {
      const { id: inviterId } = requireMember(call);
      const { limit = limits.pageSize.maximum, cursor } = call.query;
      const after = decodeCursor(cursor, parseTimePosition);
      const [maxOpen, rows] = await Promise.all([
        maxOpenInvitations(services, inviterId),
        listInvitations(db, { inviterId, now: now(), limit: limit + 1, after }),
      ]);
      const { page, last } = pageOf(rows, limit);
      sendNextPage(call.request, call.reply, last && timeCursor(last.created_on, last.id));
      return {
        maxOpen,
        invitations: page.map(({ name, username, picture_url, ...row }) => ({
          ...serialiseInvitation(row),
          ...(row.used_by !== null &&
            name !== null && { usedBy: serialiseMatch({ id: row.used_by, name, username, picture_url }) }),
        })),
      };
    },

    async createInvitation(call) {
      return serialiseInvitation(await createInvitation(services, requireMember(call).id));
    },

    async revokeInvitation(call) {
      await revokeInvitation(services, requireMember(call).id, call.params.id);
      return { message: signUpMessages.invitationRevoked };
    },

    async listApplicants(call) {
      await requirePermission(services, requireMember(call).id, 'approve sign-ups');
      const { limit = defaultLimit, cursor } = call.query;
      const after = decodeCursor(cursor, parseTimePosition);
      const { page, last } = pageOf(await listApplicants(db, limit + 1, after), limit);
      sendNextPage(call.request, call.reply, last && timeCursor(last.asked_on, last.id));
      return serialiseApplicants(page);
    },

    async approveSignUp(call) {
      await approveSignUp(services, requireMember(call).id, call.params.id);
      return { message: signUpMessages.approved };
    },

    async refuseSignUp(call) {
      await refuseSignUp(services, requireMember(call).id, { ...call.body, memberId: call.params.id });
      return { message: signUpMessages.refused };
    },
  };
}
