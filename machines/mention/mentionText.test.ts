import { describe, expect, it } from 'vitest';

import { parseMentions } from './markup';
import {
  applyChange,
  emptyText,
  findTrigger,
  insertMention,
  toMarkup,
  type MentionText,
} from './mentionText';

/** Parses `hi @{ann} and |`: braces mark a mention, whose id is the upper-cased display; `|` is the caret. */
function textOf(drawing: string): { model: MentionText; caret: number } {
  const caret = drawing.replace(/[{}]/g, '').indexOf('|');
  let text = '';
  const mentions = [];
  for (const part of drawing.replace('|', '').split(/(@\{[^}]*\})/)) {
    const display = /^@\{(.*)\}$/.exec(part)?.[1];
    const start = text.length;
    text += display === undefined ? part : `@${display}`;
    if (display !== undefined) mentions.push({ start, end: text.length, display, id: display.toUpperCase() });
  }
  return { model: { text, mentions }, caret: caret === -1 ? text.length : caret };
}

describe('applyChange', () => {
  it.each([
    ['typing before a mention', 'hi @{ann}', 'oh| hi @{ann}', 'oh hi @{ann}'],
    ['typing right before it', '@{ann}', 'x|@{ann}', 'x@{ann}'],
    ['typing after it', '@{ann} ', '@{ann} x|', '@{ann} x'],
    ['typing right after it', '@{ann}', '@{ann}x|', '@{ann}x'],
    ['typing within it', '@{ann}', '@anxn|', '@anxn'],
    ['deleting its last letter', '@{ann}', '@an|', '@an'],
    ['deleting its last letter before the same letter', '@{ann}n', '@an|n', '@ann'],
    ['deleting the letter after it that equals its last', '@{ann}n', '@ann|', '@{ann}'],
    ['deleting its @', 'a @{ann}', 'a |ann', 'a ann'],
    ['deleting the space before it', 'a @{ann}', 'a|@{ann}', 'a@{ann}'],
    ['deleting all of it', 'a @{ann} b', 'a | b', 'a  b'],
    ['replacing everything', 'a @{ann} b', 'new|', 'new'],
    ['clearing everything', '@{ann} @{bob}', '|', ''],
    ['typing between two', '@{ann} @{bob}', '@{ann} x| @{bob}', '@{ann} x @{bob}'],
    ['pasting over one of two', '@{ann} @{bob}', '@{ann} pasted text|', '@{ann} pasted text'],
    ['replacing from within one into the other', '@{ann} and @{bob} end', '@axob| end', '@axob end'],
    ['typing the same letter before it', 'aa@{ann}', 'aaa|@{ann}', 'aaa@{ann}'],
    ['doubling its @', '@{ann}', '@|@{ann}', '@@{ann}'],
  ])('%s', (_, before, typed, after) => {
    const { model } = textOf(before);
    const change = textOf(typed);
    expect(applyChange(model, change.model.text, change.caret)).toEqual(textOf(after).model);
  });

  it('returns the same model when nothing changed', () => {
    const { model } = textOf('@{ann}');
    expect(applyChange(model, '@ann', 2)).toBe(model);
  });

  it.each([-5, 0, 3, 99])('tolerates a caret that contradicts the edit (%d)', (caret) => {
    const { model } = textOf('a @{ann} b');
    expect(applyChange(model, 'a @ann bc', caret)).toMatchObject({ text: 'a @ann bc' });
  });

  it('keeps ranges in sync with their text for any edit', () => {
    const { model } = textOf('@{ann} x @{bob}@{ann} n@{n} end');
    const pieces = ['', '@', 'ann', '@ann', 'n', ' '];
    for (let start = 0; start <= model.text.length; start += 1) {
      for (let end = start; end <= model.text.length; end += 1) {
        for (const piece of pieces) {
          const newText = model.text.slice(0, start) + piece + model.text.slice(end);
          const changed = applyChange(model, newText, start + piece.length);
          expect(changed.text).toBe(newText);
          for (const mention of changed.mentions) {
            expect(newText.slice(mention.start, mention.end)).toBe(`@${mention.display}`);
          }
          const untouched = model.mentions.filter((mention) => mention.end <= start || mention.start >= end);
          expect(changed.mentions.length).toBeGreaterThanOrEqual(untouched.length);
        }
      }
    }
  });
});

describe('findTrigger', () => {
  // @spec 9.16
  it.each([
    ['@|', ''],
    ['@an|', 'an'],
    ['hi @an|', 'an'],
    ['line\n@an|', 'an'],
    ['(@an|', 'an'],
    ['[@an|', 'an'],
    ['@ann lee|', 'ann lee'],
    ['@ann |', 'ann '],
    ['@an|n', 'an'],
    ['a@b @an|', 'an'],
    [`@${'x'.repeat(30)}|`, 'x'.repeat(30)],
  ])('finds %s', (drawing, query) => {
    const { model, caret } = textOf(drawing);
    expect(findTrigger(model, caret)?.query).toBe(query);
  });

  it('finds a trigger after a brace', () => {
    expect(findTrigger({ text: '{@an', mentions: [] }, 4)).toEqual({ start: 1, end: 4, query: 'an' });
  });

  it.each([
    ['no @', 'hi|'],
    ['the caret before it', '|@an'],
    ['an address', 'ann@example|'],
    ['a space after @', '@ an|'],
    ['two spaces', '@a b c|'],
    ['two spaces in a row', '@a  |'],
    ['a line break', '@a\nb|'],
    ['more than 30 characters', `@${'x'.repeat(31)}|`],
    ['a chosen mention', 'hi @{ann} |'],
    ['the middle of a chosen mention', 'hi @{a|nn}'],
  ])('finds nothing for %s', (_, drawing) => {
    const { model, caret } = textOf(drawing);
    expect(findTrigger(model, caret)).toBeUndefined();
  });
});

describe('insertMention', () => {
  it.each([
    ['at the end', 'hi @a|', 'hi @{ann} |'],
    ['before more text', '@a|. Hi', '@{ann} |. Hi'],
    ['before a space, without doubling it', '@a| hi', '@{ann} |hi'],
    ['between others', '@{bob} @a| @{eve}', '@{bob} @{ann} |@{eve}'],
  ])('replaces the trigger %s', (_, before, after) => {
    const { model, caret } = textOf(before);
    const trigger = findTrigger(model, caret);
    if (!trigger) throw new Error('The drawing has no trigger.');
    expect(insertMention(model, trigger, { id: 'ANN', display: 'ann' })).toEqual(textOf(after));
  });

  it('sanitises the inserted name like the markup', () => {
    const { model } = insertMention(
      { text: '@', mentions: [] },
      { start: 0, end: 1, query: '' },
      { id: 'u', display: '[Ann]\n' },
    );
    expect(model).toEqual({ text: '@Ann ', mentions: [{ id: 'u', display: 'Ann', start: 0, end: 4 }] });
  });
});

describe('toMarkup', () => {
  it.each([
    ['', ''],
    ['plain @text', 'plain @text'],
    ['@{ann}', '@[ann](ANN)'],
    ['a @{ann}@{bob} z', 'a @[ann](ANN)@[bob](BOB) z'],
  ])('writes %j as %j', (drawing, markup) => {
    expect(toMarkup(textOf(drawing).model)).toBe(markup);
  });

  it('round-trips through parseMentions', () => {
    const { model } = textOf('a @{ann lee} (@{bob}) ] [ @x end');
    const shown = parseMentions(toMarkup(model)).map((part) =>
      part.type === 'text' ? part.text : `@${part.display}`,
    );
    expect(shown.join('')).toBe(model.text);
  });

  it('is empty for the empty text', () => {
    expect(toMarkup(emptyText)).toBe('');
  });
});
