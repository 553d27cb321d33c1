import { expect, it } from 'vitest';

import { cutText } from './cutText';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

it('never cuts within a grapheme cluster', () => {
  const wrong = Array.from({ length: 0x3100 }, (_, code) => String.fromCharCode(code)).filter((character) => {
    const text = `a${character}a${character}漢${character}a`;
    return cutText(text, 3, '') !== graphemes(text).slice(0, 3).join('');
  });

  expect(wrong).toEqual([]);
});

it('counts an emoji of several characters as one', () => {
  expect(cutText('👩‍🚀👩‍🚀👩‍🚀', 2, '…')).toBe('👩‍🚀👩‍🚀…');
});
