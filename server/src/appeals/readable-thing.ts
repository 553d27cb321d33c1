import { may, type Roles } from '../moderation/roles/permissions';
import type { Thing } from '../reports/things-repository';

/**
 * Returns the parts of a decision's subject that the reader may see. Shows hidden content only to its author and to
 * moderators of its current zone, which may have changed. A comment's author does not see the title of another member's
 * hidden post.
 * @param isMember Whether the decision concerns the reader, the subject's author.
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
