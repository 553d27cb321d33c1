import { describe, expect, it } from 'vitest';

import { mergeUser, parseProfile, toProfile } from './profile';

const ann = { token: 't', result: { _id: 'a', name: 'Ann', profilePicture: '/ann.png' } };

describe('toProfile', () => {
  it('keeps only token, id, name and picture', () => {
    const answer = { ...ann, more: 1, result: { ...ann.result, email: 'ann@example.org' } };
    expect(toProfile(answer)).toEqual(ann);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'profile'],
    ['no result', { token: 't' }],
    ['a null result', { token: 't', result: null }],
    ['no _id', { token: 't', result: { name: 'Ann' } }],
    ['an empty _id', { token: 't', result: { _id: '', name: 'Ann' } }],
    ['no token', { result: ann.result }],
    ['an empty token', { ...ann, token: '' }],
  ])('rejects %s', (_, value) => {
    expect(toProfile(value)).toBeUndefined();
  });

  // @spec 3.1
  it('accepts a session without a picture or name', () => {
    expect(toProfile({ token: 't', result: { _id: 'a' } })).toEqual({
      token: 't',
      result: { _id: 'a', name: '' },
    });
  });
});

describe('parseProfile', () => {
  it('parses a saved session', () => {
    expect(parseProfile(JSON.stringify(ann))).toEqual(ann);
  });

  it.each(['', '{', 'undefined', '[]', '1'])('returns undefined for %j', (text) => {
    expect(parseProfile(text)).toBeUndefined();
  });
});

describe('mergeUser', () => {
  it.each([
    ['a new name', { name: 'Anna' }, { ...ann.result, name: 'Anna' }],
    ['a new picture', { profilePicture: '/b.png' }, { ...ann.result, profilePicture: '/b.png' }],
    ['a picture taken away', { profilePicture: '' }, { _id: 'a', name: 'Ann' }],
    ['nothing new', { name: undefined, profilePicture: undefined }, ann.result],
  ])('merges %s', (_, update, result) => {
    expect(mergeUser(ann, { _id: 'a', ...update })).toEqual({ token: 't', result });
  });
});
