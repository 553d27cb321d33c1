import { describe, expect, it } from 'vitest';

import { buildRequest, challengeIn, emptyFields, findProblem } from './authRules';

const full = { email: 'a@b.c', password: 'secret12', name: 'Ann', username: 'ann', referralCode: '' };

describe('findProblem', () => {
  // @spec 5.1
  it.each([
    ['nothing when both are present', { email: 'a@b.c', password: 'x' }, undefined],
    ['email and password when both are empty', {}, 'emailAndPasswordMissing'],
    ['email and password when the email is blank', { email: '  ' }, 'emailAndPasswordMissing'],
    ['only the email', { password: 'x' }, 'emailMissing'],
    ['only the password', { email: 'a@b.c' }, 'passwordMissing'],
  ])('at log-in, reports missing %s', (_, typed, problem) => {
    expect(findProblem('logIn', { ...emptyFields, ...typed })).toBe(problem);
  });

  // @spec 5.2
  it.each([
    ['nothing when only the referral code is missing', {}, undefined],
    ['email and password first', { ...emptyFields }, 'emailAndPasswordMissing'],
    ['the name before the username', { name: '', username: '' }, 'nameMissing'],
    ['the name when it is blank', { name: ' ' }, 'nameMissing'],
    ['the username', { username: '' }, 'usernameMissing'],
    ['the username when it is blank', { username: ' \t' }, 'usernameMissing'],
    ['the name before one missing credential', { email: '', name: '' }, 'nameMissing'],
    ['only the email', { email: '' }, 'emailMissing'],
    ['only the password', { password: '' }, 'passwordMissing'],
  ])('at sign-up, reports missing %s', (_, typed, problem) => {
    expect(findProblem('signUp', { ...full, ...typed })).toBe(problem);
  });

  it('accepts a password of spaces', () => {
    expect(findProblem('logIn', { ...emptyFields, email: 'a@b.c', password: '   ' })).toBeUndefined();
  });
});

describe('buildRequest', () => {
  it('sends only email and untrimmed password at log-in', () => {
    expect(buildRequest('logIn', { ...full, email: ' a@b.c ', password: ' p ' })).toEqual({
      mode: 'logIn',
      email: 'a@b.c',
      password: ' p ',
    });
  });

  it('omits an empty referral code at sign-up', () => {
    expect(buildRequest('signUp', { ...full, name: ' Ann ', username: ' ann ', referralCode: ' ' })).toEqual({
      mode: 'signUp',
      email: 'a@b.c',
      password: 'secret12',
      name: 'Ann',
      username: 'ann',
    });
  });

  it('sends a referral code', () => {
    expect(buildRequest('signUp', { ...full, referralCode: 'R2' })).toMatchObject({ referralCode: 'R2' });
  });
});

describe('challengeIn', () => {
  it('returns the challenge of any error that has one', () => {
    const challenge = { id: 'c1', methods: ['passkey', 'code'] };
    expect(challengeIn(Object.assign(new Error('Prove it.'), { challenge }))).toBe(challenge);
  });

  it.each([
    ['an error without one', new Error('Wrong password.')],
    ['no error', undefined],
    ['a text', { challenge: 'c1' }],
    ['none', { challenge: null }],
    ['one without an id', { challenge: { methods: ['code'] } }],
    ['one without methods', { challenge: { id: 'c1', methods: 'code' } }],
  ])('ignores %s', (_, error) => {
    expect(challengeIn(error)).toBeUndefined();
  });
});
