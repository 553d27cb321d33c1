import type { DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';

export async function addToUserCounts(
  transaction: DatabaseTransaction,
  column: keyof typeof addTo,
  changes: readonly { userId: string; count: number }[],
): Promise<void> {
  const real = changes.filter(({ count }) => count !== 0);
  if (real.length === 0) return;
  await addTo[column](
    transaction,
    real.map(({ userId }) => userId),
    real.map(({ count }) => count),
  );
}

const addTo = {
  posts_count: additionTo('posts_count'),
  comments_count: additionTo('comments_count'),
  likes_given_count: additionTo('likes_given_count'),
};

function additionTo(column: string) {
  return prepare<[userIds: readonly string[], counts: readonly number[]], never>(`
    update users set ${column} = ${column} + change.count
    from (
      select user_id, sum(count)::integer as count
      from unnest($1::uuid[], $2::integer[]) as change (user_id, count) group by user_id
    ) as change
    where users.id = change.user_id`);
}
