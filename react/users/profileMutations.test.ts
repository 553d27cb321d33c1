import { describe, expect, it } from 'vitest';

import { failure, testForum } from '../testing/testForum';
import type { Forum } from '../forum/Forum';
import { attempt } from '../forum/mutations/mutation';
import { aUser } from '../testing/users';
import { wholeSiteTexts } from '../wholeSiteTexts';
import { updateProfile, type ProfileChange } from './profileMutations';
import { userKeys } from './userKeys';

const change = {
  name: 'Bob B.',
  username: 'bob',
  about: 'Counts blocks.',
  tags: 'bitcoin,macro',
  socialLinks: { x: 'https://x.example/bob', telegram: '', discord: '' },
} as ProfileChange;
const saved = aUser({ name: 'Bob B.' });

const save = (forum: Forum, fields: ProfileChange) => attempt(forum, updateProfile(forum, 'bob'), fields);

describe('updateProfile', () => {
  it('sends links as JSON and omits an unchanged picture', async () => {
    const { forum, calls } = testForum(() => Response.json(saved));
    await save(forum, change);

    expect(calls[0]).toEqual({
      method: 'PATCH',
      url: '/api/users/update/bob',
      body: {
        name: 'Bob B.',
        username: 'bob',
        about: 'Counts blocks.',
        tags: 'bitcoin,macro',
        socialLinks: '{"x":"https://x.example/bob","telegram":"","discord":""}',
      },
    });
  });

  // @spec 7.6
  it('sends a new picture as a file and a removed one as an empty string', async () => {
    const { forum, calls } = testForum(() => Response.json(saved));
    await save(forum, { ...change, profilePicture: new File(['bytes'], 'me.png') });
    await save(forum, { ...change, profilePicture: '' });

    const pictures = calls.map(({ body }) => (body as Record<string, unknown>)['profilePicture']);
    expect(pictures[0]).toBeInstanceOf(File);
    expect(pictures[1]).toBe('');
  });

  it('updates the cached user and the session', async () => {
    const { forum, session, alerts } = testForum(() => Response.json(saved));

    await expect(save(forum, change)).resolves.toEqual({ ok: true, data: saved });
    expect(forum.cache.getQueryData(userKeys.detail('bob'))).toEqual(saved);
    expect(session.current()?.result.name).toBe('Bob B.');
    expect(alerts).toEqual([wholeSiteTexts.profileUpdated]);
  });

  it('alerts a completed task and its XP instead', async () => {
    const taskCompletion = { message: 'Task completed: Complete your profile.', xpGained: 25 };
    const { forum, alerts } = testForum(() => Response.json({ ...saved, taskCompletion }));
    await save(forum, change);

    expect(alerts).toEqual(['Task completed: Complete your profile. You gained 25 XP!']);
    expect(forum.cache.getQueryData(userKeys.detail('bob'))).toEqual(saved);
  });

  it.each([
    [
      'a refusal with a message',
      () => failure(409, 'This username is taken.'),
      'Error: This username is taken.',
    ],
    ['a refusal without a message', () => failure(500), 'Failed to update profile.'],
    ['a response without data', () => new Response(''), 'Profile update failed. Please try again.'],
    ['a response that is not a user', () => Response.json({}), 'Profile update failed. Please try again.'],
    ['no response', () => Promise.reject(new TypeError('fetch failed')), 'An unexpected error occurred.'],
  ])('alerts %s as specified', async (_name, respond, message) => {
    const { forum, session, alerts } = testForum(respond);

    await expect(save(forum, change)).resolves.toMatchObject({ ok: false });
    expect(alerts).toEqual([message]);
    expect(session.current()?.result.name).toBe('Bob');
  });

  it('resolves with the rejected fields', async () => {
    const details = [{ field: 'socialLinks.x', message: 'must be an address.' }];
    const { forum } = testForum(() => Response.json({ message: 'Wrong.', details }, { status: 400 }));

    await expect(save(forum, change)).resolves.toMatchObject({ ok: false, error: { details } });
  });
});
