import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { failure, testForum } from '../testing/testForum';
import { chooseNotices, type EmailSettings } from './emailMutations';
import { emailKeys } from './userKeys';
import { emailQuery } from './useEmail';

const settings: EmailSettings = {
  email: 'bob@example.org',
  verified: true,
  verification: 'off',
  notices: false,
  sendsMail: true,
};

it('is null on a server without mail settings', async () => {
  const { forum } = testForum(() => failure(404, 'Nothing.'));

  expect(await forum.cache.fetchQuery(emailQuery(forum, 'bob'))).toBeNull();
});

it('rolls a choice back when the server refuses it', async () => {
  const { forum, alerts } = testForum(() => failure(500, 'Broken.'));
  forum.cache.setQueryData(emailKeys.settings('bob'), settings);
  await attempt(forum, chooseNotices(forum, 'bob'), true);

  expect(forum.cache.getQueryData(emailKeys.settings('bob'))).toEqual(settings);
  expect(alerts).toEqual(['Broken.']);
});
