import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { flushPromises, heldResponses, testForum } from '../testing/testForum';
import { claimCase, releaseCase } from './caseQueries';

it('releases a case only once its claim is answered', async () => {
  const { hold, release } = heldResponses();
  const { forum, calls } = testForum(hold);
  void attempt(forum, claimCase(forum, 'c'), undefined);
  void attempt(forum, releaseCase(forum, 'c'), undefined);
  await flushPromises();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);

  await release(Response.json({}));
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});
