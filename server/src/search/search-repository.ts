import { sql, type RawBuilder } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { likeLiteral } from '../database/like';

const titleColumns = ['title'];
const nameColumns = ['name', 'username'];

/** Builds the query for posts whose title contains the text: best match first, then by score. */
export const postsContaining = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(contains(titleColumns, text))
    .orderBy(rankOf(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Builds the query for posts whose title contains something spelt nearly like the text, by score. */
export const postsResembling = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(resembles(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Builds the query for users whose names contain the text: best match first. */
export const usersContaining = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'picture_url'])
    .where('deleted_on', 'is', null)
    .where(contains(nameColumns, text))
    .orderBy(rankOf(nameColumns, text))
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

/** Builds the query for users whose names are spelt nearly like the text: closest first. */
export const usersResembling = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'picture_url'])
    .where('deleted_on', 'is', null)
    .where(resembles(nameColumns, text))
    .orderBy(likenessOf(nameColumns, text), 'desc')
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

/**
 * Makes PostgreSQL use the trigram index for the rest of the transaction: it underestimates the cost of
 * comparing spellings and would read the whole table.
 */
export async function preferTrigramIndex(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)
  `.execute(transaction);
}

/** Whether one of the columns contains the text, in any letter case. */
function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const part = `%${likeLiteral(text)}%`;
  return anyOf(columns, (column) => sql`lower(${column}) like lower(${part})`);
}

/** Whether one of the columns contains something spelt nearly like the text. */
const resembles = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  anyOf(columns, (column) => sql`resembles(lower(${column}), lower(${text}))`);

/** Rank of the best matching column: 0 for the text itself, 1 and 2 for a beginning, 3 for any other part. */
function rankOf(columns: readonly string[], text: string): RawBuilder<number> {
  const start = `${likeLiteral(text)}%`;
  const word = `\\m${regexLiteral(text)}`;
  return sql<number>`case
    when ${anyOf(columns, (column) => sql`lower(${column}) = lower(${text})`)} then 0
    when ${anyOf(columns, (column) => sql`lower(${column}) like lower(${start})`)} then 1
    when ${anyOf(columns, (column) => sql`lower(${column}) ~ lower(${word})`)} then 2
    else 3
  end`;
}

/** Likeness of the text and the closest column as a whole: 0 to 1. */
function likenessOf(columns: readonly string[], text: string): RawBuilder<number> {
  const each = columns.map((column) => sql`likeness(lower(${sql.ref(column)}), lower(${text}))`);
  return sql<number>`greatest(${sql.join(each)})`;
}

function anyOf(
  columns: readonly string[],
  condition: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = columns.map((column) => condition(sql.ref(column)));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Escapes a text for a regular expression. */
const regexLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
