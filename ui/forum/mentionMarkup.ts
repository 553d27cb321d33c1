import { parseMentions } from '@alphazone/machines';

/** A mention whose markup was cut off at the end of the text. */
const cutOff = /@\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;

/** Text with each mention as @display, also one that was cut off in the middle of its markup. */
export const mentionsToText = (markup: string): string =>
  parseMentions(markup)
    .map((part) => (part.type === 'mention' ? `@${part.display}` : part.text))
    .join('')
    .replace(cutOff, '@$1');
