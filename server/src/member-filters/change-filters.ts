import { limits } from '@alphazone/client/limits';

import { lockMember } from '../accounts/accounts-repository';
import { isId } from '../database/ids';
import { conflict, accountDeleted, notFound } from '../errors';
import { messages } from '../messages';
import { deleteNotificationsFrom } from '../notifications/notification-writes-repository';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import {
  countBlocked,
  deleteBlock,
  deleteHiddenPost,
  findFilters,
  insertBlock,
  insertHiddenPost,
  replaceWords,
  type FilterRows,
} from './member-filters-repository';

type Use = Pick<Services, 'change'>;

/** @throws 409 for oneself and above the limit, 404 for an unknown user. */
export const blockMember = (services: Use, userId: string, blockedId: string) =>
  changeFilters(services, userId, async ({ transaction, outcome }) => {
    if (!isId(blockedId)) throw notFound(messages.noUser);
    if (blockedId === userId) throw conflict(messages.blockedOneself);
    if ((await countBlocked(transaction, userId)) >= limits.blockedMembers.maxItems)
      throw conflict(messages.tooManyBlocked);
    if (!(await insertBlock(transaction, userId, blockedId))) throw notFound(messages.noUser);
    outcome.changedNotifications.push(...(await deleteNotificationsFrom(transaction, blockedId, userId)));
  });

export const unblockMember = (services: Use, userId: string, blockedId: string) =>
  changeFilters(services, userId, async ({ transaction }) => {
    if (isId(blockedId)) await deleteBlock(transaction, userId, blockedId);
  });

export const setMutedWords = (services: Use, userId: string, words: readonly string[]) =>
  changeFilters(services, userId, ({ transaction }) =>
    replaceWords(transaction, userId, [...new Set(words.map((word) => word.trim()))]),
  );

/** @throws 404 for an unknown post. */
export const hidePost = (services: Use, userId: string, postId: string) =>
  changeFilters(services, userId, async ({ transaction }) => {
    const hidden = { userId, postId, max: limits.hiddenPosts.maxItems };
    if (!isId(postId) || !(await insertHiddenPost(transaction, hidden))) throw notFound(messages.noPost);
  });

export const unhidePost = (services: Use, userId: string, postId: string) =>
  changeFilters(services, userId, async ({ transaction }) => {
    if (isId(postId)) await deleteHiddenPost(transaction, userId, postId);
  });

/** @returns The filters after the change. */
function changeFilters(
  { change }: Use,
  userId: string,
  work: (unit: UnitOfWork) => Promise<void>,
): Promise<FilterRows> {
  return change(async (unit) => {
    const { transaction } = unit;
    if (!(await lockMember(transaction, userId))) throw accountDeleted();
    await work(unit);
    return findFilters(transaction, userId);
  });
}
