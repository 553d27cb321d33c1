import { dataOf } from '@alphazone/client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { hookIn } from '../testing/hookIn';
import { failure, flushPromises, testForum } from '../testing/testForum';
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

it('refetches the list after a refusal: another administrator may have changed it', async () => {
  let granted = [{ _id: 'r1' }];
  const { forum } = testForum(({ method }) =>
    method === 'DELETE' ? failure(404, 'No such role.') : Response.json({ roles: granted }),
  );
  const page = new QueryObserver(forum.cache, {
    queryKey: ['moderation', 'roles'],
    queryFn: () => dataOf(forum.client.GET('/api/moderation/roles')),
  });
  const close = page.subscribe(() => undefined);
  await flushPromises();

  granted = [];
  await hookIn(forum, useGrantedRoles).take('r1');
  await flushPromises();

  expect(page.getCurrentResult().data).toEqual({ roles: [] });
  close();
  forum.cache.clear();
});
