import type { DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import { notFound } from '../errors';
import { messages } from '../messages';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import type { PostCountsRow } from './post-counts-repository';
import {
  insertPost,
  lockPost,
  lockPostsTouchedBy,
  type LockedPost,
  type NewPost,
} from './post-rows-repository';

/** A locked post after a change: its new counts, or the reason why there are none to announce. */
export type PostState = PostCountsRow | 'deleted' | 'unchanged';

/**
 * Every transaction locks posts before users, so that two cannot deadlock.
 * @param work Returns the post's new state. Its other fields reach the caller.
 * @throws 404 with `missing` when the post does not exist.
 */
export function changePost<T extends { post: PostState }>(
  services: Pick<Services, 'change'>,
  id: string,
  work: (post: LockedPost, unit: UnitOfWork) => Promise<T>,
  missing: string = messages.noPost,
): Promise<T> {
  return changePostAfter(services, id, nothing, (post, unit) => work(post, unit), missing);
}

const nothing = () => Promise.resolve();

/**
 * Like `changePost`.
 * @param read Runs after the post is locked, but is sent with the lock, even if the post does not exist.
 */
export function changePostAfter<Facts, T extends { post: PostState }>(
  { change }: Pick<Services, 'change'>,
  id: string,
  read: (transaction: DatabaseTransaction) => Promise<Facts>,
  work: (post: LockedPost, unit: UnitOfWork, facts: Facts) => Promise<T>,
  missing: string = messages.noPost,
): Promise<T> {
  return change(async (unit) => {
    if (!isId(id)) throw notFound(missing);
    const [post, facts] = await Promise.all([lockPost(unit.transaction, id), read(unit.transaction)]);
    if (!post) throw notFound(missing);
    const result = await work(post, unit, facts);
    recordPost(unit, post, result.post);
    return result;
  });
}

export async function changePostsTouchedBy(
  unit: UnitOfWork,
  userId: string,
  work: (posts: readonly LockedPost[]) => Promise<(post: LockedPost) => PostState>,
): Promise<void> {
  const posts = await lockPostsTouchedBy(unit.transaction, userId);
  const stateOf = await work(posts);
  for (const post of posts) recordPost(unit, post, stateOf(post));
}

export async function addPost({ transaction, outcome }: UnitOfWork, post: NewPost): Promise<void> {
  outcome.changedPosts.push(await insertPost(transaction, post));
}

function recordPost({ outcome }: UnitOfWork, { id }: LockedPost, state: PostState): void {
  if (state === 'deleted') outcome.deletedPosts.push(id);
  else if (state !== 'unchanged') outcome.changedPosts.push(state);
}
