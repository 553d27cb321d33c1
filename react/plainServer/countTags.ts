import type { Tag } from '@alphazone/client';

interface TaggedPost {
  category: string;
  postTags?: readonly string[] | undefined;
}

/** Case-insensitive, sorted by use and then by name, as our server does. */
export function countTags(posts: readonly TaggedPost[]): Tag[] {
  const uses = new Map<string, Map<string, number>>();
  for (const { postTags = [], category } of posts) {
    for (const tag of new Set(postTags.map((name) => name.toLowerCase()))) {
      const zones = uses.get(tag) ?? new Map<string, number>();
      uses.set(tag, zones.set(category, (zones.get(category) ?? 0) + 1));
    }
  }
  return [...uses].map(asTag).sort(mostUsedFirst);
}

function asTag([tagName, zones]: [string, Map<string, number>]): Tag {
  const [[zone, inZone] = ['', 0]] = [...zones].sort(
    ([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB, 'en'),
  );
  const count = [...zones.values()].reduce((sum, here) => sum + here, 0);
  return { tagName, tagDesc: describe(zone, inZone, count), count };
}

/** In English, as our server describes tags. */
function describe(zone: string, inZone: number, count: number): string {
  if (inZone === count) return `Used in ${zone}.`;
  return inZone * 2 > count ? `Used mostly in ${zone}.` : `Used in several zones, ${zone} among them.`;
}

const mostUsedFirst = (a: Tag, b: Tag) =>
  (b.count ?? 0) - (a.count ?? 0) || a.tagName.localeCompare(b.tagName, 'en');
