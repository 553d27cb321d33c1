import type { components } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { countBlocked } from '../testing/blocked-transactions';
import { signUp, type TestMember } from '../testing/members';
import { grantRole, restrict } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { moderationMessages } from './messages';
import { lockAdministrators } from './roles-repository';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let target: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  await grantRole(server.db, ada.id, 'administrator');
});
beforeEach(async () => {
  count += 1;
  bob = await signUp(server, `Bob${count}`);
  await grantRole(server.db, bob.id, 'administrator');
  target = await signUp(server, `Target${count}`);
});
afterAll(() => server.close());

const send = (url: string, payload: object) =>
  bob.request({ method: 'POST', url: `/api/moderation/${url}`, payload });
const grant = () => send('roles', { userId: target.id, role: 'administrator' });
const listedRoles = async () =>
  (await ada.request({ url: '/api/moderation/roles' })).json<components['schemas']['GrantedRoles']>().roles;
const roleOf = async (member: TestMember) =>
  (await listedRoles()).find(({ user }) => user._id === member.id)?._id;
const lockRow = ({ id }: TestMember) => sql`select from users where id = ${id} for update`;

it('refuses a grant that waits while the role of its administrator is taken', async () => {
  const role = await roleOf(bob);

  const { granted, taken } = await server.db.transaction().execute(async (transaction) => {
    await lockRow(target).execute(transaction);
    const pending = grant();
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    const response = await ada.request({ method: 'DELETE', url: `/api/moderation/roles/${role}` });
    return { granted: pending, taken: response };
  });

  expect(taken.statusCode).toBe(200);
  const refused = await granted;
  expect(refused.json()).toMatchObject({ code: 'forbidden', message: moderationMessages.notAllowed });
  expect(await roleOf(target)).toBeUndefined();
});

it.each<[string, () => Promise<() => ReturnType<TestMember['request']>>]>([
  [
    'taken role',
    async () => {
      await grantRole(server.db, target.id, 'moderator');
      const role = await roleOf(target);
      return () => bob.request({ method: 'DELETE', url: `/api/moderation/roles/${role}` });
    },
  ],
  [
    'sanction',
    () => Promise.resolve(() => send(`members/${target.id}/sanctions`, { kind: 'silence', reason: 'spam' })),
  ],
  [
    'lifted sanction',
    async () => {
      await restrict(server.db, target.id, 'silence');
      return () =>
        bob.request({ method: 'DELETE', url: `/api/moderation/members/${target.id}/sanctions/silence` });
    },
  ],
  [
    'closed network',
    () => Promise.resolve(() => send('address-bans', { address: '198.51.100.1', reason: 'spam', days: 1 })),
  ],
  ['approval', () => applicant(() => send(`sign-ups/${target.id}/approve`, {}))],
  ['refusal', () => applicant(() => send(`sign-ups/${target.id}/refuse`, { reason: 'spam' }))],
])('refuses the %s that waits meanwhile', async (_, prepare) => {
  const request = await prepare();

  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await lockRow(target).execute(transaction);
    await lockAdministrators(transaction);
    const pending = Promise.resolve(request());
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await transaction.deleteFrom('roles').where('user_id', '=', bob.id).execute();
    return { sent: pending };
  });

  const refused = await sent;
  expect(refused.json()).toMatchObject({ code: 'forbidden', message: moderationMessages.notAllowed });
});

async function applicant(request: () => ReturnType<TestMember['request']>) {
  await server.db
    .updateTable('users')
    .set({ approval_asked_on: new Date() })
    .where('id', '=', target.id)
    .execute();
  return request;
}
