import { sql } from 'kysely';

import { advisoryLocks } from '../database/advisory-locks';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { Hidden } from '../database/tables';
import { isId } from '../database/ids';

export interface MessageRow {
  id: string;
  user_id: string;
  name: string;
  text: string;
  sent_on: Date;
  idempotency_key: string | null;
}

/** A separate statement, because later ones must see rows committed while this one waited. */
export async function lockChat(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.chat})`.execute(transaction);
}

/**
 * With `lockChat`, messages become visible in timestamp order: a reader never misses one.
 * Skips messages of deleted users.
 */
export async function insertMessages(
  transaction: DatabaseTransaction,
  messages: readonly { id: string; userId: string; text: string; key: string | undefined }[],
): Promise<MessageRow[]> {
  const ids = messages.map(({ id }) => id);
  const keys = messages.map(({ key }) => key ?? null);
  const { rows } = await sql<MessageRow>`
    with sent as (
      select sent.id, sent.text, sent.key, users.id as user_id, users.name,
        row_number() over (order by sent.index) - 1 as place
      from unnest(
        ${ids}::uuid[], ${messages.map(({ userId }) => userId)}::uuid[], ${messages.map(({ text }) => text)}::text[],
        ${keys}::uuid[]
      ) with ordinality as sent (id, user_id, text, key, index)
      join users on users.id = sent.user_id and users.deleted_on is null
    ),
    first as (
      select greatest(
        date_trunc('milliseconds', clock_timestamp()),
        (select max(sent_on) from chat_messages) + interval '1 millisecond'
      ) as sent_on
    ),
    added as (
      insert into chat_messages (id, user_id, text, idempotency_key, sent_on)
      select sent.id, sent.user_id, sent.text, sent.key, first.sent_on + sent.place * interval '1 millisecond'
      from sent, first
      returning *
    )
    select added.*, sent.name from added join sent using (id)`.execute(transaction);
  return rows;
}

/**
 * Returns the counts by user. Skips messages with a future time: after the clock was set back, they would block the
 * chat.
 */
export async function countRecentMessages(
  db: DatabaseReader,
  userIds: readonly string[],
  seconds: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select user_id, count(*)::int as count from chat_messages
    where sent_on > clock_timestamp() - make_interval(secs => ${seconds})
      and sent_on < clock_timestamp() + make_interval(secs => ${seconds}) and user_id = any(${userIds}::uuid[])
    group by user_id`.execute(db);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

/** As many as an open chat keeps (`machines/chat/chatMessages.ts`). */
const maxShown = 500;

/** Returns the ids of the messages that open chats may show. */
export async function deleteChatMessagesOf(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from chat_messages where user_id = ${userId} returning id, hidden
    )
    select id from gone
    where hidden is null and id in (select id from chat_messages order by sent_on desc, id desc limit ${maxShown})`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

/** Oldest first. @returns Undefined when the message `before` does not exist. */
export async function listMessages(
  db: DatabaseReader,
  limit: number,
  before?: string,
): Promise<MessageRow[] | undefined> {
  let query = selectMessages(db).orderBy('m.sent_on', 'desc').orderBy('m.id', 'desc').limit(limit);
  if (before !== undefined) {
    const position = await findPosition(db, before);
    if (!position) return undefined;
    query = query.where(sql<boolean>`(m.sent_on, m.id) < (${position.sent_on}, ${position.id}::uuid)`);
  }
  return (await query.execute()).reverse();
}

/** Returns the newest message's timestamp, even if it is removed. */
export async function newestMessageOn(db: DatabaseReader): Promise<Date | undefined> {
  const newest = await db
    .selectFrom('chat_messages')
    .select('sent_on')
    .orderBy('sent_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.sent_on;
}

/** Oldest first. Starts with the first message without a position. */
export async function listMessagesAfter(
  db: DatabaseReader,
  limit: number,
  after: { id: string; sentOn: Date } | undefined,
): Promise<MessageRow[]> {
  let query = selectMessages(db).orderBy('m.sent_on').orderBy('m.id').limit(limit);
  if (after) {
    query = query.where(sql<boolean>`(m.sent_on, m.id) > (${after.sentOn}, ${after.id}::uuid)`);
  }
  return query.execute();
}

const selectMessages = (db: DatabaseReader) => selectAllMessages(db).where('m.hidden', 'is', null);

const selectAllMessages = (db: DatabaseReader) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.id', 'm.user_id', 'users.name', 'm.text', 'm.sent_on', 'm.idempotency_key']);

export interface StoredMessage extends MessageRow {
  hidden: Hidden | null;
}

/** Includes hidden ones. */
export async function findMessages(db: DatabaseReader, ids: readonly string[]): Promise<StoredMessage[]> {
  if (ids.length === 0) return [];
  return selectAllMessages(db)
    .select('m.hidden')
    .where('m.id', 'in', [...ids])
    .execute();
}

async function findPosition(db: DatabaseReader, id: string) {
  if (!isId(id)) return undefined;
  return db.selectFrom('chat_messages').select(['id', 'sent_on']).where('id', '=', id).executeTakeFirst();
}

/** The message and its neighbours, including hidden ones, oldest first. Empty if it was deleted. */
export async function listAround(db: DatabaseReader, id: string, count: number): Promise<MessageRow[]> {
  const position = await findPosition(db, id);
  if (!position) return [];
  const [before, after] = await Promise.all([
    selectAllMessages(db)
      .where(sql<boolean>`(m.sent_on, m.id) <= (${position.sent_on}, ${position.id}::uuid)`)
      .orderBy('m.sent_on', 'desc')
      .orderBy('m.id', 'desc')
      .limit(count + 1)
      .execute(),
    selectAllMessages(db)
      .where(sql<boolean>`(m.sent_on, m.id) > (${position.sent_on}, ${position.id}::uuid)`)
      .orderBy('m.sent_on')
      .orderBy('m.id')
      .limit(count)
      .execute(),
  ]);
  return [...before.reverse(), ...after];
}
