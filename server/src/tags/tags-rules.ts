import type { TagUse } from './tags-repository';

/** Where a page of tags begins: after the tag with this count and name. */
export interface TagPosition {
  count: number;
  name: string;
}

/** What a tag's card says beside the number of posts: where they are. */
export function describeTag({ count, zone, inZone }: TagUse): string {
  if (inZone === count) return `Used in ${zone}.`;
  // With as many somewhere else, or more in all the others, it is only the largest part.
  return inZone * 2 > count ? `Used mostly in ${zone}.` : `Used in several zones, ${zone} among them.`;
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
