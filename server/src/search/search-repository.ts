import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { canResemble, contains, likenessOf, rankOf, resembles } from './text-match';

const titleColumns = ['title'];
const nameColumns = ['name', 'username'];

/** Posts whose title has the text: the best match first, then by score. A query that is yet to be executed. */
export const postsContaining = (db: Database, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(contains(titleColumns, text))
    .orderBy(rankOf(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Posts whose title has something spelt nearly like the text, by score. A query that is yet to be executed. */
export const postsResembling = (db: Database, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(resembles(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Members who have the text in their names: the best match first. A query that is yet to be executed. */
export const usersContaining = (db: Database, text: string, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'picture_url'])
    .where('deleted_on', 'is', null)
    .where(contains(nameColumns, text))
    .orderBy(rankOf(nameColumns, text))
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

/** Members whose names are spelt nearly like the text: the closest first. A query that is yet to be executed. */
export const usersResembling = (db: Database, text: string, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'picture_url'])
    .where('deleted_on', 'is', null)
    .where(resembles(nameColumns, text))
    .orderBy(likenessOf(nameColumns, text), 'desc')
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

/** Posts by their titles: those that have the text, then those with something spelt nearly like it. */
export const findPostsByTitle = (db: Database, text: string, limit: number) =>
  inSteps(db, text, limit, { containing: postsContaining, resembling: postsResembling });

/** Members by name and username: those that have the text, then those spelt nearly like it. */
export const findUsersByName = (db: Database, text: string, limit: number) =>
  inSteps(db, text, limit, { containing: usersContaining, resembling: usersResembling });

type Query<Row> = (db: Database, text: string, limit: number) => { execute: () => Promise<Row[]> };

/** Spelling is compared only where there is room left, for it costs more than a look for a part. */
async function inSteps<Row extends { id: string }>(
  db: Database,
  text: string,
  limit: number,
  { containing, resembling }: { containing: Query<Row>; resembling: Query<Row> },
): Promise<Row[]> {
  const found = await containing(db, text, limit).execute();
  if (found.length >= limit || !canResemble(text)) return found;
  const similar = await db.transaction().execute(async (transaction) => {
    await preferTrigramIndex(transaction);
    return resembling(transaction, text, limit).execute();
  });
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...similar.filter(({ id }) => !ids.has(id))].slice(0, limit);
}

/** PostgreSQL takes comparing the spelling for as cheap as comparing numbers, and would read the whole table. */
async function preferTrigramIndex(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)
  `.execute(transaction);
}
