import { limits } from './limits';

export interface MentionedUser {
  id: string;
  /** The username, or the name if there is none; shown after `@`. */
  display: string;
}

export type TextSegment = { type: 'text'; text: string } | ({ type: 'mention' } & MentionedUser);

const maxDisplayLength = limits.mentionDisplay.maxLength;
const idPattern = `[\\w-]{1,${limits.id.maxLength}}`;
const validId = new RegExp(`^${idPattern}$`);
/** No part can contain its own terminator, so matching never backtracks and takes linear time. */
const markupPattern = new RegExp(`@\\[([^[\\]\\r\\n]{1,${maxDisplayLength}})\\]\\((${idPattern})\\)`, 'g');

/** One line, limited length, no square brackets: the markup has no escapes. */
export function mentionDisplay(name: string): string {
  const plain = name
    .replace(/[[\]]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  let display = '';
  for (const character of plain) {
    if (display.length + character.length > maxDisplayLength) break;
    display += character;
  }
  return display;
}

/** Returns `@[display](id)`, or plain `@display` if the id is not valid in markup. */
export function mentionMarkup({ id, display }: MentionedUser): string {
  if (!validId.test(id)) return `@${mentionDisplay(display)}`;
  return `@[${mentionDisplay(display) || id}](${id})`;
}

/** Splits a post or comment into text and mentions. Never throws: invalid markup stays text. */
export function parseMentions(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let read = 0;
  for (const match of text.matchAll(markupPattern)) {
    const [markup, display = '', id = ''] = match;
    if (match.index > read) segments.push({ type: 'text', text: text.slice(read, match.index) });
    segments.push({ type: 'mention', display, id });
    read = match.index + markup.length;
  }
  if (read < text.length) segments.push({ type: 'text', text: text.slice(read) });
  return segments;
}
