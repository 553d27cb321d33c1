import { sql, type RawBuilder } from 'kysely';

import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';
import { newId } from '../database/ids';
import type {
  LogInChangeDetail,
  MailData,
  MailKind,
  NotificationKind,
  PendingSignUp,
  SignUpRefusal,
  StoredMailContent,
} from '../database/tables';
import { isBlocked } from '../member-filters/member-filters-repository';

export interface NewMail {
  kind: MailKind;
  recipient: string;
  userId?: string | undefined;
  /** Deleted once the mail is sent. */
  data?: PendingSignUp | SignUpRefusal | LogInChangeDetail | undefined;
}

export async function insertMail(
  transaction: DatabaseTransaction,
  { kind, recipient, userId, data }: NewMail,
): Promise<void> {
  await transaction
    .insertInto('mails')
    .values({ id: newId(), kind, user_id: userId ?? null, recipient, data: JSON.stringify(data ?? {}) })
    .execute();
}

export interface NoticeRule {
  kind: Extract<MailKind, 'notice' | 'decision'>;
  /** Of the notifications. */
  about: readonly NotificationKind[];
  unreadMinutes: number;
  pauseHours: number;
}

/** A user's first mail covers no older notifications. */
const maxNewsAge = sql`interval '1 day'`;

/** Returns SQL for the time up to which the user's sent mails cover the news. */
export const selectCoveredUntil = (userId: unknown, kind: NoticeRule['kind']): RawBuilder<unknown> => sql`
  select coalesce(max(coalesce(told_until, created_on)), now() - ${maxNewsAge}) from mails
  where user_id = ${userId} and kind = ${kind} and sent_on is not null`;

/** Condition on a row of `notifications`: it is neither about a hidden post or comment nor from a blocked member. */
const isWanted = sql<boolean>`
  not exists (select from posts where posts.id = notifications.post_id and posts.hidden is not null)
  and not exists (select from comments where comments.id = notifications.comment_id and comments.hidden is not null)
  and not ${isBlocked(sql`notifications.user_id`, sql`notifications.sender_id`)}`;

/**
 * Queues mails for users who chose them and left such notifications unread. A failed mail is not repeated.
 * @param since `yesterday` finds notifications of the last day, `the last mail` also older ones of recently mailed users.
 */
export async function insertNotices(
  db: Database,
  { kind, about, unreadMinutes, pauseHours }: NoticeRule,
  { since }: { since: 'yesterday' | 'the last mail' },
): Promise<void> {
  // Literals, so that PostgreSQL uses the partial index.
  const ofKind = sql`kind in (${sql.join(about.map((name) => sql.lit(name)))})`;
  const mailed = sql`union select user_id from mails where kind = ${kind} and sent_on is not null`;
  await sql`
    insert into mails (id, kind, user_id, recipient)
    select gen_random_uuid(), ${kind}, users.id, users.email
    from (
      select user_id from notifications
      where not is_read and ${ofKind} and created_on > now() - ${maxNewsAge}
        and created_on <= now() - make_interval(mins => ${unreadMinutes})
      ${since === 'yesterday' ? sql`group by user_id` : mailed}
    ) as candidate
    join users on users.id = candidate.user_id
    cross join lateral (${selectCoveredUntil(sql.ref('users.id'), kind)}) as covered (until)
    where mails_notices and email is not null and email_verified_on is not null
      and exists (
        select from notifications
        where user_id = users.id and not is_read and ${ofKind} and ${isWanted}
          and created_on > covered.until and created_on <= now() - make_interval(mins => ${unreadMinutes})
          and not exists (
            select from mails where user_id = users.id and kind = ${kind}
              and sent_on is null and created_on >= notifications.created_on
          )
      )
      and not exists (
        select from mails where user_id = users.id and kind = ${kind}
          and created_on > now() - make_interval(hours => ${pauseHours})
      )
    on conflict do nothing`.execute(db);
}

/**
 * Counts unread mentions and replies, except hidden and blocked ones. Leaves those of the last minute to the next mail:
 * an older one may be committed later.
 * @returns The time of the newest one, undefined if there are none.
 */
export async function countMentionsAndReplies(
  db: DatabaseReader,
  userId: string,
): Promise<{ count: number; newest: Date | undefined }> {
  const { count, newest } = await db
    .selectFrom('notifications')
    .select(({ fn }) => [sql<number>`count(*)::int`.as('count'), fn.max('created_on').as('newest')])
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .where('kind', 'in', ['mention', 'reply'])
    .where(isWanted)
    .where('created_on', '<=', sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirstOrThrow();
  return { count, newest: newest ?? undefined };
}

export interface ClaimedMail {
  id: string;
  kind: MailKind;
  userId: string | null;
  data: MailData;
  attempts: number;
  isLast: boolean;
}

/** Claims mails under a lease. Skips locked rows. */
export async function claimMails(
  db: Database,
  { limit, leaseSeconds, maxAgeHours }: { limit: number; leaseSeconds: number; maxAgeHours: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails set next_try_on = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from mails where next_try_on <= now() + interval '1 ms' -- stored times are rounded
      order by next_try_on limit ${limit} for update skip locked
    )
    returning id, kind, user_id as "userId", data, attempts,
      created_on < now() - make_interval(hours => ${maxAgeHours}) as "isLast"`.execute(db);
  return rows;
}

/** @returns Its current recipient, undefined if it no longer exists. */
export async function lockMail(transaction: DatabaseTransaction, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('mails')
    .select('recipient')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.recipient;
}

/** Also deletes the data stored for sending. */
export async function storeSent(
  db: Database,
  id: string,
  { content, coveredUntil }: { content: StoredMailContent | undefined; coveredUntil: Date | undefined },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_on: sql<Date>`now()`,
      told_until: coveredUntil ?? null,
      next_try_on: null,
      error: null,
      data: '{}',
      content: content ? JSON.stringify(content) : null,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Includes mails sent before the account existed. */
export async function deleteMailsTo(transaction: DatabaseTransaction, recipient: string): Promise<void> {
  await transaction.deleteFrom('mails').where('recipient', '=', recipient).execute();
}

/** Assigns finished mails to a member, such as that of the sign-up: they are deleted with the account. */
export async function assignMails(
  transaction: DatabaseTransaction,
  recipient: string,
  userId: string,
): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ user_id: userId })
    .where('recipient', '=', recipient)
    .where('user_id', 'is', null)
    .where('next_try_on', 'is', null)
    .execute();
}

/** Deletes a member's unsent mails. @param kind Undefined for all. */
export async function deleteWaitingMails(
  transaction: DatabaseTransaction,
  userId: string,
  kind?: MailKind,
): Promise<void> {
  let query = transaction.deleteFrom('mails').where('user_id', '=', userId).where('sent_on', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  await query.execute();
}

/** Mails that follow a member to a new address. Notices of log-in changes stay with the old one: a thief may own the new one. */
const forwardedKinds = [
  'notice',
  'decision',
  'sign-up waiting',
  'sign-up approved',
  'sign-up refused',
] as const satisfies MailKind[];

/** Redirects a member's pending mails to the new address. */
export async function forwardMails(
  transaction: DatabaseTransaction,
  userId: string,
  recipient: string,
): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ recipient })
    .where('user_id', '=', userId)
    .where('kind', 'in', forwardedKinds)
    .where('next_try_on', 'is not', null)
    .execute();
}

export async function storeFailure(
  db: Database,
  id: string,
  { error, retryAfter }: { error: string; retryAfter: number | undefined },
): Promise<void> {
  await db
    .updateTable('mails')
    .set(
      retryAfter === undefined
        ? { error, next_try_on: null, data: '{}' }
        : { error, next_try_on: sql<Date>`now() + make_interval(secs => ${retryAfter})` },
    )
    .where('id', '=', id)
    .execute();
}

/** Pending mails stay until they are sent or fail. Skips locked rows. */
export async function pruneMails(db: Database, { sentHours, limit }: { sentHours: number; limit: number }) {
  await sql`
    delete from mails where id in (
      select id from mails
      where created_on < now() - make_interval(hours => ${sentHours}) and next_try_on is null
      limit ${limit} for update skip locked
    )`.execute(db);
}

/** For a server that sends no mail. */
export async function pruneUnsent(db: Database, hours: number): Promise<void> {
  await sql`delete from mails where created_on < now() - make_interval(hours => ${hours})`.execute(db);
}

export interface ListedMail {
  id: string;
  kind: MailKind;
  recipient: string;
  name: string | null;
  created_on: Date;
  next_try_on: Date | null;
  attempts: number;
  sent_on: Date | null;
  error: string | null;
  content: StoredMailContent | null;
}

/** Newest first. */
export async function listMails(db: DatabaseReader, limit: number): Promise<ListedMail[]> {
  return db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .select([
      'mails.id',
      'kind',
      'recipient',
      'users.name',
      'created_on',
      'next_try_on',
      'attempts',
      'sent_on',
      'error',
      'content',
    ])
    .orderBy('created_on', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countMails(db: DatabaseReader): Promise<{ waiting: number; failed: number }> {
  return db
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where next_try_on is not null)::int`.as('waiting'),
      sql<number>`count(*) filter (where next_try_on is null and sent_on is null)::int`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
}
