import { describe, expect, it } from 'vitest';

import { passwordProblem, referralCodeOf } from './accounts-rules';
import { parseFormFields, normaliseProfileTags } from './profiles/profile-fields';

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
  ])('accepts "%s": %s', (password, isAccepted) => {
    expect(passwordProblem(password) === undefined).toBe(isAccepted);
  });
});

describe('referralCodeOf', () => {
  it('returns eight unambiguous characters', () => {
    expect(referralCodeOf(Uint8Array.from([0, 1, 31, 32, 255, 128, 7, 9]))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });
});

describe('normaliseProfileTags', () => {
  it('removes duplicate tags and keeps the first spelling', () => {
    expect(normaliseProfileTags(['Fun', ' fun ', '', 'Bitcoin'])).toEqual(['Fun', 'Bitcoin']);
  });

  it('splits tags at commas', () => {
    expect(normaliseProfileTags(['books, tea', 'fun'])).toEqual(['books', 'tea', 'fun']);
  });
});

describe('parseFormFields', () => {
  it('parses comma-separated tags and JSON links', () => {
    expect(parseFormFields({ name: 'Ada', tags: ' a, ,b ', socialLinks: '{"x":""}' })).toEqual({
      name: 'Ada',
      tags: ['a', 'b'],
      socialLinks: { x: '' },
    });
  });
});
