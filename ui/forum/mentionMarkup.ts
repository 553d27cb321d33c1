import { parseMentions } from '@alphazone/machines';

/** Mention markup truncated at the end of the text. */
const cutOff = /@\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;

/** Replaces each mention by @display, including one with truncated markup. */
export const mentionsToText = (markup: string): string =>
  parseMentions(markup)
    .map((part) => (part.type === 'mention' ? `@${part.display}` : part.text))
    .join('')
    .replace(cutOff, '@$1');
