import { describe, expect, it } from 'vitest';

import { mentionDisplay, mentionMarkup, parseMentions } from './markup';

describe('mentionMarkup', () => {
  // @spec 3.6
  it.each([
    ['a name', { id: 'u-1', display: 'ann' }, '@[ann](u-1)'],
    ['a name with a space', { id: 'u1', display: 'Ann Lee' }, '@[Ann Lee](u1)'],
    ['parentheses', { id: 'u1', display: 'Ann (she)' }, '@[Ann (she)](u1)'],
    ['a name without its brackets', { id: 'u1', display: '[x](y)@[' }, '@[x(y)@](u1)'],
    ['line breaks as one space', { id: 'u1', display: ' Ann\r\n\u0000 Lee ' }, '@[Ann Lee](u1)'],
    ['the id when the name is empty', { id: 'u1', display: '[]\n' }, '@[u1](u1)'],
    ['plain text when the id is not valid in markup', { id: 'x)(y', display: 'Ann' }, '@Ann'],
  ])('writes %s', (_, user, markup) => {
    expect(mentionMarkup(user)).toBe(markup);
  });

  it('truncates a name at 100 characters without splitting a surrogate pair', () => {
    expect(mentionDisplay('x'.repeat(99) + '🚀')).toBe('x'.repeat(99));
    expect(mentionDisplay('x'.repeat(98) + '🚀y')).toBe('x'.repeat(98) + '🚀');
  });

  it.each(['ann', 'Ann (she)', '[x](y)', 'a]b[c', '@', '🚀', 'x'.repeat(300), '](x)', '\n', ' '])(
    'round-trips a user named %j',
    (display) => {
      const markup = mentionMarkup({ id: 'u1', display });
      const shown = mentionDisplay(display) || 'u1';
      expect(parseMentions(`a ${markup} b`)).toEqual([
        { type: 'text', text: 'a ' },
        { type: 'mention', id: 'u1', display: shown },
        { type: 'text', text: ' b' },
      ]);
    },
  );
});

describe('parseMentions', () => {
  it('parses several mentions, also adjacent ones', () => {
    expect(parseMentions('@[a](1)@[b b](2), hi')).toEqual([
      { type: 'mention', display: 'a', id: '1' },
      { type: 'mention', display: 'b b', id: '2' },
      { type: 'text', text: ', hi' },
    ]);
  });

  it('returns no segments for empty text', () => {
    expect(parseMentions('')).toEqual([]);
  });

  it.each([
    '@',
    '@[',
    '@[]()',
    '@[a]()',
    '@[](1)',
    '@[a] (1)',
    '@[a](1',
    '[a](1)',
    '@[a\nb](1)',
    '@[a](1 2)',
    '@[a](//x)',
  ])('leaves %j as text', (text) => {
    expect(parseMentions(text)).toEqual([{ type: 'text', text }]);
  });

  it('parses a mention inside an unfinished one', () => {
    expect(parseMentions('@[x@[a](1)')).toEqual([
      { type: 'text', text: '@[x' },
      { type: 'mention', display: 'a', id: '1' },
    ]);
  });

  it.each(['@[', '@[a](', '@[a]', '@['.repeat(3) + 'a]', '[(', '@[aaaaaaaaaaaaaaaa'])(
    'round-trips a megabyte of %j in linear time',
    (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const read = parseMentions(text).map((segment) =>
        segment.type === 'text' ? segment.text : mentionMarkup(segment),
      );
      expect(read.join('')).toBe(text);
    },
  );
});
