import type { ChatMessage } from '@alphazone/client';
import { sql } from 'kysely';

import type { Database } from '../database/database';
import { isId, newId } from '../database/ids';

interface MessageRow {
  id: string;
  user_id: string;
  name: string;
  text: string;
  sent_on: Date;
}

/** Stores a message. Its author's name comes from the database; undefined when there is no such member. */
export async function addMessage(
  db: Database,
  userId: string,
  text: string,
): Promise<ChatMessage | undefined> {
  const { rows } = await sql<MessageRow>`
    with author as (select id, name from users where id = ${userId}),
    added as (
      insert into chat_messages (id, user_id, text)
      select ${newId()}::uuid, id, ${text} from author
      returning *
    )
    select added.*, author.name from added, author`.execute(db);
  return rows[0] && present(rows[0]);
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
  let query = db
    .selectFrom('chat_messages as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['m.id', 'm.user_id', 'users.name', 'm.text', 'm.sent_on'])
    .orderBy('m.sent_on', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit);
  if (before !== undefined) {
    const position = await findPosition(db, before);
    if (!position) return undefined;
    query = query.where(sql<boolean>`(m.sent_on, m.id) < (${position.sent_on}, ${position.id}::uuid)`);
  }
  return (await query.execute()).map(present).reverse();
}

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
