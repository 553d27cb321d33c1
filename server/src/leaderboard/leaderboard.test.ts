import type { LeaderboardEntry } from '@alphazone/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publish, signUp, vote, type TestMember } from '../testing/members';
import { appointAdmin } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { listLeaders } from './leaderboard-repository';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

const leaderboard = async () =>
  (await server.request({ url: '/api/leaderboard' })).json<LeaderboardEntry[]>();

const share = (by: TestMember, id: string) => by.request({ method: 'POST', url: `/posts/share/${id}` });

describe('getLeaderboard', () => {
  it('is empty when no user has a reputation', async () => {
    const ada = await signUp(server, 'Ada');
    await publish(ada);

    expect(await leaderboard()).toEqual([]);
  });

  it('sorts users by net votes of others on their posts, then by join date', async () => {
    const [ada, bob, cem, dan] = [
      await signUp(server, 'Ada'),
      await signUp(server, 'Bob'),
      await signUp(server, 'Cem'),
      await signUp(server, 'Dan'),
    ];
    const [first, second] = [await publish(ada), await publish(ada)];
    const bobsPost = await publish(bob);
    const cemsPost = await publish(cem);
    const dansPost = await publish(dan);
    // Expected reputations: Ada 2 - 1 + 1, Bob 3, Cem 2, Dan -1.
    for (const by of [bob, cem]) await vote(by, first._id);
    await vote(dan, first._id, 'downVote');
    await vote(bob, second._id);
    for (const by of [ada, cem, dan]) await vote(by, bobsPost._id);
    for (const by of [ada, bob]) await vote(by, cemsPost._id);
    await vote(ada, dansPost._id, 'downVote');

    expect(await leaderboard()).toEqual([
      { id: bob.id, name: 'Bob', reputation: 3, shares: 0, avatar: '' },
      { id: ada.id, name: 'Ada', reputation: 2, shares: 0, avatar: '' },
      { id: cem.id, name: 'Cem', reputation: 2, shares: 0, avatar: '' },
    ]);
  });

  it('ignores own votes and boosts', async () => {
    const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
    const post = await publish(ada);
    await appointAdmin(server.db, bob.id);
    await vote(ada, post._id);
    await vote(bob, post._id);
    const boost = await bob.request({
      method: 'PATCH',
      url: `/posts/boost/${post._id}`,
      payload: { amount: 100 },
    });

    expect(boost.statusCode).toBe(200);
    expect(await leaderboard()).toMatchObject([{ id: ada.id, reputation: 1 }]);
  });

  it('counts the shares of all posts of a user, once per sharer and post', async () => {
    const [ada, bob, cem] = [
      await signUp(server, 'Ada'),
      await signUp(server, 'Bob'),
      await signUp(server, 'Cem'),
    ];
    const [first, second] = [await publish(ada), await publish(ada)];
    await vote(bob, first._id);
    for (const by of [ada, bob, bob, cem]) await share(by, first._id);
    await share(bob, second._id);

    expect(await leaderboard()).toMatchObject([{ id: ada.id, reputation: 1, shares: 3 }]);
  });

  it('includes the picture', async () => {
    const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
    await vote(bob, (await publish(ada))._id);
    await server.db
      .updateTable('users')
      .set({ picture_url: '/media/a.png' })
      .where('id', '=', ada.id)
      .execute();

    expect(await leaderboard()).toMatchObject([{ avatar: '/media/a.png' }]);
  });

  it('limits the entries to the best', async () => {
    const members = [];
    for (const name of ['Ada', 'Bob', 'Cem']) members.push(await signUp(server, name));
    const [ada, bob, cem] = members as [TestMember, TestMember, TestMember];
    await vote(bob, (await publish(ada))._id);
    const best = await publish(cem);
    for (const by of [ada, bob]) await vote(by, best._id);

    expect((await listLeaders(server.db, 1)).map(({ name }) => name)).toEqual(['Cem']);
  });

  it('includes a new vote immediately', async () => {
    const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')];
    const post = await publish(ada);
    const before = await leaderboard();
    await vote(bob, post._id);

    expect(before).toEqual([]);
    expect(await leaderboard()).toMatchObject([{ id: ada.id, reputation: 1 }]);
  });
});
