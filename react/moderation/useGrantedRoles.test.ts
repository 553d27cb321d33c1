import { expect, it } from 'vitest';

import { hookIn } from '../testing/hookIn';
import { testForum } from '../testing/testForum';
import { useGrantedRoles } from './useGrantedRoles';

const ann = { token: 't', result: { _id: 'ann', name: 'Ann' } };

it.each([
  ['shows the answer', false],
  ['does not show it to another user', true],
])('%s', async (_, isReplaced) => {
  const roles = { roles: [] };
  const { forum, session } = testForum(() => {
    if (isReplaced) session.start(ann);
    return Response.json(roles);
  });

  await hookIn(forum, useGrantedRoles).take('r1');

  expect(hookIn(forum, useGrantedRoles).granted).toEqual(isReplaced ? undefined : roles);
});
