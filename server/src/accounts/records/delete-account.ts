import type { kinds } from '@alphazone/client/kinds';
import type { FastifyRequest } from 'fastify';

import { deleteChatMessagesOf } from '../../chat/chat-repository';
import { deleteCommentsOf } from '../../comments/comments-repository';
import { conflict } from '../../errors';
import { deleteMailsTo } from '../../mail/mails-repository';
import { deleteBlocksOf } from '../../member-filters/member-filters-repository';
import { messages } from '../../messages';
import { deleteEmptyVoteNotifications } from '../../notifications/notification-writes-repository';
import { deleteAppealTexts } from '../../moderation/decisions/decisions-repository';
import { findGrantedRoles } from '../../moderation/roles/find-roles';
import { requireOtherAdministrator } from '../../moderation/roles/require-other-administrator';
import type { UnitOfWork } from '../../outcome/outcome';
import { changePostsTouchedBy } from '../../posts/change-post';
import { findPostCounts } from '../../posts/post-counts-repository';
import { deletePosts } from '../../posts/delete-posts';
import { deleteReportsOf } from '../../reports/reports-repository';
import type { Services } from '../../services';
import { lockSharedPosts } from '../../shares/shares-repository';
import { deleteUnused } from '../../uploads/delete-uploads';
import { findUploadsOfOwner } from '../../uploads/uploads-repository';
import { deleteSignalsOf } from '../../votes/vote-signals-repository';
import { deleteVotesOf } from '../../votes/votes-repository';
import { deleteRecords, storeDeletedUser } from './account-deletion-repository';
import { endSessions } from '../sessions/end-sessions';
import { lockSession } from '../sessions/lock-session';
import { memberRecords } from './member-records';
import { reauthenticate } from '../log-in/reauthenticate';

export interface AccountDeletion {
  userId: string;
  password: string | undefined;
  request: FastifyRequest;
  content: (typeof kinds.contentChoice)[number];
}

/**
 * An anonymous row stays as the author: docs/decisions/0010-deleting-an-account.md.
 * @throws 403 for a wrong password, 409 for the administrator of the settings and for the last one.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'change' | 'attempts' | 'adminId'>,
  { userId, password, request, content }: AccountDeletion,
): Promise<void> {
  const { email } = await reauthenticate(services, userId, { field: 'password', password, request });
  if (userId === (await services.adminId())) throw conflict(messages.adminStays);
  await services.change(async (unit) => {
    // First: all transactions of the member wait for this lock, so none adds content after the deletion below. One that
    // holds a post's lock may deadlock, and is retried.
    await lockSession(unit.transaction, { userId, sessionId: request.caller?.sessionId });
    const { administrator } = await findGrantedRoles(services, userId, unit.transaction);
    if (administrator) await requireOtherAdministrator(services, unit.transaction, userId);
    await deleteSignalsOf(unit.transaction, userId, {
      of: content === 'delete' ? 'all votes' : 'held votes',
    });
    if (content === 'delete') await deleteContent(unit, userId);
    else await lockSharedPosts(unit.transaction, userId);
    await endSessions(unit, userId);
    if (email !== null) await deleteMailsTo(unit.transaction, email);
    unit.outcome.changedCases.push(...(await deleteReportsOf(unit.transaction, userId)));
    await storeDeletedUser(unit.transaction, userId, messages.deletedMember);
    await deleteUnused(unit.transaction, await findUploadsOfOwner(unit.transaction, userId));
    for (const records of memberRecords) {
      if (records.onDeletion === 'delete') await deleteRecords(unit.transaction, records, userId);
    }
  });
}

async function deleteContent(unit: UnitOfWork, userId: string): Promise<void> {
  const { transaction, outcome } = unit;
  await changePostsTouchedBy(unit, userId, async (posts) => {
    const own = posts.filter(({ author_id }) => author_id === userId);
    const others = posts.filter(({ author_id }) => author_id !== userId);
    await deleteVotesOf(transaction, others, userId);
    await deleteCommentsOf(transaction, others, userId);
    await deletePosts(transaction, own);
    const otherIds = others.map(({ id }) => id);
    await deleteEmptyVoteNotifications(transaction, otherIds);
    for (const _id of await deleteChatMessagesOf(transaction, userId))
      outcome.moderated.push({ kind: 'chat message', _id, isHidden: true });
    await deleteAppealTexts(transaction, userId);
    await deleteBlocksOf(transaction, userId);
    const counts = await findPostCounts(transaction, otherIds);
    const countsById = new Map(counts.map((row) => [row.id, row]));
    return ({ id }) => countsById.get(id) ?? 'deleted';
  });
}
