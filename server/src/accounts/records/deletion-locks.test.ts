import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { messages } from '../../messages';
import { lockPosts } from '../../posts/post-rows-repository';
import { countBlocked } from '../../testing/blocked-transactions';
import { findDifferences } from '../../testing/kept-counts';
import { publish, signUp, testPassword, vote, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { storeDeletedUser } from './account-deletion-repository';

let server: TestApp;
let leaver: TestMember;
let bob: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  bob = await signUp(server, 'Bob');
});
beforeEach(async () => {
  leaver = await signUp(server, `Gone${(count += 1)}`);
});
afterAll(() => server.close());

const remove = (payload: Record<string, unknown> = {}) =>
  leaver.request({
    method: 'DELETE',
    url: `/api/users/${leaver.id}`,
    payload: { password: testPassword, ...payload },
  });

const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('keeps the counts of shares while a shared post is deleted', async () => {
  const shared = await publish(bob);
  await leaver.request({ method: 'POST', url: `/posts/share/${shared._id}` });

  const requests = await server.db.transaction().execute(async (transaction) => {
    // Holds the deletion after that of the shares.
    await sql`lock table xp_entries in share mode`.execute(transaction);
    const leaving = remove();
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    let isDeleted = false;
    const deleting = bob
      .request({ method: 'DELETE', url: `/posts/delete/${shared._id}` })
      .finally(() => (isDeleted = true));
    await expect.poll(async () => isDeleted || (await countBlocked(server.db)) > 1).toBe(true);
    return [leaving, deleting];
  });

  expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await findDifferences(server.db)).toEqual([]);
});

it('locks voted and shared posts in one order', async () => {
  const { _id: voted } = await publish(bob);
  // Ids ascend.
  const { _id: shared } = await publish(bob);
  await vote(leaver, voted);
  await leaver.request({ method: 'POST', url: `/posts/share/${shared}` });

  const [leaving] = await server.db.transaction().execute(async (transaction) => {
    await lockPosts(transaction, [voted]);
    const deletion = remove({ content: 'delete' });
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await sql`select from posts where id = ${shared} for no key update nowait`.execute(transaction);
    return [deletion];
  });

  expect((await leaving).statusCode).toBe(200);
});

it('can be finished while sign-ups with the member’s referral code wait for it', async () => {
  const { referral_code } = await rowOf(leaver.id);

  const signingUp = await server.db.transaction().execute(async (transaction) => {
    await sql`select from users where id = ${leaver.id} for no key update`.execute(transaction);
    const waiting = signUp(server, `Referred${count}`, referral_code);
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    // As the new referral code of a deleted account needs it.
    await sql`select from users where id = ${leaver.id} for update nowait`.execute(transaction);
    await storeDeletedUser(transaction, leaver.id, messages.deletedMember);
    return [waiting];
  });

  const [newcomer] = await Promise.all(signingUp);
  expect(await rowOf(newcomer!.id)).toMatchObject({ referred_by: null });
});
