import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { PostCount } from './count-posts-repository';
import { isAfter, orderColumns, type PostPosition, type PostsOrder } from './order-keys-repository';
import { pageConditionsOf, type PostsFilter } from './posts-repository';
import { titlesContaining } from './titles-repository';

/** Maximum number of titles that a search counts and orders, and of posts whose titles it reads in their order. */
const maxTitles = 1_000;

/**
 * Returns the ids of a page. When too many titles contain the text, searches only the newest of them and the next
 * `maxTitles` posts.
 */
export async function findTitles(
  db: DatabaseReader,
  {
    filter,
    order,
    after,
    limit,
  }: {
    filter: PostsFilter & { text: string };
    order: PostsOrder;
    after: PostPosition | undefined;
    limit: number;
  },
): Promise<PostCount & { ids: string[] }> {
  const { text, ...others } = filter;
  const following = pageConditionsOf(db, { filter: others, order, after, limit: maxTitles });
  const { rows } = await sql<{ ids: string[]; count: number }>`
    with found as materialized (
      select * from ${titlesContaining(text, maxTitles + 1, others)}
    ), counted as materialized (
      select count(*)::integer as count from found
    ), following as (
      select id as post_id, pinned, score, posted_on
      from (
        select id, pinned, score, posted_on, title from posts
        where ${following.length > 0 ? sql.join(following, sql` and `) : sql`true`}
        order by ${sql.join(orderColumns(order))} limit ${maxTitles}
      ) as posts
      where strpos(lower(title), lower(${text})) > 0 and (select count from counted) > ${maxTitles}
      order by ${sql.join(orderColumns(order))} limit ${limit}
    ), page as (
      select * from (
        select post_id, pinned, score, posted_on from found
        union
        select * from following
      ) as titles
      where ${after ? isAfter(order, after, 'titles') : sql`true`}
      order by ${sql.join(orderColumns(order, 'titles'))} limit ${limit}
    )
    select count, array(select post_id::text from page as titles order by ${sql.join(orderColumns(order, 'titles'))}) as ids
    from counted`.execute(db);
  const { ids, count } = rows[0] ?? { ids: [], count: 0 };
  return { ids, total: Math.min(count, maxTitles), isCapped: count > maxTitles };
}
