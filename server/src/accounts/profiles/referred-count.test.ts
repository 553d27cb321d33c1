import type { User } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { keptCounts } from '../../testing/kept-counts';
import { signUp, testPassword, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const rowOf = (id: string) =>
  server.db
    .selectFrom('users')
    .select(['referral_code', 'referred_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const referredCount = async (id: string) =>
  (await server.request({ url: `/api/users/${id}` })).json<User>().referredUsersCount;

async function deleteAccount(member: TestMember): Promise<void> {
  const payload = { password: testPassword };
  const response = await member.request({ method: 'DELETE', url: `/api/users/${member.id}`, payload });
  expect(response.statusCode).toBe(200);
}

it('excludes deleted accounts, which keep those that they referred', async () => {
  const ada = await signUp(server, 'Ada');
  const child = await signUp(server, 'Child', (await rowOf(ada.id)).referral_code);
  const grandchild = await signUp(server, 'Grandchild', (await rowOf(child.id)).referral_code);
  expect(await Promise.all([ada.id, child.id].map(referredCount))).toEqual([1, 1]);

  await deleteAccount(ada);
  expect((await rowOf(child.id)).referred_by).toBe(ada.id);
  await deleteAccount(grandchild);

  expect(await referredCount(child.id)).toBe(0);
  const { kept, counted } = await keptCounts(server.db);
  expect(kept).toEqual(counted);
});
