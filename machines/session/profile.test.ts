import { describe, expect, it } from 'vitest';

import { mergeUser } from './profile';

const ann = { token: 't', result: { _id: 'a', name: 'Ann', profilePicture: '/ann.png' } };

describe('mergeUser', () => {
  it.each([
    ['a new name', { name: 'Anna' }, { ...ann.result, name: 'Anna' }],
    ['a new picture', { profilePicture: '/b.png' }, { ...ann.result, profilePicture: '/b.png' }],
    ['a removed picture', { profilePicture: '' }, { _id: 'a', name: 'Ann' }],
    ['an empty update', { name: undefined, profilePicture: undefined }, ann.result],
  ])('merges %s', (_, update, result) => {
    expect(mergeUser(ann, { _id: 'a', ...update })).toEqual({ token: 't', result });
  });
});
