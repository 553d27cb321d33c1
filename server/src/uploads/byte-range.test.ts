import { expect, it } from 'vitest';

import { parseByteRange } from './byte-range';

it.each([
  [undefined, 'whole'],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=5-100', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes= 0 - 3', { start: 0, end: 3 }],
  ['bytes=10-', 'none'],
  ['bytes=10-20', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-00', 'none'],
  ['bytes=3-1', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-99999999999999999999', 'whole'],
  ['lines=0-3', 'whole'],
] as const)('parses %j for 10 bytes as %j', (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

it('returns none for an empty file', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('none');
  expect(parseByteRange('bytes=-1', 0)).toBe('none');
});
