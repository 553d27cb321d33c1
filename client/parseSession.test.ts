import { describe, expect, it } from 'vitest';

import { parseSession, parseStoredSession } from './parseSession';

const ann = { token: 't', result: { _id: 'a', name: 'Ann', profilePicture: '/ann.png' } };

describe('parseSession', () => {
  it('keeps token, id, name and picture, and drops other fields', () => {
    const response = { ...ann, more: 1, result: { ...ann.result, email: 'ann@example.org' } };
    expect(parseSession(response)).toEqual(ann);
  });

  // @spec 4.2
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
    ['a token of another type', { ...ann, token: 1 }],
  ])('rejects %s', (_, value) => {
    expect(parseSession(value)).toBeUndefined();
  });

  // @spec 3.1
  it.each([{ _id: 'a' }, { _id: 'a', name: 1, profilePicture: '' }])(
    'accepts a session without a picture or name: %j',
    (result) => {
      expect(parseSession({ token: 't', result })).toEqual({ token: 't', result: { _id: 'a', name: '' } });
    },
  );
});

describe('parseStoredSession', () => {
  it('parses a stored session', () => {
    expect(parseStoredSession(JSON.stringify(ann))).toEqual(ann);
  });

  it.each(['', '{', 'undefined', '[]', '1'])('returns undefined for %j', (text) => {
    expect(parseStoredSession(text)).toBeUndefined();
  });
});
