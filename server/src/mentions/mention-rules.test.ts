import { describe, expect, it } from 'vitest';

import { mentionedIds, maxMentions } from './mention-rules';

const idOf = (n: number) => `0193a1b2-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [ada, bob, cy] = [idOf(1), idOf(2), idOf(3)] as const;

describe('mentionedIds', () => {
  it.each<[string, string, string[]]>([
    ['no mentions in plain text', 'gm @bob [bob](x) @[bob]', []],
    ['all ids in order', `@[bob](${bob}) and @[Cy C.](${cy})`, [bob, cy]],
    ['each id once, in any letter case', `@[bob](${bob}) @[B](${bob}) @[bob](${bob.toUpperCase()})`, [bob]],
    ['no mention of the author', `@[me](${ada}) @[me](${ada.toUpperCase()}) @[bob](${bob})`, [bob]],
    ['no invalid ids', '@[x](1) @[x](not-an-id) @[x]()', []],
    ['a mention within an incomplete one', `@[x @[bob](${bob})`, [bob]],
    ['a name with non-ASCII characters', `@[Ölaf 🚀](${bob})`, [bob]],
    ['no name across lines', `@[a\nb](${bob})`, []],
    ['no name without letters', `@[](${bob})`, []],
    ['no name of more than 100 characters', `@[${'x'.repeat(101)}](${bob})`, []],
  ])('finds %s', (_, text, expected) => {
    expect(mentionedIds(text, ada)).toEqual(expected);
  });

  it('returns at most 20 ids', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => `@[u](${idOf(n + 10)})`).join('');

    expect(mentionedIds(text, ada)).toEqual(Array.from({ length: maxMentions }, (_, n) => idOf(n + 10)));
  });

  it.each(['@[', '@[a](', '@[a]', '@[@[@[a]', '[(', '@[aaaaaaaaaaaaaaaa', `@[a](${'x'.repeat(64)}`])(
    'handles a megabyte of %j',
    (piece) => {
      expect(mentionedIds(piece.repeat(Math.ceil(1_000_000 / piece.length)), ada)).toEqual([]);
    },
  );
});
