import { describe, expect, it } from 'vitest';

import { passwordProblem, referralCodeOf } from './accounts-rules';
import { LoginAttempts } from './login-attempts';
import { formAsJson, profileTags } from './profile-rules';

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

describe('LoginAttempts', () => {
  it('refuses after ten failures of one address with one account, until the window is over', () => {
    let now = 0;
    const attempts = new LoginAttempts(() => now);
    for (let n = 0; n < 10; n += 1) attempts.begin('ada@example.org', '1.1.1.1');

    expect(() => attempts.begin(' ADA@example.org', '1.1.1.1')).toThrow(
      'Too many requests. Try again in 600 seconds.',
    );
    expect(() => attempts.begin('bob@example.org', '1.1.1.1')).not.toThrow();
    expect(() => attempts.begin('ada@example.org', '2.2.2.2')).not.toThrow();
    now = 600_000;
    expect(() => attempts.begin('ada@example.org', '1.1.1.1')).not.toThrow();
  });

  it('forgets failures after a success', () => {
    const attempts = new LoginAttempts(() => 0);
    for (let n = 0; n < 30; n += 1) {
      attempts.begin('ada@example.org', '1.1.1.1');
      attempts.succeeded('ada@example.org', '1.1.1.1');
    }

    expect(() => attempts.begin('ada@example.org', '1.1.1.1')).not.toThrow();
  });
});
