import type { kinds } from '@alphazone/client/kinds';
import { sql, type RawBuilder } from 'kysely';

import { decodeCursor, encodeCursor, momentIn } from '../contract/paging';
import { isId } from '../database/ids';
import type { PostRow } from '../database/tables';

/** Which posts, in which order. */
export interface PostsFilter {
  /** Name of a zone as the site settings write it. */
  category?: string | undefined;
  /** Lower case. */
  tag?: string | undefined;
  authorId?: string | undefined;
  /** Part of the title, in any letter case. */
  text?: string | undefined;
}

export interface PostsOrder {
  by: 'score' | 'time';
  pinnedFirst: boolean;
}

/** What the order of a post depends on. The id makes every place unique. */
export type PostPosition = Pick<PostRow, 'pinned' | 'score' | 'posted_on' | 'id'>;

/** `hot` and `top` are the same: net votes. In a zone, pinned posts come first. */
export const orderOf = (sort: (typeof kinds.postSort)[number], hasCategory: boolean): PostsOrder => ({
  by: sort === 'new' ? 'time' : 'score',
  pinnedFirst: hasCategory,
});

/** The columns of the order, all descending, with the values of a position. */
function keysOf({ by, pinnedFirst }: PostsOrder, at: PostPosition) {
  return [
    ...(pinnedFirst ? [{ column: sql.ref('posts.pinned'), value: sql`${at.pinned}::boolean` }] : []),
    ...(by === 'score' ? [{ column: sql.ref('posts.score'), value: sql`${at.score}::integer` }] : []),
    { column: sql.ref('posts.posted_on'), value: sql`${at.posted_on}::timestamptz` },
    { column: sql.ref('posts.id'), value: sql`${at.id}::uuid` },
  ];
}

const anywhere: PostPosition = { pinned: false, score: 0, posted_on: new Date(0), id: '' };

/** The columns to order by, each descending. */
export const orderColumns = (order: PostsOrder): RawBuilder<unknown>[] =>
  keysOf(order, anywhere).map(({ column }) => sql`${column} desc`);

/** The condition for what comes after a position. */
export function isAfter(order: PostsOrder, position: PostPosition): RawBuilder<boolean> {
  const keys = keysOf(order, position);
  const columns = sql.join(keys.map(({ column }) => column));
  const values = sql.join(keys.map(({ value }) => value));
  return sql<boolean>`(${columns}) < (${values})`;
}

const nameOf = ({ by, pinnedFirst }: PostsOrder) => `${by}${pinnedFirst ? '-pinned' : ''}`;

/** The cursor of the page after this post. */
export const cursorAfter = (order: PostsOrder, post: PostPosition): string =>
  encodeCursor([nameOf(order), post.pinned, post.score, post.posted_on.getTime(), post.id]);

/** @throws 400 for a cursor that is not one of a list in this order. */
export function positionAt(order: PostsOrder, cursor: string): PostPosition {
  return decodeCursor(cursor, ([name, pinned, score, postedOn, id, ...rest]) => {
    const posted_on = momentIn(postedOn);
    if (name !== nameOf(order) || typeof pinned !== 'boolean' || posted_on === undefined) return undefined;
    if (typeof score !== 'number' || !Number.isInteger(score) || Math.abs(score) > 2_147_483_647)
      return undefined;
    if (typeof id !== 'string' || !isId(id) || rest.length > 0) return undefined;
    return { pinned, score, posted_on, id };
  });
}
