import { describe, expect, it } from 'vitest';

import { encodeBase64Url, jwtWith } from '../testing/jwt';
import { tokenExpiry } from './tokenExpiry';

describe('tokenExpiry', () => {
  it('reads exp in milliseconds from a library-made token', () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiZXhwIjoxNzAwMDAwMDAwfQ.c2ln';
    expect(tokenExpiry(token)).toBe(1_700_000_000_000);
  });

  it.each(['', 'a', 'ab', 'abc'])('decodes a payload of any length (name "%s")', (name) => {
    expect(tokenExpiry(jwtWith({ name, exp: 12 }))).toBe(12_000);
  });

  it('decodes non-ASCII text and the base64url characters', () => {
    const utf8 = [...'{"n":"\xc3\xbf\xc3\xbe?>~\xe2\x82\xbf","exp":7}'].join('');
    expect(tokenExpiry(`e30.${encodeBase64Url(utf8)}.x`)).toBe(7000);
  });

  it.each([
    ['empty text', ''],
    ['an opaque token', 'opaque-token'],
    ['two parts', 'e30.e30'],
    ['four parts', 'e30.e30.e30.e30'],
    ['no base64url', 'e30.?*.x'],
    ['no JSON', `e30.${encodeBase64Url('{')}.x`],
    ['JSON that is not an object', jwtWith('exp')],
    ['null', jwtWith(null)],
    ['no exp', jwtWith({ sub: 'a' })],
    ['an exp that is not a number', jwtWith({ exp: '12' })],
    ['an infinite exp', `e30.${encodeBase64Url('{"exp":1e999}')}.x`],
  ])('is undefined for %s', (_, token) => {
    expect(tokenExpiry(token)).toBeUndefined();
  });
});
