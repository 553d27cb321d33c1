import { afterAll, beforeAll, expect, it } from 'vitest';

import { findStaffNames } from '../filters/filters-repository';
import { findWriters } from '../newcomers/writers-repository';
import { signUp, type TestMember } from '../testing/members';
import { appointAdmin } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findAdminId, storeAdminSetting } from './site-repository';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('makes ADMIN_USER_ID staff in statements, instead of the first administrator', async () => {
  const { db } = server;
  const [first, chosen] = [await signUp(server, 'First'), await signUp(server, 'Chosen')];
  await appointAdmin(db, first.id);
  const readStaff = async ({ id }: TestMember) => (await findWriters(db, [id], 0))[0]?.is_staff;

  await storeAdminSetting(db, chosen.id);
  expect([await readStaff(first), await readStaff(chosen)]).toEqual([false, true]);
  expect(await findStaffNames(db)).toMatchObject([{ name: 'Chosen' }]);
  expect(await findAdminId(db)).toBe(chosen.id);

  await storeAdminSetting(db, undefined);
  expect([await readStaff(first), await readStaff(chosen)]).toEqual([true, false]);
});
