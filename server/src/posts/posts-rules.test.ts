import { describe, expect, it } from 'vitest';

import { truncateBody, normaliseTags, locateMedia, resolveMedia } from './posts-rules';

describe('truncateBody', () => {
  const mention = '@[Ada](0193)';

  it.each([
    ['a short body', 'short', 10, 'short'],
    ['a body of exactly the maximum length', '1234567890', 10, '1234567890'],
    ['a longer body', '12345678901', 10, '1234567890…'],
    ['a body cut after a space', '123456789 1', 10, '123456789…'],
    ['a body that is short to read', `1234 ${mention}`, 10, `1234 ${mention}`],
    ['a mention across the cut', `1234567 ${mention}`, 10, '1234567…'],
    ['a mention that ends at the cut', `${mention}12345`, 4, `${mention}…`],
    ['a mention at the start that is longer than the cut', `${mention}12345`, 3, '…'],
    ['the second mention across the cut', `${mention} ${mention}`, 7, `${mention}…`],
    ['whitespace as one character', `1\n \n \n2345678901`, 10, `1\n \n \n23456789…`],
    ['a surrogate pair before the cut', '123456789😀x', 10, '123456789😀…'],
    ['a surrogate pair after the cut', '1234567890😀', 10, '1234567890…'],
    ['brackets without a mention', '@[Ada] (0193) and', 10, '@[Ada] (01…'],
  ])('truncates %s', (_name, body, length, expected) => {
    expect(truncateBody(body, length)).toBe(expected);
  });

  it.each([
    ['a name', '@['.repeat(10_000)],
    ['an id', '@[a]('.repeat(4_000)],
    ['an end', '@[](' + 'x'.repeat(20_000)],
  ])('truncates a body of mentions without %s like plain text', (_part, body) => {
    expect(truncateBody(body, 300)).toBe(`${body.slice(0, 300)}…`);
  });
});

describe('normaliseTags', () => {
  it.each([
    [['Bitcoin', 'bitcoin', ' BITCOIN '], ['bitcoin']],
    [
      ['b', 'A'],
      ['b', 'a'],
    ],
    [['', ' '], []],
    [[], []],
  ])('turns %j into %j', (tags, expected) => {
    expect(normaliseTags(tags)).toEqual(expected);
  });
});

describe('locateMedia', () => {
  const id = '0193a1b2-0000-7000-8000-000000000001';

  it.each([
    ['https://example.org/a.png', { isWeb: true }],
    ['HTTP://example.org', { isWeb: true }],
    ['https://example.org/%', { isWeb: true }],
    [`https://example.org/media/${id}.png?x#y`, { isWeb: true, uploadId: id }],
    [`https://example.org//media//${id.toUpperCase()}-avatar-small.webp`, { isWeb: true, uploadId: id }],
    [`https://example.org/a/media/${id}.png`, { isWeb: true }],
    [`/media/${id}.png`, { isWeb: false, uploadId: id }],
    [`/media/${id}.png?x`, undefined],
    [`/media/${id}`, undefined],
    ['https://', undefined],
    ['https://a b', undefined],
    ['javascript:alert(1)//https://x', undefined],
    [' https://example.org', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['blob:https://example.org/x', undefined],
    ['', undefined],
  ])('locates %s: %j', (url, expected) => {
    expect(locateMedia(url)).toEqual(expected);
  });
});

describe('resolveMedia', () => {
  it('reports the problem of each medium', () => {
    const { problems } = resolveMedia(
      ['https://a.example/x', 'ftp://a.example', { url: 'https://a.example/x', type: 'no type' }],
      () => undefined,
    );

    expect(problems.map(({ field }) => field)).toEqual(['mediaUrls.1', 'mediaUrls.2.type']);
  });
});
