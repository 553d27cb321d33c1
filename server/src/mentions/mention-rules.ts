import { limits } from '@alphazone/client/limits';

import { isId } from '../database/ids';

/** How many members one text can call; more would make a text a megaphone. */
export const mostMentions = 20;

/** Characters of the name that a mention shows. */
export const maxDisplayLength = 100;

/** `@[display](id)`. No part may contain its own delimiter: matching takes linear time. */
export const mentionMarkup = new RegExp(
  `@\\[[^[\\]\\r\\n]{1,${maxDisplayLength}}\\]\\(([\\w-]{1,${limits.id.maxLength}})\\)`,
  'g',
);

/**
 * The ids that a post or comment mentions, each once and in their order, at most 20. Ids that cannot be
 * members' are left out, and so is the writer.
 */
export function mentionedIds(text: string, writerId: string): string[] {
  const ids = new Set<string>();
  for (const [, id = ''] of text.matchAll(mentionMarkup)) {
    const own = id.toLowerCase();
    if (own !== writerId && isId(own)) ids.add(own);
    if (ids.size === mostMentions) break;
  }
  return [...ids];
}
