import { describe, expect, it } from 'vitest';

import { aUser } from '../../../react/testing/users';
import { profileChange, profileFieldOf, profileFields } from './profileFields';

const fields = profileFields(
  aUser({ username: 'bob', tags: ['bitcoin', 'macro'], socialLinks: { x: 'https://x.example/bob' } }),
);

describe('the edit form', () => {
  it('joins tags with commas and leaves missing fields empty', () => {
    expect(fields).toMatchObject({
      name: 'Bob',
      username: 'bob',
      about: '',
      tags: 'bitcoin, macro',
      x: 'https://x.example/bob',
      telegram: '',
      discord: '',
    });
  });

  it('sends trimmed names, links and tags, without blank tags', () => {
    const typed = { ...fields, name: ' Bob ', tags: ' bitcoin,, deep sea ,', x: ' https://x.example/b ' };

    expect(profileChange(typed, undefined, aUser())).toMatchObject({
      name: 'Bob',
      username: 'bob',
      about: '',
      tags: 'bitcoin,deep sea',
      socialLinks: { x: 'https://x.example/b', telegram: '', discord: '' },
    });
  });

  const file = new File(['bytes'], 'me.png');
  it.each([
    ['a new picture', file, '/media/b.webp', file],
    ['empty text to remove the saved picture', null, '/media/b.webp', ''],
    ['no picture field when there was none to remove', null, '', undefined],
    ['no picture field without a change', undefined, '/media/b.webp', undefined],
  ])('sends %s', (_name, picture, profilePicture, sent) => {
    expect(profileChange(fields, picture, { profilePicture }).profilePicture).toBe(sent);
  });

  it('finds the field of an error', () => {
    const paths = ['socialLinks.x', 'tags.0', 'profilePicture', 'username', 'body'];
    expect(paths.map(profileFieldOf)).toEqual(['x', 'tags', 'picture', 'username', undefined]);
  });
});
