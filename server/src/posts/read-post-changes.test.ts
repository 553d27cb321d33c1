import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { publish, signUp } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readPostChanges } from './read-post-changes';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('omits hidden and deleted posts', async () => {
  const ada = await signUp(server, 'Ada');
  const posts = [await publish(ada), await publish(ada), await publish(ada)];
  const [shown, held, removed] = posts.map(({ _id }) => _id);
  for (const [id, hidden] of [
    [held!, 'held'],
    [removed!, 'removed'],
  ] as const)
    await server.db.updateTable('posts').set({ hidden }).where('id', '=', id).execute();

  const changes = await readPostChanges(server.db, [...posts.map(({ _id }) => _id), newId()]);

  expect(changes).toEqual([
    { _id: shown, upVotes: 0, downVotes: 0, boost: 0, noOfComments: 0, pinned: false },
  ]);
});
