import { limits } from '@alphazone/client/limits';

import { isId } from '../database/ids';

/** Mentions per text. More would allow spamming. */
export const maxMentions = 20;

/** Characters of the name that a mention shows. */
export const maxDisplayLength = 100;

/** `@[display](id)`. No part may contain its own delimiter: matching takes linear time. */
export const mentionMarkup = new RegExp(
  `@\\[[^[\\]\\r\\n]{1,${maxDisplayLength}}\\]\\(([\\w-]{1,${limits.id.maxLength}})\\)`,
  'g',
);

/** The ids that a text mentions, each once and in order, at most 20. Leaves out invalid ids and the author. */
export function mentionedIds(text: string, writerId: string): string[] {
  const ids = new Set<string>();
  for (const [, id = ''] of text.matchAll(mentionMarkup)) {
    const own = id.toLowerCase();
    if (own !== writerId && isId(own)) ids.add(own);
    if (ids.size === maxMentions) break;
  }
  return [...ids];
}
