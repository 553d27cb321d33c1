/** A piece of text: plain, or a mention of somebody. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'mention'; display: string; id: string };

const mention = /@\[([^[\]\n]+)\]\(([^()\s]+)\)/g;
const cutOff = /@\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;

/** Splits text with `@[display](id)` markup (spec section 3) into plain text and mentions. */
export function parseMentions(markup: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of markup.matchAll(mention)) {
    const [whole, display = '', id = ''] = match;
    if (match.index > end) parts.push({ kind: 'text', text: markup.slice(end, match.index) });
    parts.push({ kind: 'mention', display, id });
    end = match.index + whole.length;
  }
  if (end < markup.length) parts.push({ kind: 'text', text: markup.slice(end) });
  return parts;
}

/** Text with each mention as @display, also one that was cut off in the middle of its markup. */
export const mentionsToText = (markup: string): string =>
  markup.replace(mention, '@$1').replace(cutOff, '@$1');

/** Markup of a mention. Characters that the markup needs for itself are left out of the name. */
export const mentionToMarkup = (display: string, id: string): string =>
  `@[${display.replace(/[[\]\n]/g, '')}](${id})`;
