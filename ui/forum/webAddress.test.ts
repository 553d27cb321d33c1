import { expect, it } from 'vitest';

import { webAddress } from './webAddress';

it.each([
  ['https://x.com/ines', 'https://x.com/ines'],
  ['  http://t.me/ines ', 'http://t.me/ines'],
  ['HTTPS://Example.org', 'https://example.org/'],
  ['https://x.com@evil.example/ines', 'https://evil.example/ines'],
  ['https://x.com:443@evil.example/', 'https://evil.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hi', undefined],
  ['x.com/ines', undefined],
  ['', undefined],
  [undefined, undefined],
])('parses %j as %j', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
