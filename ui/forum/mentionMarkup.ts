import { parseMentions } from '@alphazone/machines';

/** Mention markup that is truncated at the end of the text. */
const cutOff = /@\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;

/** Replaces each mention with @display, even a truncated one. */
export const mentionsToText = (markup: string): string =>
  markup.includes('@[')
    ? parseMentions(markup)
        .map((part) => (part.type === 'mention' ? `@${part.display}` : part.text))
        .join('')
        .replace(cutOff, '@$1')
    : markup;
