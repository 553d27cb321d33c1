import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordActivity } from '../activity/record-activity';
import { createAddComment } from '../comments/add-comment';
import { deleteComment } from '../comments/delete-comment';
import { deletePost } from '../posts/delete-post';
import { completeTask } from '../tasks/complete-task';
import { toggleTask } from '../tasks/toggle-task';
import { perform } from '../testing/outcomes';
import { HttpError } from '../errors';
import type { Services } from '../services';
import { addMember, addMemberPost } from '../testing/rows';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { testSite } from '../testing/test-site';
import { createCastVote } from '../votes/cast-vote';
import { isManual, tasks, xpCauses } from './gamification-rules';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface World {
  /** Each member referred the next. */
  members: string[];
  posts: { id: string; authorId: string }[];
  comments: { id: string; postId: string; userId: string }[];
}

/** `who` and `what` are indexes into the world. */
interface Step {
  kind: 'log in' | 'publish' | 'delete post' | 'comment' | 'delete comment' | 'vote' | 'task' | 'toggle';
  who: number;
  what: number;
  /** Since the previous step. */
  days: number;
  copies: number;
}

const stepOf = fc.record<Step>({
  kind: fc.constantFrom(
    ...(['log in', 'publish', 'publish', 'delete post', 'task', 'toggle', 'delete comment'] as const),
    ...(['comment', 'comment', 'comment', 'vote', 'vote', 'vote'] as const),
  ),
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 11 }),
  days: fc.constantFrom(0, 0, 0, 0, 1, 3),
  copies: fc.integer({ min: 1, max: 3 }),
});

const link = 'https://x.example/alphazone';
const site = {
  ...testSite,
  tasks: { likeAndRepost: link, followAccount: link, joinGroup: link },
};

const manual = tasks.filter(isManual);
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** @returns Whether a repeat must pay nothing. */
async function send(world: World, { kind, who, what }: Step, now: Date): Promise<boolean> {
  const { db } = database;
  const userId = pick(world.members, who) ?? expect.fail('the world has no members');
  const post = pick(world.posts, what);
  const comment = pick(world.comments, what);
  const task = pick(manual, what) ?? expect.fail('there is no manual task');
  const run = <T>(
    useCase: (services: Pick<Services, 'change' | 'now' | 'filters' | 'memberLimits'>) => Promise<T>,
  ): Promise<T | undefined> =>
    perform(db, useCase, now).then(
      ({ result }) => result,
      (error: unknown) => {
        // Another run of this step has already deleted the post or comment.
        if (error instanceof HttpError && error.statusCode === 404) return undefined;
        throw error;
      },
    );
  switch (kind) {
    case 'log in':
      await run(({ change }) =>
        change((unit) => recordActivity(unit, { kind: 'logged in', actorId: userId }, now)),
      );
      return true;
    case 'publish':
      // Another post pays again up to the daily cap.
      world.posts.push({ id: await addMemberPost(db, userId, now), authorId: userId });
      return false;
    case 'delete post':
      if (post) await run((services) => deletePost(services, { postId: post.id, userId: post.authorId }));
      return true;
    case 'comment': {
      const added =
        post && (await run((services) => createAddComment(services)({ postId: post.id, userId, body: 'x' })));
      if (post && added) world.comments.push({ id: added.comment.id, postId: post.id, userId });
      return true;
    }
    case 'delete comment':
      if (comment) {
        const { id: commentId, postId, userId: authorId } = comment;
        await run((services) => deleteComment(services, { commentId, postId, userId: authorId }));
      }
      return true;
    case 'vote': {
      const value = what % 3 === 0 ? 'downVote' : 'upVote';
      const cast =
        post &&
        (await run((services) =>
          createCastVote(services)({ postId: post.id, voterId: userId, vote: value }),
        ));
      // Repeating a withdrawal casts a vote, which may pay.
      return cast?.vote.myVote !== null;
    }
    case 'task':
      await run((services) => completeTask({ ...services, site }, { userId, taskId: task.id }));
      return true;
    case 'toggle':
      // Unmarking is not an activity. Repeating it marks the task, which may pay the daily visit.
      return (
        (await run((services) => toggleTask({ ...services, site }, { userId, taskId: task.id }))) === true
      );
  }
}

const caps: Readonly<Record<string, { dailyCap: number } | undefined>> = xpCauses;
const capOf = (cause: string) => caps[cause]?.dailyCap ?? tasks.length;

const inDatabase = (world: World) => sql`any(${world.members}::uuid[])`;

async function xpOf(world: World) {
  const { rows } = await sql<{ id: string; xp: number; ledger: number }>`
    select id, xp, (select coalesce(sum(amount), 0)::int from xp_entries where user_id = users.id) as ledger
    from users where id = ${inDatabase(world)} order by id`.execute(database.db);
  return rows;
}

/** Per cause, member and day. */
async function maxPaymentsPerDay(world: World) {
  const { rows } = await sql<{ cause: string; most: number }>`
    select cause, max(n)::int as most
    from (
      select cause, count(*) as n from xp_entries
      where user_id = ${inDatabase(world)} group by user_id, cause, day
    ) as days
    group by cause`.execute(database.db);
  return rows;
}

/** Returns wrong counts. */
async function wrongCounts() {
  const { rows } = await sql`
    with post as (
      select id, up_votes, down_votes, comment_count,
        (select count(*) from votes where post_id = posts.id and value = 1) as ups,
        (select count(*) from votes where post_id = posts.id and value = -1) as downs,
        (select count(*) from comments where post_id = posts.id) as comments
      from posts
    ), member as (
      select id, posts_count, comments_count, likes_given_count,
        (select count(*) from posts where author_id = users.id) as posts,
        (select count(*) from comments where user_id = users.id) as comments,
        (select count(*) from votes where user_id = users.id and value = 1) as likes
      from users
    )
    select to_jsonb(post) as counts from post
    where (up_votes, down_votes, comment_count) is distinct from (ups, downs, comments)
    union all
    select to_jsonb(member) from member
    where (posts_count, comments_count, likes_given_count) is distinct from (posts, comments, likes)`.execute(
    database.db,
  );
  return rows;
}

async function play(steps: readonly Step[]): Promise<void> {
  const first = await addMember(database.db);
  const second = await addMember(database.db, first);
  const third = await addMember(database.db, second);
  const world: World = { members: [first, second, third], posts: [], comments: [] };
  let now = Date.UTC(2026, 10, 21, 12);

  for (const step of steps) {
    now += step.days * 86_400_000;
    const moment = new Date(now);
    const copies = Array.from({ length: step.copies }, () => send(world, step, moment));
    const isSpent = (await Promise.all(copies)).some(Boolean);
    const before = await xpOf(world);
    await send(world, step, moment);
    if (isSpent) expect(await xpOf(world)).toEqual(before);
  }

  for (const { xp, ledger } of await xpOf(world)) expect(xp).toBe(ledger);
  for (const { cause, most } of await maxPaymentsPerDay(world))
    expect(most).toBeLessThanOrEqual(capOf(cause));
  expect(await wrongCounts()).toEqual([]);
}

describe('any sequence of concurrent requests', { timeout: 180_000 }, () => {
  it('keeps counts and XP right, pays no repeats and respects caps', async () => {
    const sequences = fc.array(stepOf, { minLength: 5, maxLength: 20, size: 'max' });

    await fc.assert(fc.asyncProperty(sequences, play), { numRuns: 15 });
  });
});
