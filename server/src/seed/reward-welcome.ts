import type { Transaction } from 'kysely';

import type { Activity } from '../activity/activity';
import type { Tables } from '../database/tables';
import { lockActorStates, reward } from '../gamification/reward';

interface Past {
  activity: Activity;
  when: Date;
}

export async function rewardWelcome(transaction: Transaction<Tables>): Promise<void> {
  const past = [
    ...(await postsOf(transaction)),
    ...(await votesOf(transaction)),
    ...(await commentsOf(transaction)),
  ];
  past.sort((a, b) => a.when.getTime() - b.when.getTime());
  for (const { activity, when } of past) {
    const [actor] = await lockActorStates(transaction, [activity.actorId], when);
    await reward(transaction, [{ activity, actor }], when);
  }
}

async function postsOf(transaction: Transaction<Tables>): Promise<Past[]> {
  const rows = await transaction.selectFrom('posts').selectAll().execute();
  return rows.map(({ id, author_id, body, posted_on }) => ({
    activity: { kind: 'post created', actorId: author_id, postId: id, body },
    when: posted_on,
  }));
}

async function votesOf(transaction: Transaction<Tables>): Promise<Past[]> {
  const rows = await transaction
    .selectFrom('votes')
    .innerJoin('posts', 'posts.id', 'votes.post_id')
    .select(['post_id', 'user_id', 'value', 'author_id', 'posted_on'])
    .execute();
  return rows.map(({ post_id, user_id, value, author_id, posted_on }) => ({
    activity: {
      kind: 'post voted',
      actorId: user_id,
      postId: post_id,
      postAuthorId: author_id,
      after: value > 0 ? 'upVote' : 'downVote',
    },
    when: posted_on,
  }));
}

async function commentsOf(transaction: Transaction<Tables>): Promise<Past[]> {
  const rows = await transaction
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(['comments.id', 'post_id', 'user_id', 'comments.body', 'author_id', 'commented_on'])
    .execute();
  return rows.map(({ id, post_id, user_id, body, author_id, commented_on }) => ({
    activity: {
      kind: 'comment created',
      actorId: user_id,
      postId: post_id,
      postAuthorId: author_id,
      commentId: id,
      body,
    },
    when: commented_on,
  }));
}
