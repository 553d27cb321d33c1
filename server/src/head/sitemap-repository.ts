import type { DatabaseReader } from '../database/database';
import { prepare } from '../database/prepared';
import { isBannedSql } from '../moderation/sanctions/sanction-columns-repository';

/** Ids greater than `after`, up to `before`. */
export interface SitemapRange {
  after: string;
  before: string | undefined;
  /** Clients may ask for any range. */
  limit: number;
}

const maxTags = 1_000;

type RangeValues = [after: string, before: string | null, limit: number];

const selectPosts = prepare<RangeValues, { id: string; changed_on: Date }>(`
  select posts.id, greatest(posts.posted_on, latest.commented_on) as changed_on
  from posts left join lateral (
    select commented_on from comments
    where post_id = posts.id and comments.hidden is null order by commented_on desc, id desc limit 1
  ) as latest on true
  where posts.id > $1 and ($2::uuid is null or posts.id <= $2) and posts.hidden is null
  order by posts.id limit $3`);

const selectUsers = prepare<RangeValues, { id: string }>(`
  select id from users
  where id > $1 and ($2::uuid is null or id <= $2) and deleted_on is null and approval_asked_on is null
    and not ${isBannedSql}
  order by id limit $3`);

const selectTags = prepare<[], { tag: string }>(
  `select tag from tag_counts where posts > 0 order by posts desc, tag collate "C" limit ${maxTags}`,
);

type BoundaryValues = [after: string, offset: number];

const boundaries = {
  posts: prepare<BoundaryValues, { id: string }>(
    `select id from posts where id > $1 order by id offset $2 limit 1`,
  ),
  users: prepare<BoundaryValues, { id: string }>(
    `select id from users where id > $1 order by id offset $2 limit 1`,
  ),
};

export type ListedTable = keyof typeof boundaries;

export const listPostAddresses = (db: DatabaseReader, { after, before, limit }: SitemapRange) =>
  selectPosts(db, after, before ?? null, limit);

export const listUserAddresses = (db: DatabaseReader, { after, before, limit }: SitemapRange) =>
  selectUsers(db, after, before ?? null, limit);

export const listTagAddresses = selectTags;

/** Returns the id of the last of the next rows, undefined if there are fewer. */
export async function findBoundary(
  db: DatabaseReader,
  table: ListedTable,
  { after, rows }: { after: string; rows: number },
): Promise<string | undefined> {
  return (await boundaries[table](db, after, rows - 1))[0]?.id;
}
