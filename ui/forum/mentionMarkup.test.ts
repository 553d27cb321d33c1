import { describe, expect, it } from 'vitest';

import { mentionToMarkup, parseMentions } from './mentionMarkup';

describe('parseMentions', () => {
  it('splits text and mentions in their order', () => {
    expect(parseMentions('Hi @[Ada L](u-1) and @[bob](u-2)!')).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'mention', display: 'Ada L', id: 'u-1' },
      { kind: 'text', text: ' and ' },
      { kind: 'mention', display: 'bob', id: 'u-2' },
      { kind: 'text', text: '!' },
    ]);
  });

  it('leaves what only looks like a mention as text', () => {
    for (const text of ['@bob', '@[bob]', '@[](u-1)', '@[a](b c)', '@[a\nb](u-1)', '[a](b)']) {
      expect(parseMentions(text)).toEqual([{ kind: 'text', text }]);
    }
  });

  it('reads 100,000 opening brackets without delay', () => {
    const text = '@['.repeat(100_000);
    expect(parseMentions(text)).toEqual([{ kind: 'text', text }]);
  });
});

describe('mentionToMarkup', () => {
  it('is read back as the mention it was made of', () => {
    expect(parseMentions(mentionToMarkup('Ada', 'u-1'))).toEqual([
      { kind: 'mention', display: 'Ada', id: 'u-1' },
    ]);
  });

  it('survives brackets in a name', () => {
    expect(parseMentions(mentionToMarkup('[mod] Ada', 'u-1'))).toEqual([
      { kind: 'mention', display: 'mod Ada', id: 'u-1' },
    ]);
  });
});
