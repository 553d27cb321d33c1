import type { Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { countBlocked } from '../testing/blocked-transactions';
import { keptCounts } from '../testing/kept-counts';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let cem: TestMember;
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  cem = await signUp(server, 'Cem');
});
beforeEach(async () => {
  post = await publish(ada);
});
afterAll(() => server.close());

const share = (by: Pick<TestMember, 'request'>, id = post._id) =>
  by.request({ method: 'POST', url: `/posts/share/${id}` });

describe('sharePost', () => {
  it('counts once per user and post', async () => {
    const another = await publish(ada);
    const responses = [];
    for (const by of [bob, bob, cem]) responses.push((await share(by)).json<object>());

    expect(responses).toEqual([1, 1, 2].map((shares) => ({ _id: post._id, shares })));
    expect((await share(bob, another._id)).json()).toEqual({ _id: another._id, shares: 1 });
  });

  it('counts concurrent shares of a user once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => share(bob)));

    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await share(bob)).json()).toMatchObject({ shares: 1 });
  });

  it.each([
    ['a guest', () => server],
    ['the author', () => ada],
  ])('does not count %s', async (_who, by) => {
    const response = await share(by());

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ _id: post._id, shares: 0 });
  });

  it('is 401 for a member whose account is deleted meanwhile', async () => {
    const leaver = await signUp(server, 'Leaver');
    const response = await server.db.transaction().execute(async (transaction) => {
      await sql`select from posts where id = ${post._id} for update`.execute(transaction);
      const pending = share(leaver);
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      const payload = { password: testPassword };
      await leaver.request({ method: 'DELETE', url: `/api/users/${leaver.id}`, payload });
      return () => pending;
    });

    expect((await response()).statusCode).toBe(401);
    expect((await share(server)).json()).toMatchObject({ shares: 0 });
  });

  it('changes nothing for a guest, so that responses stay cached', async () => {
    // The transactions that wrote the post and that last locked it.
    const transactions = sql`select xmin::text, xmax::text from posts where id = ${post._id}`;
    const before = await transactions.execute(server.db);

    await share(server);

    expect((await transactions.execute(server.db)).rows).toEqual(before.rows);
  });

  it.each(['0193a1b2-0000-7000-8000-000000000099', 'nonsense'])('returns 404 for the post %s', async (id) => {
    for (const by of [bob, server]) {
      const response = await share(by, id);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: messages.noPost, code: 'not_found' });
    }
  });

  it('subtracts the shares of a deleted account', async () => {
    const dan = await signUp(server, 'Dan');
    for (const by of [bob, dan]) await share(by);

    await dan.request({
      method: 'DELETE',
      url: `/api/users/${dan.id}`,
      payload: { password: testPassword },
    });

    expect((await share(server)).json()).toEqual({ _id: post._id, shares: 1 });
    const { kept, counted } = await keptCounts(server.db);
    expect(kept).toEqual(counted);
  });

  it('deletes the shares of a deleted post', async () => {
    await share(bob);
    const response = await ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` });

    expect(response.statusCode).toBe(200);
    expect((await share(bob)).statusCode).toBe(404);
  });
});
