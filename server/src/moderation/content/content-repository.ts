import { sql } from 'kysely';

import type { ContentTarget } from '../../database/column-types';
import type { DatabaseReader, DatabaseTransaction } from '../../database/database';
import { isId } from '../../database/ids';
import { prepare } from '../../database/prepared';
import type { TimePosition } from '../../database/time-position';
import type { CommentRow, Hidden, PostRow } from '../../database/tables';
import { isKeptSql } from '../../posts/kept-posts-repository';
import { countColumns, type PostCountsRow } from '../../posts/post-counts-repository';
import type { LockedPost } from '../../posts/post-rows-repository';

const isPostKept = sql<boolean>`${sql.raw(isKeptSql)}`;

/** Triggers update the counts and the search. `hidePost` also updates the author's count. */
export const updatePostHidden = prepare<[id: string, hidden: Hidden | null], PostCountsRow>(
  `update posts set hidden = $2 where id = $1 returning ${countColumns.join(', ')}`,
);

export type PlacedPost = Pick<PostRow, 'category' | 'tags'>;

export async function findPlace(db: DatabaseReader, { id }: LockedPost): Promise<PlacedPost> {
  return db.selectFrom('posts').select(['category', 'tags']).where('id', '=', id).executeTakeFirstOrThrow();
}

export type PostChange = Partial<Pick<PostRow, 'category' | 'tags' | 'comments_locked'>>;

export async function storePostChange(
  transaction: DatabaseTransaction,
  { id }: LockedPost,
  change: PostChange,
): Promise<PostCountsRow> {
  return transaction
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .returning(countColumns)
    .executeTakeFirstOrThrow();
}

export interface WrittenText {
  body: string;
  writtenOn: Date;
}

export async function findPostText(db: DatabaseReader, id: string): Promise<WrittenText> {
  return db
    .selectFrom('posts')
    .select(['body', 'posted_on as writtenOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findCommentText(db: DatabaseReader, id: string): Promise<WrittenText> {
  return db
    .selectFrom('comments')
    .select(['body', 'commented_on as writtenOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The post of a comment never changes. */
export async function findPostOfComment(db: DatabaseReader, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst();
  return row?.post_id;
}

export interface CommentInZone {
  id: string;
  user_id: string;
  post_id: string;
  body: string;
  hidden: Hidden | null;
  category: string;
}

export async function findCommentInZone(db: DatabaseReader, id: string): Promise<CommentInZone | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'comments.id',
      'comments.user_id',
      'comments.post_id',
      'comments.body',
      'comments.hidden',
      'posts.category',
    ])
    .where('comments.id', '=', id)
    .where(isPostKept)
    .executeTakeFirst();
}

export async function updateCommentHidden(
  transaction: DatabaseTransaction,
  id: string,
  state: Pick<CommentRow, 'hidden' | 'removed_while_held'>,
): Promise<void> {
  await transaction.updateTable('comments').set(state).where('id', '=', id).execute();
}

export interface LockedMessage {
  id: string;
  user_id: string;
  hidden: Hidden | null;
}

export async function lockMessage(
  transaction: DatabaseTransaction,
  id: string,
): Promise<LockedMessage | undefined> {
  if (!isId(id)) return undefined;
  return transaction
    .selectFrom('chat_messages')
    .select(['id', 'user_id', 'hidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateMessageHidden(
  transaction: DatabaseTransaction,
  { id }: LockedMessage,
  hidden: Hidden | null,
): Promise<void> {
  await transaction.updateTable('chat_messages').set({ hidden }).where('id', '=', id).execute();
}

export interface RecentRow {
  kind: ContentTarget;
  id: string;
  text: string;
  zone: string | null;
  post_id: string | null;
  written_on: Date;
}

export interface RecentRequest {
  memberId: string;
  since: Date;
  until: Date;
  after?: TimePosition | undefined;
  limit: number;
}

/** Newest first, without removed content. Reads at most `limit` rows of each kind. */
export async function listRecent(db: DatabaseReader, request: RecentRequest): Promise<RecentRow[]> {
  const { memberId, since, until, after, limit } = request;
  const inTime = (time: string, id: string) => sql`
    ${sql.ref(time)} > ${since} and ${sql.ref(time)} <= ${until}
    and ${after ? sql`(${sql.ref(time)}, ${sql.ref(id)}) < (${after.on}::timestamptz, ${after.id}::uuid)` : sql`true`}`;
  const notRemoved = (column: string) => sql`${sql.ref(column)} is distinct from 'removed'`;
  const { rows } = await sql<RecentRow>`
    select * from (
      (select 'post' as kind, id, title as text, category as zone, id as post_id, posted_on as written_on
       from posts where author_id = ${memberId} and ${isPostKept} and ${notRemoved('hidden')} and ${inTime('posted_on', 'id')}
       order by posted_on desc, id desc limit ${limit})
      union all
      (select 'comment', comments.id, comments.body, category, post_id, commented_on
       from comments join posts on posts.id = post_id and ${isPostKept}
       where user_id = ${memberId} and ${notRemoved('comments.hidden')} and ${inTime('commented_on', 'comments.id')}
       order by commented_on desc, comments.id desc limit ${limit})
      union all
      (select 'chat message', id, text, null, null, sent_on
       from chat_messages where user_id = ${memberId} and ${notRemoved('hidden')} and ${inTime('sent_on', 'id')}
       order by sent_on desc, id desc limit ${limit})
    ) as written
    order by written_on desc, id desc limit ${limit}`.execute(db);
  return rows;
}

const maxCounted = 1_000;

export interface RecentCount {
  total: number;
  isCapped: boolean;
}

export async function countRecent(
  db: DatabaseReader,
  request: Pick<RecentRequest, 'memberId' | 'since' | 'until'>,
): Promise<RecentCount> {
  const { memberId, since, until } = request;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from posts where author_id = ${memberId} and posted_on > ${since} and posted_on <= ${until}
        and ${isPostKept} and hidden is distinct from 'removed'
      union all
      select 1 from comments join posts on posts.id = post_id and ${isPostKept}
      where user_id = ${memberId} and commented_on > ${since} and commented_on <= ${until}
        and comments.hidden is distinct from 'removed'
      union all
      select 1 from chat_messages where user_id = ${memberId} and sent_on > ${since} and sent_on <= ${until}
        and hidden is distinct from 'removed'
      limit ${maxCounted + 1}
    ) as written`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, maxCounted), isCapped: count > maxCounted };
}
