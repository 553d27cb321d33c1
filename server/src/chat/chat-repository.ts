import type { ChatMessage } from '@alphazone/client';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/database';
import { isId, newId } from '../database/ids';
import type { Tables } from '../database/tables';

interface MessageRow {
  id: string;
  user_id: string;
  name: string;
  text: string;
  sent_on: Date;
}

/** Any number that nothing else in the database locks: "chat". */
const chatLock = 0x63_68_61_74;

export interface NewMessage {
  userId: string;
  text: string;
  /** How many messages the member may have in how many seconds; undefined for any number. */
  limit?: { messages: number; seconds: number } | undefined;
}

/**
 * Stores a message. Its author's name comes from the database.
 *
 * One message is stored at a time, whatever the number of servers, and each has a later moment than all
 * before it: the order of the moments is the order in which messages become visible, so that who has read
 * up to one message will never find another one before it.
 */
export async function addMessage(
  db: Database,
  { userId, text, limit }: NewMessage,
): Promise<ChatMessage | 'too fast' | 'no such member'> {
  return db.transaction().execute(async (transaction) => {
    // A statement sees what was committed before it began, so the lock needs one of its own.
    await sql`select pg_advisory_xact_lock(${chatLock})`.execute(transaction);
    if (limit && (await spokenLately(transaction, userId, limit.seconds)) >= limit.messages)
      return 'too fast';
    const { rows } = await sql<MessageRow>`
      with author as (select id, name from users where id = ${userId}),
      added as (
        insert into chat_messages (id, user_id, text, sent_on)
        select ${newId()}::uuid, id, ${text}, greatest(
          date_trunc('milliseconds', clock_timestamp()),
          (select max(sent_on) from chat_messages) + interval '1 millisecond'
        )
        from author
        returning *
      )
      select added.*, author.name from added, author`.execute(transaction);
    return rows[0] ? present(rows[0]) : 'no such member';
  });
}

async function spokenLately(
  transaction: Transaction<Tables>,
  userId: string,
  seconds: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_messages
    where sent_on > clock_timestamp() - make_interval(secs => ${seconds}) and user_id = ${userId}`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The newest messages, oldest first.
 *
 * @param before Only messages older than the one with this id.
 * @returns undefined when there is no message with that id.
 */
export async function listMessages(
  db: Database,
  limit: number,
  before?: string,
): Promise<ChatMessage[] | undefined> {
  let query = selectMessages(db).orderBy('m.sent_on', 'desc').orderBy('m.id', 'desc').limit(limit);
  if (before !== undefined) {
    const position = await findPosition(db, before);
    if (!position) return undefined;
    query = query.where(sql<boolean>`(m.sent_on, m.id) < (${position.sent_on}, ${position.id}::uuid)`);
  }
  return (await query.execute()).map(present).reverse();
}

/** The messages that follow one, oldest first; all messages without one. */
export async function listMessagesAfter(
  db: Database,
  limit: number,
  after: Pick<ChatMessage, '_id' | 'timestamp'> | undefined,
): Promise<ChatMessage[]> {
  let query = selectMessages(db).orderBy('m.sent_on').orderBy('m.id').limit(limit);
  if (after) {
    query = query.where(sql<boolean>`(m.sent_on, m.id) > (${new Date(after.timestamp)}, ${after._id}::uuid)`);
  }
  return (await query.execute()).map(present);
}

const selectMessages = (db: Database) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.id', 'm.user_id', 'users.name', 'm.text', 'm.sent_on']);

async function findPosition(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db.selectFrom('chat_messages').select(['id', 'sent_on']).where('id', '=', id).executeTakeFirst();
}

function present({ id, user_id, name, text, sent_on }: MessageRow): ChatMessage {
  return {
    _id: id,
    senderName: name,
    userId: user_id,
    userName: name,
    text,
    timestamp: sent_on.toISOString(),
  };
}
