import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { failure, testForum } from '../testing/testForum';
import { decisionQuery, ownDecisionsQuery, takeStep } from './decisionQueries';

it('lists no decisions of a server without moderators', async () => {
  const { forum } = testForum(() => failure(404));

  const { pages } = await forum.cache.fetchInfiniteQuery(ownDecisionsQuery(forum));
  expect(pages[0]?.items).toEqual([]);
});

it.each([
  [
    { kind: 'appeal', version: 0, text: 'A joke.' },
    { version: 0, text: 'A joke.' },
  ],
  [{ kind: 'review', version: 1 }, { version: 1 }],
  [
    { kind: 'uphold', version: 2, note: '' },
    { version: 2, note: '' },
  ],
  [
    { kind: 'restore', version: 2, note: 'Right.' },
    { version: 2, note: 'Right.' },
  ],
] as const)('sends %j and shows the answer', async (step, body) => {
  const { forum, calls } = testForum(() => Response.json({ _id: 'd', state: 'appealed' }));

  await attempt(forum, takeStep(forum, 'd'), step);

  expect(calls[0]).toEqual({ method: 'POST', url: `/api/decisions/d/${step.kind}`, body });
  expect(forum.cache.getQueryData(decisionQuery(forum, 'd').queryKey)).toMatchObject({ state: 'appealed' });
});

it('does not show the answer to another user', async () => {
  const { forum, session } = testForum(() => {
    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
    return Response.json({ _id: 'd', state: 'appealed' });
  });

  await attempt(forum, takeStep(forum, 'd'), { kind: 'appeal', version: 0, text: 'A joke.' });

  expect(forum.cache.getQueryData(decisionQuery(forum, 'd').queryKey)).toBeUndefined();
});
