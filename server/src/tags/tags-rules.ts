import type { TagUse } from './tags-repository';

/** Where a page of tags begins: after the tag with this count and name. */
export interface TagPosition {
  count: number;
  name: string;
}

/** Describes where a tag is used. */
export function describeTag({ count, zone, inZone }: TagUse): string {
  if (inZone === count) return `Used in ${zone}.`;
  return inZone * 2 > count ? `Used mostly in ${zone}.` : `Used in several zones, ${zone} among them.`;
}

/** Whether a tag comes after the position in the list. */
export function isAfter({ count, name }: TagPosition, position: TagPosition): boolean {
  return count === position.count ? bytesOf(name) > bytesOf(position.name) : count < position.count;
}

/** Hexadecimal UTF-8, which compares like the database's collation "C": by code points, not by code units. */
const bytesOf = (text: string) => Buffer.from(text).toString('hex');
