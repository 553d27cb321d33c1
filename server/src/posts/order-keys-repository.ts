import { sql, type RawBuilder } from 'kysely';

import type { PostRow } from '../database/tables';

export interface PostsOrder {
  by: 'score' | 'time';
  pinnedFirst: boolean;
}

/** The id makes it unique. */
export type PostPosition = Pick<PostRow, 'pinned' | 'score' | 'posted_on' | 'id'>;

/** Tables with the columns of every order, and their column with the post's id. */
const idColumns = { posts: 'posts.id', post_tags: 'post_tags.post_id', titles: 'titles.post_id' } as const;
type OrderedTable = keyof typeof idColumns;

/** Returns the sort keys, all descending. */
function keysOf(table: OrderedTable, { by, pinnedFirst }: PostsOrder, at: PostPosition) {
  return [
    ...(pinnedFirst ? [{ column: sql.ref(`${table}.pinned`), value: sql`${at.pinned}::boolean` }] : []),
    ...(by === 'score' ? [{ column: sql.ref(`${table}.score`), value: sql`${at.score}::integer` }] : []),
    { column: sql.ref(`${table}.posted_on`), value: sql`${at.posted_on}::timestamptz` },
    { column: sql.ref(idColumns[table]), value: sql`${at.id}::uuid` },
  ];
}

const anywhere: PostPosition = { pinned: false, score: 0, posted_on: new Date(0), id: '' };

export const orderColumns = (order: PostsOrder, table: OrderedTable = 'posts'): RawBuilder<unknown>[] =>
  keysOf(table, order, anywhere).map(({ column }) => sql`${column} desc`);

export function isAfter(
  order: PostsOrder,
  position: PostPosition,
  table: OrderedTable = 'posts',
): RawBuilder<boolean> {
  const keys = keysOf(table, order, position);
  const columns = sql.join(keys.map(({ column }) => column));
  const values = sql.join(keys.map(({ value }) => value));
  return sql<boolean>`(${columns}) < (${values})`;
}
