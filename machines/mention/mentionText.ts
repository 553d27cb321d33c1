import { mentionDisplay, mentionMarkup, type MentionedUser } from './markup';

/** A mention within the plain text: `text.slice(start, end)` is `@` and the display. */
export interface MentionRange extends MentionedUser {
  start: number;
  end: number;
}

/** The visible text and the ranges of its mentions, in order. */
export interface MentionText {
  readonly text: string;
  readonly mentions: readonly MentionRange[];
}

/** The unfinished `@name` before the caret: `start` is the `@`, `end` the caret. */
export interface Trigger {
  start: number;
  end: number;
  query: string;
}

export const emptyText: MentionText = { text: '', mentions: [] };

/** An edited mention becomes plain text. `caret` ends the edit: it resolves ambiguity between repeated letters. */
export function applyChange(model: MentionText, newText: string, caret: number): MentionText {
  const old = model.text;
  if (newText === old) return model;
  let unchangedEnd = newText.length - caret;
  if (unchangedEnd > old.length || unchangedEnd < 0 || !old.endsWith(newText.slice(caret)))
    unchangedEnd = commonSuffixLength(old, newText);
  const start = commonPrefixLength(old, newText, Math.min(old.length, newText.length) - unchangedEnd);
  return replace(
    model,
    start,
    old.length - unchangedEnd,
    newText.slice(start, newText.length - unchangedEnd),
  );
}

/** The `@` is first or after whitespace or an opening bracket. The name has at most 30 characters and one space. */
export function findTrigger({ text, mentions }: MentionText, caret: number): Trigger | undefined {
  const from = Math.max(0, caret - 31);
  const start = text.slice(from, caret).lastIndexOf('@') + from;
  if (start < from) return undefined;
  const query = text.slice(start + 1, caret);
  const isStart = start === 0 || /[\s([{]/.test(text.charAt(start - 1));
  const isName = !/^\s|[\r\n]|\s.*\s/.test(query);
  const isChosen = mentions.some((mention) => mention.start === start);
  return isStart && isName && !isChosen ? { start, end: caret, query } : undefined;
}

export function insertMention(
  model: MentionText,
  { start, end }: Trigger,
  choice: MentionedUser,
): { model: MentionText; caret: number } {
  const display = mentionDisplay(choice.display) || choice.id;
  const shown = `@${display}`;
  const space = model.text.charAt(end) === ' ' ? '' : ' ';
  const { text, mentions } = replace(model, start, end, shown + space);
  const mention = { id: choice.id, display, start, end: start + shown.length };
  return {
    model: { text, mentions: [...mentions, mention].sort((a, b) => a.start - b.start) },
    caret: mention.end + 1,
  };
}

export function insertLineBreak(
  model: MentionText,
  index: number,
  caret: number,
): { model: MentionText; caret: number } {
  return { model: replace(model, index, index, '\n'), caret: caret < index ? caret : caret + 1 };
}

/** Serialises the text with `@[display](id)` for each mention. */
export function toMarkup({ text, mentions }: MentionText): string {
  let markup = '';
  let written = 0;
  for (const mention of mentions) {
    markup += text.slice(written, mention.start) + mentionMarkup(mention);
    written = mention.end;
  }
  return markup + text.slice(written);
}

function replace({ text, mentions }: MentionText, start: number, end: number, inserted: string): MentionText {
  const shift = inserted.length - (end - start);
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    mentions: mentions
      .filter((mention) => mention.end <= start || mention.start >= end)
      .map((mention) =>
        mention.end <= start
          ? mention
          : { ...mention, start: mention.start + shift, end: mention.end + shift },
      ),
  };
}

function commonPrefixLength(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
}

function commonSuffixLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}
