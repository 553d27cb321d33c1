import { isId } from '../database/ids';

/** How many members one text can call; more would make a text a megaphone. */
export const mostMentions = 20;

/** `@[display](id)`. No part may contain what ends it, so that matching never goes back far. */
const markup = /@\[[^[\]\r\n]{1,100}\]\(([\w-]{1,64})\)/g;

/**
 * The ids that a post or comment mentions, each once and in their order, at most 20. Ids that cannot be
 * members' are left out, and so is the writer.
 */
export function mentionedIds(text: string, writerId: string): string[] {
  const ids = new Set<string>();
  for (const [, id = ''] of text.matchAll(markup)) {
    const own = id.toLowerCase();
    if (own !== writerId && isId(own)) ids.add(own);
    if (ids.size === mostMentions) break;
  }
  return [...ids];
}
