import { limits } from '@alphazone/client/limits';

import { isId } from '../database/ids';

export const maxMentions = 20;

/** `@[display](id)`. No part may contain its own delimiter, so that matching takes linear time. */
export const mentionMarkup = new RegExp(
  `@\\[[^[\\]\\r\\n]{1,${limits.mentionDisplay.maxLength}}\\]\\(([\\w-]{1,${limits.id.maxLength}})\\)`,
  'g',
);

/** Returns the mentioned ids, each once and in order. Skips invalid ids and the author's. */
export function mentionedIds(text: string, writerId: string): string[] {
  const ids = new Set<string>();
  for (const [, id = ''] of text.matchAll(mentionMarkup)) {
    const own = id.toLowerCase();
    if (own !== writerId && isId(own)) ids.add(own);
    if (ids.size === maxMentions) break;
  }
  return [...ids];
}
