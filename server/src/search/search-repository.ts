import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

import type { DatabaseReader } from '../database/database';
import { escapeRegex } from '../database/escape-regex';
import { likeLiteral } from '../database/like';

import type { PostRow, UserRow } from '../database/tables';
import { titlesContaining } from '../posts/titles-repository';

const titleColumns = ['title'];
const nameColumns = ['name', 'username'];
const matchColumns = ['id', 'name', 'username', 'picture_url'] as const;

// Bounds the rows that a search ranks.
const maxPopular = 1_000;
const maxPrefixed = 200;
const maxContaining = 500;

/** The best matches among popular posts and those whose title starts with the text. */
export const popularPostsContaining = (db: DatabaseReader, text: string, limit: number) => {
  const popular = db
    .selectFrom('posts')
    .select(['id', sql<string>`lower(title)`.as('title'), 'score'])
    .where('hidden', 'is', null)
    .orderBy('score', 'desc')
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPopular)
    .as('popular');
  const found = db.selectFrom(popular).selectAll().where(contains(titleColumns, text));
  return bestTitles(db, found.union(titlesWithPrefix(db, text)), text, limit);
};

/** Best match first, then by score. */
export const postsContaining = (db: DatabaseReader, text: string, limit: number) => {
  const containing = sql<TitleRow>`(
    select post_id as id, title, score from ${titlesContaining(text, maxContaining)}
  )`.as<'containing'>('containing');
  const found = db.selectFrom(containing).selectAll();
  return bestTitles(db, found.union(titlesWithPrefix(db, text)), text, limit);
};

/** The title is in lower case. */
type TitleRow = Pick<PostRow, 'id' | 'title' | 'score'>;

function titlesWithPrefix(db: DatabaseReader, text: string) {
  const prefixed = db
    .selectFrom('titles')
    .select(['post_id as id', 'title', 'score'])
    .where('title', 'like', sql<string>`lower(${`${likeLiteral(text)}%`})`)
    .orderBy(sql`title using ~<~`)
    .limit(maxPrefixed)
    .as('prefixed');
  return db.selectFrom(prefixed).selectAll();
}

const bestTitles = <DB, TB extends keyof DB>(
  db: DatabaseReader,
  found: SelectQueryBuilder<DB, TB, TitleRow>,
  text: string,
  limit: number,
) => {
  const best = db
    .selectFrom(found.as('found'))
    .select(['id', 'score', rankOf(titleColumns, text).as('rank')])
    .orderBy('rank')
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .as('best');
  return db
    .selectFrom(best)
    .innerJoin('posts', 'posts.id', 'best.id')
    .select(['posts.id', 'posts.title'])
    .orderBy('best.rank')
    .orderBy('best.score', 'desc')
    .orderBy('best.id', 'desc');
};

export const postsResembling = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(sql<boolean>`id in (select posts_spelt_like(${text}, ${maxContaining}))`)
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** The best matches among members whose name or username starts with the text. */
export const usersStartingWith = (db: DatabaseReader, text: string, limit: number) =>
  bestUsers(db, usersWithPrefix(db, text), text, limit);

export const usersContaining = (db: DatabaseReader, text: string, limit: number) => {
  const containing = db
    .selectFrom('users')
    .select(matchColumns)
    .where('deleted_on', 'is', null)
    .where('approval_asked_on', 'is', null)
    .where(contains(nameColumns, text))
    .$if(isShort(text), (query) => query.where(hasNameLetters(text)))
    .limit(maxContaining)
    .as('containing');
  const found = db.selectFrom(containing).selectAll();
  return bestUsers(db, found.union(usersWithPrefix(db, text)), text, limit);
};

function usersWithPrefix(db: DatabaseReader, text: string) {
  const byColumn = (column: 'name' | 'username') => {
    const prefixed = db
      .selectFrom('users')
      .select(matchColumns)
      .where('deleted_on', 'is', null)
      .where('approval_asked_on', 'is', null)
      .where(startsWith(column, text))
      .orderBy(inIndexOrder(column))
      .limit(maxPrefixed)
      .as('prefixed');
    return db.selectFrom(prefixed).selectAll();
  };
  return byColumn('username').union(byColumn('name'));
}

const bestUsers = <DB, TB extends keyof DB>(
  db: DatabaseReader,
  found: SelectQueryBuilder<DB, TB, Pick<UserRow, (typeof matchColumns)[number]>>,
  text: string,
  limit: number,
) =>
  db
    .selectFrom(found.as('found'))
    .select(matchColumns)
    .orderBy(rankOf(nameColumns, text))
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

export const usersResembling = (db: DatabaseReader, text: string, limit: number) =>
  db
    .selectFrom('users')
    .select(matchColumns)
    .where(sql<boolean>`id in (select members_spelt_like(${text}, ${maxPrefixed}))`)
    .where('approval_asked_on', 'is', null)
    .where(resembles(nameColumns, text))
    .orderBy(likenessOf(nameColumns, text), 'desc')
    .orderBy(sql`lower(coalesce(username, name))`)
    .orderBy('id')
    .limit(limit);

const startsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${`${likeLiteral(text)}%`})`;

/** In the order of the prefix index, so that reading stops at the limit. Equal texts come first. */
const inIndexOrder = (column: string) => sql`lower(${sql.ref(column)}) using ~<~`;

const hasNameLetters = (text: string): RawBuilder<boolean> =>
  sql<boolean>`letter_pairs(lower(name)) || letter_pairs(lower(coalesce(username, ''))) @> array[lower(${text})]`;

function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const part = `%${likeLiteral(text)}%`;
  return anyOf(columns, (column) => sql`lower(${column}) like lower(${part})`);
}

/** Whether the text is too short for the trigram index. */
const isShort = (text: string): boolean => [...text].length <= 2;

const resembles = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  anyOf(columns, (column) => sql`resembles(lower(${column}), lower(${text}))`);

/** 0 equal, 1 starts with the text, 2 has a word that does, 3 contains it. */
function rankOf(columns: readonly string[], text: string): RawBuilder<number> {
  const start = `${likeLiteral(text)}%`;
  const word = `\\m${escapeRegex(text)}`;
  return sql<number>`case
    when ${anyOf(columns, (column) => sql`lower(${column}) = lower(${text})`)} then 0
    when ${anyOf(columns, (column) => sql`lower(${column}) like lower(${start})`)} then 1
    when ${anyOf(columns, (column) => sql`lower(${column}) ~ lower(${word})`)} then 2
    else 3
  end`;
}

/** Similarity of the best column, 0 to 1. */
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
