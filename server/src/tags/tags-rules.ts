import type { TagUse } from './tags-repository';

export interface TagPosition {
  count: number;
  name: string;
}

export function describeTag({ count, zone, inZone }: TagUse): string {
  if (inZone === count) return `Used in ${zone}.`;
  return inZone * 2 > count ? `Used mostly in ${zone}.` : `Used in several zones, ${zone} among them.`;
}

export function isAfter({ count, name }: TagPosition, position: TagPosition): boolean {
  return count === position.count ? bytesOf(name) > bytesOf(position.name) : count < position.count;
}

/** Hexadecimal UTF-8, which sorts by code point like the database's collation "C". */
const bytesOf = (text: string) => Buffer.from(text).toString('hex');
