import type { TagUse } from './tags-repository';

/** Where a page of tags begins: after the tag with this count and name. */
export interface TagPosition {
  count: number;
  name: string;
}

/** What a tag's card says: how many posts there are, and where. */
export function describeTag({ count, zone, inZone }: TagUse): string {
  if (count === 1) return `1 post, in ${zone}.`;
  if (inZone === count) return `${count} posts, all in ${zone}.`;
  // With as many somewhere else, or more in all the others, it is only the largest part.
  return inZone * 2 > count
    ? `${count} posts, most of them in ${zone}.`
    : `${count} posts in several zones, ${inZone} of them in ${zone}.`;
}

/** Does a tag come after the position, in the order of the list? */
export function comesAfter({ count, name }: TagPosition, position: TagPosition): boolean {
  return count === position.count ? bytesOf(name) > bytesOf(position.name) : count < position.count;
}

/** Text that compares as the database's collation "C" does: by code points, not by halves of them. */
const bytesOf = (text: string) => Buffer.from(text).toString('hex');

/** The position out of a cursor; undefined when it is of another list. */
export function tagPositionIn([count, name]: readonly unknown[]): TagPosition | undefined {
  return typeof count === 'number' && typeof name === 'string' ? { count, name } : undefined;
}
