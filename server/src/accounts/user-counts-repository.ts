import type { DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

export async function addToUserCount(
  transaction: DatabaseTransaction,
  userId: string,
  [column, count]: [column: keyof typeof addTo, count: number],
): Promise<void> {
  await addTo[column](transaction, userId, count);
}

const addTo = {
  posts_count: additionTo('posts_count'),
  comments_count: additionTo('comments_count'),
  likes_given_count: additionTo('likes_given_count'),
};

function additionTo(column: string) {
  return prepare<[userId: string, count: number], never>(
    `update users set ${column} = ${column} + $2 where id = $1`,
  );
}
