import { describe, expect, it } from 'vitest';

import { passwordProblem, referralCodeOf } from './accounts-rules';
import { formAsJson, profileTags } from './profile-fields';

describe('passwordProblem', () => {
  it.each([
    ['abcdefg1', true],
    ['1234567a', true],
    ['correct horse 1', true],
    ['ñññññññ٣', true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['', false],
  ])('takes "%s": %s', (password, isGood) => {
    expect(passwordProblem(password) === undefined).toBe(isGood);
  });
});

describe('referralCodeOf', () => {
  it('makes eight characters that are hard to mistake', () => {
    expect(referralCodeOf(Uint8Array.from([0, 1, 31, 32, 255, 128, 7, 9]))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });
});

describe('profileTags', () => {
  it('keeps each tag once, as first written', () => {
    expect(profileTags(['Fun', ' fun ', '', 'Bitcoin'])).toEqual(['Fun', 'Bitcoin']);
  });
});

describe('formAsJson', () => {
  it('reads comma-joined tags and JSON links, and leaves the rest', () => {
    expect(formAsJson({ name: 'Ada', tags: ' a, ,b ', socialLinks: '{"x":""}' })).toEqual({
      name: 'Ada',
      tags: ['a', 'b'],
      socialLinks: { x: '' },
    });
  });
});
