import type { DatabaseReader } from '../database/database';
import { prepare } from '../database/prepared';
import type { PostRow, UserRow } from '../database/tables';
import { isBannedSql } from '../moderation/sanctions/sanction-columns-repository';

export interface PostHeadRow extends Pick<
  PostRow,
  'id' | 'author_id' | 'title' | 'body' | 'category' | 'tags' | 'media' | 'posted_on' | 'comment_count'
> {
  up_votes: number;
  down_votes: number;
  author_name: string;
  is_author_deleted: boolean;
}

export interface UserHeadRow extends Pick<
  UserRow,
  'id' | 'name' | 'username' | 'about' | 'picture_url' | 'joined_on' | 'posts_count'
> {
  is_deleted: boolean;
  is_banned: boolean;
}

const selectPost = prepare<[id: string], PostHeadRow>(`
  select posts.id, posts.author_id, posts.title, posts.body, posts.category, posts.tags, posts.media, posts.posted_on,
    posts.comment_count,
    posts.up_votes + posts.boost as up_votes, posts.down_votes, users.name as author_name,
    users.deleted_on is not null as is_author_deleted
  from posts join users on users.id = posts.author_id
  where posts.id = $1 and posts.hidden is null`);

const selectDeletedPost = prepare<[id: string], object>(`select from deleted_posts where id = $1`);

const selectUser = prepare<[id: string], UserHeadRow>(`
  select id, name, username, about, picture_url, joined_on, posts_count, deleted_on is not null as is_deleted,
    ${isBannedSql} as is_banned
  from users where id = $1 and approval_asked_on is null`);

const selectTag = prepare<[tag: string], object>(`select from tag_counts where tag = $1 and posts > 0`);

export const findPostHead = async (db: DatabaseReader, id: string): Promise<PostHeadRow | undefined> =>
  (await selectPost(db, id))[0];

export const wasPostDeleted = async (db: DatabaseReader, id: string): Promise<boolean> =>
  (await selectDeletedPost(db, id)).length > 0;

export const findUserHead = async (db: DatabaseReader, id: string): Promise<UserHeadRow | undefined> =>
  (await selectUser(db, id))[0];

export const isTagUsed = async (db: DatabaseReader, tag: string): Promise<boolean> =>
  (await selectTag(db, tag)).length > 0;
