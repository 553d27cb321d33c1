import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';
import { adminIdSql } from '../site/site-repository';

/** Until the commit, another transaction waits that checks a text with one of these hashes. */
export async function lockTexts(db: DatabaseReader, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return;
  // In the order of the hashes, so that two transactions cannot deadlock.
  await takeTextLocks(
    db,
    hashes.toSorted((a, b) => a.compare(b)),
  );
}

const takeTextLocks = prepare<[hashes: readonly Buffer[]], never>(`
  select pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0)) from unnest($1::bytea[]) as hash`);

/** @returns The hashes that match texts of the last day. */
export async function findRecentTexts(
  db: DatabaseReader,
  hashes: readonly Buffer[],
  now: Date,
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await selectRecentTexts(db, hashes, now);
  return new Set(rows.map(({ hash }) => hash.toString('hex')));
}

const selectRecentTexts = prepare<[hashes: readonly Buffer[], now: Date], { hash: Buffer }>(`
  select hash from recent_texts
  where hash = any($1::bytea[]) and written_on > $2::timestamptz - interval '1 day'`);

export interface RecentText {
  hash: Buffer;
  postId?: string;
  commentId?: string;
}

/** Also deletes some hashes older than a day. */
export async function storeRecentTexts(
  transaction: DatabaseTransaction,
  texts: readonly RecentText[],
  now: Date,
): Promise<void> {
  if (texts.length === 0) return;
  const ordered = texts.toSorted((a, b) => a.hash.compare(b.hash));
  await Promise.all([
    deleteOldTexts(transaction, now),
    upsertRecentTexts(
      transaction,
      ordered.map(({ hash }) => hash),
      ordered.map(({ postId }) => postId ?? null),
      ordered.map(({ commentId }) => commentId ?? null),
      now,
    ),
  ]);
}

// `in` may be planned as a join that reads the whole table.
const deleteOldTexts = prepare<[now: Date], never>(`
  delete from recent_texts where hash = any(array(
    select hash from recent_texts where written_on < $1::timestamptz - interval '1 day'
    order by written_on limit 100 for update skip locked
  ))`);

// In the order of the hashes, so that two transactions cannot deadlock.
const upsertRecentTexts = prepare<
  [
    hashes: readonly Buffer[],
    postIds: readonly (string | null)[],
    commentIds: readonly (string | null)[],
    now: Date,
  ],
  never
>(`
  insert into recent_texts (hash, post_id, comment_id, written_on)
  select distinct on (hash) hash, post_id, comment_id, $4
  from unnest($1::bytea[], $2::uuid[], $3::uuid[]) as written (hash, post_id, comment_id)
  order by hash
  on conflict (hash) do update
  set written_on = excluded.written_on, post_id = excluded.post_id, comment_id = excluded.comment_id`);

export const findStaffNames = prepare<[], { name: string; username: string | null }>(`
  select name, username from users
  where id in (select user_id from roles union all select ${adminIdSql}::uuid)`);
