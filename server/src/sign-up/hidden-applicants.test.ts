import type { User } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { keptCounts } from '../testing/kept-counts';
import { signUp, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
/** The first member, who needs no approval. */
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp({ settings: { signUp: { mode: 'approval', challenge: { kind: 'off' } } } });
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const read = async <T>(member: Pick<TestMember, 'request'>, url: string) =>
  (await member.request({ url })).json<T>();

const codeOf = async (member: TestMember) =>
  (await read<User>(member, `/api/users/${member.id}`)).referralCode ?? '';

const setApproved = (member: TestMember, isApproved: boolean) =>
  server.db
    .updateTable('users')
    .set({ approval_asked_on: isApproved ? null : new Date() })
    .where('id', '=', member.id)
    .execute();

it('accepts the referral code of a member only after the approval', async () => {
  const bob = await signUp(server, 'Bob');
  const code = await codeOf(bob);
  await expect(signUp(server, 'Cem', code)).rejects.toThrow('referralCode');

  await setApproved(bob, true);

  expect((await signUp(server, 'Cem', code)).id).toBeDefined();
});

it('names no applicant as the referrer', async () => {
  const dan = await signUp(server, 'Dan');
  await setApproved(dan, true);
  const eli = await signUp(server, 'Eli', await codeOf(dan));
  await setApproved(eli, true);
  const referrers = async () => {
    const listed = await read<User[]>(server, '/api/users/all');
    const profile = await read<User>(server, `/api/users/${eli.id}`);
    return [listed.find(({ _id }) => _id === eli.id)?.referredBy, profile.referredBy];
  };
  expect(await referrers()).toEqual(['Dan', 'Dan']);

  await setApproved(dan, false);

  expect(await referrers()).toEqual([null, null]);
});

it('counts a referral after the approval', async () => {
  const gus = await signUp(server, 'Gus');
  await setApproved(gus, true);
  const hal = await signUp(server, 'Hal', await codeOf(gus));
  const referred = async () => (await read<User>(server, `/api/users/${gus.id}`)).referredUsersCount;
  expect(await referred()).toBe(0);

  await setApproved(hal, true);

  expect(await referred()).toBe(1);
  const { kept, counted } = await keptCounts(server.db);
  expect(kept).toEqual(counted);
});

it('answers calls for the account of an applicant as if it did not exist', async () => {
  const gil = await signUp(server, 'Gil');

  const refused = await ada.request({ url: `/api/users/${gil.id}/export` });

  expect(refused.statusCode).toBe(404);
});

it('refuses to block an applicant, which would reveal the name', async () => {
  const fay = await signUp(server, 'Fay');

  const refused = await ada.request({ method: 'PUT', url: `/api/users/${fay.id}/block` });

  expect(refused.statusCode).toBe(404);
  expect(await read(ada, '/api/filters')).toMatchObject({ blocked: [] });
});

it('lets only approving moderators read an applicant’s record or warn', async () => {
  const ivy = await signUp(server, 'Ivy');
  const ofZone = await signUp(server, 'Jo');
  await setApproved(ofZone, true);
  await grantRole(server.db, ofZone.id, 'moderator', 'Memes');
  const ofAll = await signUp(server, 'Kim');
  await setApproved(ofAll, true);
  await grantRole(server.db, ofAll.id, 'moderator');
  const url = `/api/moderation/members/${ivy.id}`;
  const statuses = async (member: TestMember) => [
    (await member.request({ url })).statusCode,
    (
      await member.request({
        method: 'POST',
        url: `${url}/sanctions`,
        payload: { kind: 'warn', reason: 'spam' },
      })
    ).statusCode,
  ];

  expect(await statuses(ofZone)).toEqual([404, 404]);
  expect(await statuses(ofAll)).toEqual([200, 200]);
  await setApproved(ivy, true);
  expect(await statuses(ofZone)).toEqual([200, 200]);
});

it('refuses reports of an applicant', async () => {
  const lea = await signUp(server, 'Lea');
  const report = async () => {
    const payload = { target: 'member', id: lea.id, reason: 'spam' };
    return (await ada.request({ method: 'POST', url: '/api/reports', payload })).statusCode;
  };
  expect(await report()).toBe(404);

  await setApproved(lea, true);

  expect(await report()).toBe(200);
});
