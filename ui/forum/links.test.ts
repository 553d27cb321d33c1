import { describe, expect, it } from 'vitest';

import { parseLinks } from './links';

const hrefs = (text: string) => parseLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('parseLinks', () => {
  it('keeps the text around a URL', () => {
    expect(parseLinks('see https://a.example/x now')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'https://a.example/x', href: 'https://a.example/x' },
      { kind: 'text', text: ' now' },
    ]);
  });

  it.each([
    ['https://a.example/x.', 'https://a.example/x'],
    ['(https://a.example/x)', 'https://a.example/x'],
    ['https://a.example/x_(y)', 'https://a.example/x_(y)'],
    ['https://a.example/x_(y).).', 'https://a.example/x_(y)'],
    ['HTTP://A.example/?q=1&r=2,', 'http://a.example/?q=1&r=2'],
  ])('excludes punctuation of the sentence from the URL: %s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://[',
    'xhttps://a.example',
    'ftp://a.example',
  ])('does not link %s', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it.each([
    ['brackets', ')'],
    ['brackets and punctuation', ').'],
    ['punctuation before a letter', '.'.repeat(99) + 'x'],
  ])('takes linear time for many %s', (_what, repeated) => {
    const text = `https://a.example/${repeated.repeat(200_000 / repeated.length)}`;

    expect(
      parseLinks(text)
        .map((part) => part.text)
        .join('') === text,
    ).toBe(true);
  });
});
