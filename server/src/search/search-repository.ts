import { sql, type RawBuilder } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { likeLiteral } from '../database/like';
import { hasPair, isPair } from './title-pairs-repository';

const titleColumns = ['title'];
const nameColumns = ['name', 'username'];

/** Best match first, then by score. */
export const postsContaining = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(contains(titleColumns, text))
    .$if(isPair(text), (query) => query.where(hasPair(text)))
    .orderBy(rankOf(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Bounds what `popularPostsContaining` reads, however many titles contain the text. */
const maxPopular = 2_000;
const maxPrefixed = 200;

/** `postsContaining` among popular posts and some whose title starts with the text. */
export const popularPostsContaining = (db: DatabaseReader, text: string, limit: number) => {
  const popular = db
    .selectFrom('posts')
    .select(['id', 'title', 'score'])
    .orderBy('score', 'desc')
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPopular)
    .as('popular');
  const prefixed = db
    .selectFrom('posts')
    .select(['id', 'title', 'score'])
    .where(sql<boolean>`lower(title) like lower(${`${likeLiteral(text)}%`})`)
    // In the order of the index, so that reading stops at the limit. Equal titles come first.
    .orderBy(sql`lower(title) using ~<~`)
    .limit(maxPrefixed)
    .as('prefixed');
  const found = db
    .selectFrom(popular)
    .selectAll()
    .where(contains(titleColumns, text))
    .union(db.selectFrom(prefixed).selectAll())
    .as('found');
  return db
    .selectFrom(found)
    .select(['id', 'title'])
    .orderBy(rankOf(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
};

/** Highest score first. */
export const postsResembling = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(resembles(titleColumns, text))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** Best match first. */
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

/** Most similar first. */
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

/** The planner underestimates the cost of comparing spellings and would scan the whole table. */
export async function preferTrigramIndex(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)
  `.execute(transaction);
}

/** Case-insensitive. */
function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const part = `%${likeLiteral(text)}%`;
  return anyOf(columns, (column) => sql`lower(${column}) like lower(${part})`);
}

const resembles = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  anyOf(columns, (column) => sql`resembles(lower(${column}), lower(${text}))`);

/** 0 equal, 1 starts with the text, 2 has a word that does, 3 contains it. */
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

/** Of the best column, 0 to 1. */
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

const regexLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
