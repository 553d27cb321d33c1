import type { PostRow } from '../database/tables';
import { HttpError, notFound } from '../errors';
import { RepeatedRequest } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import type { PostCountsRow } from './post-counts-repository';
import {
  insertPosts,
  lockPosts,
  lockPostsTouchedBy,
  type LockedPost,
  type NewPost,
} from './post-rows-repository';

/** A locked post after a change: its new counts, or why none are announced. */
export type PostState = PostCountsRow | 'deleted' | 'unchanged';

interface ChangeOptions {
  missing?: string;
  /** Whether a hidden post can be changed too. Otherwise 404. */
  isHiddenAllowed?: (post: LockedPost) => boolean;
}

/**
 * Every transaction locks posts before users, so that two cannot deadlock.
 * @param work Returns the post's new state. Its other fields reach the caller.
 * @throws 404 with `missing` when the post does not exist or is hidden.
 */
export function changePost<T extends { post: PostState }>(
  { change }: Pick<Services, 'change'>,
  id: string,
  work: (post: LockedPost, unit: UnitOfWork) => Promise<T>,
  { missing = messages.noPost, isHiddenAllowed = () => false }: ChangeOptions = {},
): Promise<T> {
  return change(async (unit) => {
    const [post] = await lockPosts(unit.transaction, [id]);
    const isFound = post?.hidden === null || (post !== undefined && isHiddenAllowed(post));
    if (!isFound) throw notFound(missing);
    const result = await work(post, unit);
    recordPost(unit, post, result.post);
    return result;
  });
}

/**
 * For several changes in one transaction, of the same or of different posts.
 * @param read Loads further data of each change, or refuses it. Pipelined with the locks, so posts may be
 * missing.
 * @param work Returns the posts' counts after all changes, and the result of each.
 * @returns For each change its result with the post's counts, the refusal, or 404 if the post is missing or hidden.
 */
export async function changePosts<
  Item extends { postId: string },
  Facts extends object,
  Result extends object,
>(
  { transaction, outcome }: UnitOfWork,
  items: readonly Item[],
  read: () => Promise<readonly (Facts | HttpError)[]>,
  work: (changes: readonly (Item & Facts & { post: LockedPost })[]) => Promise<{
    counts: readonly PostCountsRow[];
    results: readonly Result[];
  }>,
  { refuse }: { refuse?: (post: LockedPost) => HttpError | undefined } = {},
): Promise<((Result & { post: PostCountsRow }) | HttpError)[]> {
  const ids = items.map(({ postId }) => postId);
  const [posts, facts] = await Promise.all([lockPosts(transaction, ids), read()]);
  const found = items.map((item, index) => {
    const post = posts[index];
    const known = facts[index]!;
    // Even if the post has been hidden or deleted meanwhile.
    if (known instanceof RepeatedRequest) return known;
    if (post?.hidden !== null) return notFound(messages.noPost);
    const refusal = known instanceof HttpError ? known : refuse?.(post);
    if (refusal) return refusal;
    return { ...item, ...(known as Facts), post };
  });
  const changes = found.flatMap((change) => (change instanceof HttpError ? [] : [change]));
  const { counts, results } = await work(changes);
  outcome.changedPosts.push(...counts);
  const countsOf = new Map(counts.map((row) => [row.id, row]));
  const remaining = results.values();
  return found.map((change) =>
    change instanceof HttpError
      ? change
      : { ...remaining.next().value!, post: countsOf.get(change.post.id)! },
  );
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

/** @param isHeld Held posts are not published. */
export async function addPosts(
  { transaction, outcome }: UnitOfWork,
  posts: readonly NewPost[],
  isHeld: (id: string) => boolean = () => false,
): Promise<PostRow[]> {
  const rows = await insertPosts(transaction, posts);
  outcome.changedPosts.push(...rows.filter(({ id }) => !isHeld(id)));
  return rows;
}

function recordPost({ outcome }: UnitOfWork, { id, hidden }: LockedPost, state: PostState): void {
  // Changes of hidden posts are not published.
  if (hidden !== null) return;
  if (state === 'deleted') outcome.deletedPosts.push(id);
  else if (state !== 'unchanged') outcome.changedPosts.push(state);
}
