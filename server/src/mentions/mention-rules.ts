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
  for (const id of idsInMarkup(text)) {
    if (id !== writerId) ids.add(id);
    if (ids.size === maxMentions) break;
  }
  return [...ids];
}

/** Returns the valid ids, in lower case, with the author's and repeated ones. */
export const idsInMarkup = (text: string): string[] =>
  Array.from(text.matchAll(mentionMarkup), ([, id = '']) => id.toLowerCase()).filter(isId);

/** Replaces the display of mentions whose id has a name. Those of other ids stay. */
export const withNames = (text: string, nameOf: ReadonlyMap<string, string>): string =>
  text.replace(mentionMarkup, (markup, id: string) => {
    const name = nameOf.get(id.toLowerCase());
    return name === undefined ? markup : `@[${displayOf(name) || id}](${id})`;
  });

/** The name in the markup of a mention. */
export const displayIn = (markup: string): string => markup.slice(2, markup.indexOf(']'));

/** Mentions as `@name`. */
export const withoutMarkup = (text: string): string =>
  text.replace(mentionMarkup, (markup) => `@${displayIn(markup)}`);

/** As machines/mention writes it, which the server cannot import: the markup has no escapes. */
const displayOf = (name: string): string =>
  name
    .replace(/[[\]]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
