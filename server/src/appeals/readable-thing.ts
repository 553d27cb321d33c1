import { may, type Roles } from '../moderation/permissions';
import type { Thing } from '../reports/things-repository';

/**
 * What the reader of a decision may see of its thing now: the zone may have changed since. Hidden content is for its
 * author and moderators of its present zone. The author of a comment does not learn the title of another's hidden post.
 * @param isMember The decision concerns the reader, who is the thing's author.
 */
export function readableThing(
  thing: Thing | undefined,
  { userId, roles, isMember }: { userId: string; roles: Roles; isMember: boolean },
): Thing | undefined {
  if (!thing) return undefined;
  const isVisible = thing.hidden === null && thing.post_hidden === null;
  if (isVisible || may(roles, 'read removed content', thing.zone ?? undefined)) return thing;
  if (!isMember) return undefined;
  const mayReadTitle = thing.post_hidden === null || thing.post_author_id === userId;
  return mayReadTitle ? thing : { ...thing, title: null };
}
