import { badFields, conflict } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import { findLongTags, normaliseTags } from '../../posts/posts-rules';
import type { PostContent } from './lock-content';
import { moderationMessages } from '../messages';
import { updatePost } from './update-post';

export const areEqualTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag) => other.includes(tag));

/** @throws 400 without tags or for a tag that is too long, 409 when the tags have changed since the moderator saw them. @returns The tags. */
export async function editTags(
  unit: UnitOfWork,
  { post, tags: before }: PostContent,
  { tags = [], expected }: { tags?: readonly string[] | undefined; expected?: readonly string[] | undefined },
): Promise<string[]> {
  const longTags = findLongTags(tags, 'tags');
  if (longTags.length > 0) throw badFields(...longTags);
  const after = normaliseTags(tags);
  if (after.length === 0) throw badFields({ field: 'tags', message: 'must have at least one tag.' });
  if (areEqualTags(before, after) || (expected && !areEqualTags(before, expected)))
    throw conflict(moderationMessages.taggedAlready(before));
  await updatePost(unit, post, { tags: after });
  return after;
}
