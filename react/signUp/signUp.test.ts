import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { hookIn } from '../testing/hookIn';
import { failure, testForum } from '../testing/testForum';
import { approve } from './useApplicants';
import { createInvitation, invitationsQuery, useInvitations } from './useInvitations';

it('lists invitations, and alerts why one more is refused', async () => {
  const { forum, alerts, calls } = testForum(({ method }) =>
    method === 'GET'
      ? Response.json({ maxOpen: 5, invitations: [] })
      : failure(409, 'You have 5 open invitations.'),
  );
  expect(hookIn(forum, useInvitations)).toMatchObject({ invitations: undefined });
  await forum.cache.fetchInfiniteQuery(invitationsQuery(forum));

  expect(hookIn(forum, useInvitations)).toMatchObject({ invitations: [], maxOpen: 5 });
  expect(await attempt(forum, createInvitation(forum), undefined)).toMatchObject({ ok: false });
  expect(alerts).toEqual(['You have 5 open invitations.']);
  expect(calls.at(-1)).toMatchObject({ method: 'POST', url: '/api/invitations' });
});

it('approves an applicant, and alerts when another moderator was faster', async () => {
  const { forum, alerts, calls } = testForum(() => failure(404, 'Another moderator may have decided.'));

  await attempt(forum, approve(forum), 'ada');

  expect(calls).toMatchObject([{ method: 'POST', url: '/api/moderation/sign-ups/ada/approve' }]);
  expect(alerts).toEqual(['Another moderator may have decided.']);
});
