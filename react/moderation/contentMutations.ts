import { ApiError, dataOf, succeeded, type components } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { newKey } from '../forum/mutations/newKey';
import { requireUser } from '../forum/mutations/requireUser';
import { postFamily } from '../posts/mutationKeys';
import { stalePosts } from '../posts/stalePosts';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { decisionKeys, queueKeys } from './queueKeys';

type Schemas = components['schemas'];

export type ContentDecisionRequest = Schemas['DecideContentRequest'];
export type ContentDecision = Schemas['ContentDecision'];

const contentKeys = {
  decide: (id: string) => [postFamily, 'decide', id],
  restore: (id: string) => [postFamily, 'restore', id],
  removeRecent: (memberId: string) => [postFamily, 'removeRecent', memberId],
} as const;

/** The caller shows the error, which describes a concurrent change. */
export const decideContent = (
  { client }: Pick<Forum, 'client'>,
  id: string,
): Mutation<ContentDecisionRequest, ContentDecision> => ({
  key: contentKeys.decide(id),
  send: (body) => dataOf(client.POST('/api/moderation/content', { body })),
  invalidates: stalePosts,
});

export const restoreContent = ({ client, texts }: Forum, id: string): Mutation<void> => ({
  key: contentKeys.restore(id),
  send: () => succeeded(client.POST('/api/moderation/content/restore/{id}', { params: { path: { id } } })),
  failureText: wholeSiteTextsOf(texts).restoreFailed,
  invalidates: [{ queryKey: decisionKeys.all }, { queryKey: queueKeys.all }, ...stalePosts],
});

export const unlockComments = ({ client, texts }: Forum, id: string): Mutation<void> => ({
  key: contentKeys.restore(id),
  send: () => succeeded(client.POST('/api/moderation/posts/{id}/unlock', { params: { path: { id } } })),
  failureText: wholeSiteTextsOf(texts).restoreFailed,
  invalidates: stalePosts,
});

/** Which of a member's recent content to remove, and why. */
export type RecentRemoval = Omit<Schemas['RemoveRecentContentRequest'], 'batch'>;

/** The progress of a bulk removal, also after a failure. */
export interface RemovalProgress {
  /** Items of one batch are undone together. */
  batch: string;
  /** Items removed with this batch. */
  count: number;
  /** Whether earlier items were removed with another batch, which can no longer be undone. */
  isContinued: boolean;
}

export const newRemoval = (): RemovalProgress => ({ batch: newKey(), count: 0, isContinued: false });

/** The server removes a part in each call. @param progress is updated after each part */
export const removeRecentContent = (
  forum: Forum,
  id: string,
  progress: RemovalProgress,
): Mutation<RecentRemoval> => {
  const removePart = async (removal: RecentRemoval) => {
    const { batch } = progress;
    const body = { ...removal, batch };
    const part = await dataOf(
      forum.client.POST('/api/moderation/members/{id}/content', { params: { path: { id } }, body }),
    );
    progress.count += part.changed;
    return part;
  };
  return {
    key: contentKeys.removeRecent(id),
    send: (removal) =>
      untilDone(forum, async () => {
        try {
          return await removePart(removal);
        } catch (error) {
          if (!isBatchEnded(error)) throw error;
          Object.assign(progress, newRemoval(), { isContinued: true });
          return removePart(removal);
        }
      }),
    invalidates: stalePosts,
  };
};

/** A minute after its last part. */
const isBatchEnded = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.details.some(({ field }) => field === 'batch');

export const undoBatch = (forum: Forum, batch: string): Mutation<void, number> => ({
  key: contentKeys.restore(batch),
  send: () =>
    untilDone(forum, () =>
      dataOf(forum.client.POST('/api/moderation/batches/{id}/undo', { params: { path: { id: batch } } })),
    ),
  failureText: wholeSiteTextsOf(forum.texts).restoreFailed,
  invalidates: stalePosts,
});

/** @returns How many items changed in all. */
async function untilDone(forum: Forum, next: () => Promise<Schemas['BatchProgress']>): Promise<number> {
  const userId = forum.currentUserId() ?? '';
  let all = 0;
  for (;;) {
    requireUser(forum, userId);
    const { changed, remaining } = await next();
    all += changed;
    // No progress: the rest cannot change.
    if (remaining === 0 || changed === 0) return all;
  }
}
