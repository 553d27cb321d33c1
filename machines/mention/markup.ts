/** Somebody who is mentioned. */
export interface MentionedUser {
  id: string;
  /** The username or else the name, shown after `@`. */
  display: string;
}

export type TextSegment = { type: 'text'; text: string } | ({ type: 'mention' } & MentionedUser);

const LONGEST_DISPLAY = 100;
const VALID_ID = /^[\w-]{1,64}$/;
/** Neither part may contain what ends it, so matching never goes back: time is linear in the text. */
const MARKUP = /@\[([^[\]\r\n]{1,100})\]\(([\w-]{1,64})\)/g;

/**
 * A name as a mention can carry it: without square brackets, in one line, at most 100 characters. They are
 * taken away rather than escaped, since whoever else reads the markup knows no escapes.
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

/** `@[display](id)`; plain `@display` when the id cannot stand in markup. */
export function mentionMarkup({ id, display }: MentionedUser): string {
  if (!VALID_ID.test(id)) return `@${mentionDisplay(display)}`;
  return `@[${mentionDisplay(display) || id}](${id})`;
}

/** The text and mentions of a post or comment, in order. Never throws; what is no markup stays text. */
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
