/** A mentioned user. */
export interface MentionedUser {
  id: string;
  /** The username, or else the name; shown after `@`. */
  display: string;
}

export type TextSegment = { type: 'text'; text: string } | ({ type: 'mention' } & MentionedUser);

const LONGEST_DISPLAY = 100;
const VALID_ID = /^[\w-]{1,64}$/;
/** Neither part may contain its terminator, so matching never backtracks and takes linear time. */
const MARKUP = /@\[([^[\]\r\n]{1,100})\]\(([\w-]{1,64})\)/g;

/**
 * Returns a name fit for markup: without square brackets, on one line, at most 100 characters. Brackets are removed, not
 * escaped, since the markup has no escapes.
 */
export function mentionDisplay(name: string): string {
  const plain = name
    .replace(/[[\]]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  let display = '';
  for (const character of plain) {
    if (display.length + character.length > LONGEST_DISPLAY) break;
    display += character;
  }
  return display;
}

/** Returns `@[display](id)`, or plain `@display` when the id is invalid in markup. */
export function mentionMarkup({ id, display }: MentionedUser): string {
  if (!VALID_ID.test(id)) return `@${mentionDisplay(display)}`;
  return `@[${mentionDisplay(display) || id}](${id})`;
}

/** Splits a post or comment into text and mentions. Never throws: invalid markup stays text. */
export function parseMentions(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let read = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [markup, display = '', id = ''] = match;
    if (match.index > read) segments.push({ type: 'text', text: text.slice(read, match.index) });
    segments.push({ type: 'mention', display, id });
    read = match.index + markup.length;
  }
  if (read < text.length) segments.push({ type: 'text', text: text.slice(read) });
  return segments;
}
