import type { Vote } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Activity } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import { createAddComment } from '../comments/add-comment';
import { deleteComment } from '../comments/delete-comment';
import { deletePost } from '../posts/delete-post';
import { countBlocked } from '../testing/blocked-transactions';
import { perform } from '../testing/outcomes';
import { addMember, addMemberPost } from '../testing/rows';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createCastVote } from '../votes/cast-vote';

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const today = noon(21);

let database: TestDatabase;
let ada: string;
let bob: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ada = await addMember(database.db);
  bob = await addMember(database.db);
});
afterAll(() => database.close());

const act = async (activity: Activity, now = today) =>
  (await perform(database.db, ({ change }) => change((unit) => recordActivity(unit, activity, now)))).outcome;
const logIn = (actorId: string, now = today) => act({ kind: 'logged in', actorId }, now);
const publishAs = (userId: string, now = today) => addMemberPost(database.db, userId, now);
const commentAs = (userId: string, postId: string, now = today) =>
  perform(database.db, (services) => createAddComment(services)({ postId, userId, body: 'x' }), now);
const voteAs = (voterId: string, postId: string, vote: Vote = 'upVote', now = today) =>
  perform(database.db, (services) => createCastVote(services)({ postId, voterId, vote }), now);
const deletePostAs = (userId: string, postId: string) =>
  perform(database.db, (services) => deletePost(services, { postId, userId }));

const memberNow = (id: string) =>
  database.db
    .selectFrom('users')
    .select(['xp', 'streak_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const xpOf = async (id: string) => (await memberNow(id)).xp;
const ledgerOf = async (id: string, cause: string) =>
  (
    await database.db
      .selectFrom('xp_entries')
      .select('reference')
      .where('user_id', '=', id)
      .where('cause', '=', cause)
      .execute()
  ).map(({ reference }) => reference);
const achievementsOf = async (id: string) =>
  (
    await database.db
      .selectFrom('achievements_earned')
      .select('achievement_id')
      .where('user_id', '=', id)
      .orderBy('achievement_id')
      .execute()
  ).map(({ achievement_id }) => achievement_id);

describe('XP', () => {
  it('is paid for an activity and its tasks, and recorded in the ledger with the cause', async () => {
    const postId = await publishAs(bob);
    const stored = await commentAs(ada, postId);

    expect(stored.outcome.rewards).toEqual([
      {
        userId: ada,
        xpGained: 15,
        completedTasks: [
          { message: 'Task completed: Log in or take part.', xpReward: 5 },
          { message: 'Task completed: Comment on a post.', xpReward: 5 },
        ],
        achievements: ['Joined the Talk'],
      },
    ]);
    expect(await xpOf(ada)).toBe(15);
    expect(await ledgerOf(ada, 'comment')).toEqual([postId]);
    expect((await ledgerOf(ada, 'task')).sort()).toEqual([
      'daily-comment 2026-11-21',
      'daily-visit 2026-11-21',
    ]);
  });

  it('is paid once for voting on a post, even when the vote is repeated', async () => {
    const postId = await publishAs(bob);
    await voteAs(ada, postId);
    const paid = await xpOf(ada);
    const votes = ['upVote', 'upVote', 'downVote', 'downVote', 'downVote', 'upVote'] as const;
    for (const value of votes) await voteAs(ada, postId, value);
    await voteAs(ada, postId, 'upVote', noon(22));
    await voteAs(ada, postId, 'upVote', noon(22));

    expect(await ledgerOf(ada, 'vote')).toEqual([postId]);
    // The next day's visit and vote are tasks of that day.
    expect(await xpOf(ada)).toBe(paid + 10);
  });

  it('is paid once for commenting on a post, even when the comment is repeated', async () => {
    const postId = await publishAs(bob);
    const first = await commentAs(ada, postId);
    const paid = await xpOf(ada);
    const commentId = first.result.comment.id;
    await perform(database.db, (services) => deleteComment(services, { commentId, postId, userId: ada }));
    await commentAs(ada, postId);

    expect(await xpOf(ada)).toBe(paid);
  });

  it('is paid for at most three posts a day, deleted ones included', async () => {
    for (let n = 0; n < 5; n += 1) await deletePostAs(ada, await publishAs(ada));

    expect(await ledgerOf(ada, 'post')).toHaveLength(3);
    expect(await xpOf(ada)).toBe(3 * 10 + 5 + 10);
    await publishAs(ada, noon(22));
    expect(await ledgerOf(ada, 'post')).toHaveLength(4);
  });

  it('is paid for at most ten comments a day', async () => {
    for (let n = 0; n < 12; n += 1) await commentAs(ada, await publishAs(bob));

    expect(await ledgerOf(ada, 'comment')).toHaveLength(10);
  });

  it('stays within the cap for concurrent activities', async () => {
    const posts: string[] = [];
    for (let n = 0; n < 25; n += 1) posts.push(await publishAs(bob));
    // Down-votes, because up-votes also lock and update the voter's row.
    await Promise.all(posts.map((postId) => voteAs(ada, postId, 'downVote')));

    expect(await ledgerOf(ada, 'vote')).toHaveLength(20);
    expect(await xpOf(ada)).toBe(20 + 5 + 5);
  });

  it('is rolled back with its activity', async () => {
    const failure = new Error('a later failure');
    const attempt = perform(database.db, ({ change }) =>
      change(async (unit) => {
        await recordActivity(unit, { kind: 'logged in', actorId: ada }, today);
        throw failure;
      }),
    );

    await expect(attempt).rejects.toBe(failure);
    expect(await xpOf(ada)).toBe(0);
    expect(await ledgerOf(ada, 'task')).toEqual([]);
  });

  it('is not paid to an unknown user', async () => {
    const nobody = '0193a1b2-0000-7000-8000-000000000001';

    expect((await logIn(nobody)).rewards).toEqual([]);
  });
});

describe('a level', () => {
  it('is reported once', async () => {
    const levels: (number | undefined)[] = [];
    for (const taskId of ['join-group', 'follow-account', 'like-and-repost']) {
      const { rewards } = await act({ kind: 'task completed', actorId: ada, taskId });
      levels.push(rewards[0]?.newLevel);
    }

    // 25, 45 and 55 XP: the visit pays as well, and level 2 begins at 50.
    expect(levels).toEqual([undefined, undefined, 2]);
    expect((await logIn(ada, noon(22))).rewards[0]).toMatchObject({ xpGained: 5 });
    expect((await logIn(ada, noon(23))).rewards[0]).not.toHaveProperty('newLevel');
  });
});

describe('the login streak', () => {
  it('counts UTC days with activity, and restarts after a gap', async () => {
    const postId = await publishAs(bob);
    const steps: [() => Promise<unknown>, number][] = [
      [() => logIn(ada, new Date('2026-11-21T23:59:59.999Z')), 1],
      [() => logIn(ada, new Date('2026-11-22T00:00:00.000Z')), 2],
      [() => logIn(ada, new Date('2026-11-22T23:00:00.000Z')), 2],
      [() => voteAs(ada, postId, 'upVote', noon(23)), 3],
      [() => commentAs(ada, postId, noon(24)), 4],
      [() => logIn(ada, noon(26)), 1],
    ];
    for (const [step, days] of steps) {
      await step();
      expect((await memberNow(ada)).streak_days).toBe(days);
    }
  });

  it('changes for the actor only', async () => {
    await voteAs(ada, await publishAs(bob, noon(1)), 'upVote', noon(2));

    expect((await memberNow(bob)).streak_days).toBe(1);
    expect(
      (await ledgerOf(bob, 'task')).filter((reference) => reference.startsWith('daily-visit')),
    ).toHaveLength(1);
  });
});

describe('achievements', () => {
  it('are earned once and kept', async () => {
    const postId = await publishAs(ada);
    await deletePostAs(ada, postId);
    const again = await publishAs(ada);

    expect(again).not.toBe(postId);
    expect(await achievementsOf(ada)).toEqual(['first-post']);
  });

  it('are earned on the seventh day of a streak', async () => {
    const earned: (readonly string[])[] = [];
    for (let day = 1; day <= 8; day += 1)
      earned.push((await logIn(ada, noon(day))).rewards[0]?.achievements ?? []);

    expect(earned).toEqual([[], [], [], [], [], [], ['Seven Candles'], []]);
  });
});

describe('a referral', () => {
  let newcomer: string;
  beforeEach(async () => {
    newcomer = await addMember(database.db, ada);
  });

  it('does not pay for signing up, logging in or voting', async () => {
    const postId = await publishAs(bob);
    await act({ kind: 'signed up', actorId: newcomer });
    await logIn(newcomer, noon(22));
    await voteAs(newcomer, postId);

    expect(await xpOf(ada)).toBe(0);
    expect(await ledgerOf(newcomer, 'referred')).toEqual([]);
  });

  it.each([
    ['post', () => publishAs(newcomer)],
    ['comment', async () => commentAs(newcomer, await publishAs(bob))],
  ])('pays both users once, with the first %s', async (_name, doIt) => {
    await doIt();
    await doIt();
    await commentAs(newcomer, await publishAs(bob), noon(22));

    expect(await ledgerOf(ada, 'referral')).toEqual([newcomer]);
    expect(await ledgerOf(newcomer, 'referred')).toEqual([ada]);
    expect(await xpOf(ada)).toBe(50);
    expect(await achievementsOf(ada)).toEqual(['first-referral']);
    // Referrals are not activity of the referrer.
    expect((await memberNow(ada)).streak_days).toBe(0);
  });

  it("reports the referrer's reward", async () => {
    const stored = await commentAs(newcomer, await publishAs(bob));

    expect(stored.outcome.rewards.find(({ userId }) => userId === ada)).toEqual({
      userId: ada,
      xpGained: 50,
      completedTasks: [],
      newLevel: 2,
      achievements: ['Ambassador'],
    });
  });

  it('pays once for concurrent first comments', async () => {
    const posts = [await publishAs(bob), await publishAs(bob), await publishAs(bob)];
    await Promise.all(posts.map((postId) => commentAs(newcomer, postId)));

    expect(await xpOf(ada)).toBe(50);
  });

  it('pays every newcomer, and the referrer for at most five of them a day', async () => {
    const postId = await publishAs(bob);
    for (let n = 0; n < 6; n += 1) {
      const other = await addMember(database.db, ada);
      await commentAs(other, postId);
      expect(await ledgerOf(other, 'referred')).toEqual([ada]);
    }

    expect(await ledgerOf(ada, 'referral')).toHaveLength(5);
    await commentAs(newcomer, postId, noon(22));
    expect(await ledgerOf(ada, 'referral')).toHaveLength(6);
  });

  it('to oneself is rejected by the database', async () => {
    const change = database.db.updateTable('users').set({ referred_by: ada }).where('id', '=', ada).execute();

    await expect(change).rejects.toThrow('users_not_own_referrer');
  });
});

describe('users who act on each other concurrently', () => {
  it.each<[string, (newcomer: string, postId: string) => Promise<unknown>]>([
    ['comment', (newcomer, postId) => commentAs(newcomer, postId)],
    ['post', (newcomer) => publishAs(newcomer)],
  ])("are locked in the order of their ids by a newcomer's first %s", async (_name, doIt) => {
    const newcomer = await addMember(database.db, ada);
    const postId = await publishAs(bob);
    let paying: Promise<PromiseSettledResult<unknown>[]> | undefined;

    const locking = database.db.transaction().execute(async (transaction) => {
      const lock = (id: string) =>
        transaction.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await lock(ada);
      paying = Promise.allSettled([doIt(newcomer, postId)]);
      await expect.poll(() => countBlocked(database.db)).toBe(1);
      // The transaction that waits for the referrer must not hold the newcomer's lock.
      await lock(newcomer);
    });

    await expect(locking).resolves.toBeUndefined();
    expect(await paying).toMatchObject([{ status: 'fulfilled' }]);
    expect(await xpOf(ada)).toBe(50);
  });

  it('never deadlock', { timeout: 60_000 }, async () => {
    const [first, second] = [await addMember(database.db), await addMember(database.db)];
    const rounds = Array.from({ length: 15 }, async () => {
      const newcomer = await addMember(database.db, first);
      const [own, others, doomed] = await Promise.all([
        publishAs(first),
        publishAs(second),
        publishAs(first),
      ]);
      await voteAs(newcomer, doomed);
      return Promise.all([
        commentAs(first, others),
        commentAs(second, own),
        voteAs(first, others),
        voteAs(second, own),
        // Pays `first`, while the deletion of the post updates the newcomer.
        commentAs(newcomer, others),
        deletePostAs(first, doomed),
      ]);
    });

    const results = await Promise.allSettled(rounds);

    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await ledgerOf(first, 'referral')).toHaveLength(5);
  });
});
