import type { components } from '@alphazone/client';
import { kinds } from '@alphazone/client/kinds';
import { limits } from '@alphazone/client/limits';
import { sql, type Insertable, type RawBuilder } from 'kysely';

import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';
import type { PushSubscriptions } from '../database/schema.gen';
import { undoMs } from '../moderation/decisions/hidden-decisions-repository';
import { isBlocked } from '../member-filters/member-filters-repository';

type PushKind = components['schemas']['PushKind'];

export async function findKinds(db: DatabaseReader, sessionId: string): Promise<PushKind[]> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('kinds')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  // Safe cast: the contract has validated them.
  return (row?.kinds ?? []) as PushKind[];
}

/** Maximum time between a notification's timestamp and its commit: later ones are not pushed. */
const maxCommitDelay = sql`interval '1 minute'`;

/** A browser keeps its endpoint across log-ins: takes it over from the browser's previous session. */
export async function storeSubscription(
  transaction: DatabaseTransaction,
  subscription: Insertable<PushSubscriptions>,
  maxPerMember: number,
): Promise<void> {
  const { session_id, user_id, endpoint, p256dh, auth, kinds } = subscription;
  // Of concurrent calls with the same endpoint, the second sees the first one's row.
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(transaction);
  await transaction
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', session_id)
    .execute();
  await transaction
    .insertInto('push_subscriptions')
    // Only later notifications are pushed.
    .values({
      ...subscription,
      pushed_ids: sql<string[]>`array(
        select id from notifications where user_id = ${user_id} and created_on > now() - ${maxCommitDelay}
      )`,
    })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth, kinds }))
    .execute();
  await sql`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where user_id = ${user_id}
      order by created_on desc, session_id offset ${maxPerMember}
    )`.execute(transaction);
}

export async function deleteSubscription(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Keeps a newer subscription of the session. */
export async function deleteEndpoint(
  db: Database,
  { sessionId, endpoint }: Pick<ClaimedPush, 'sessionId' | 'endpoint'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** For a session that replaces another one on the same device. */
export async function moveSubscription(
  transaction: DatabaseTransaction,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .updateTable('push_subscriptions')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .execute();
}

/** Decisions are pushed after the undo period, because an undone decision leaves no trace. */
const dueOn = (notification: string) =>
  `(${notification}.created_on + case ${notification}.kind when 'decision' then interval '${undoMs} milliseconds' else interval '0' end)`;

/** Queues the subscriptions that want these notifications. @returns Whether there are any. */
export async function queuePushes(db: Database, notificationIds: readonly string[]): Promise<boolean> {
  return (await queue(db, notificationIds)).length > 0;
}

const queue = prepare<[notificationIds: readonly string[]], { session_id: string }>(`
  update push_subscriptions as subscription set next_try_on = greatest(now(), wanted.due_on), attempts = 0
  from (
    select session_id, min(${dueOn('notification')}) as due_on
    from notifications as notification
    join push_subscriptions on push_subscriptions.user_id = notification.user_id
      and notification.kind = any(push_subscriptions.kinds)
    where notification.id = any($1::uuid[])
    group by session_id
  ) as wanted
  -- One that waits for a decision may be due earlier. One that was tried waits for its lease or its retry.
  where subscription.session_id = wanted.session_id
    and (subscription.next_try_on is null
      or subscription.attempts = 0 and subscription.next_try_on > greatest(now(), wanted.due_on))
  returning subscription.session_id`);

interface Subscription {
  userId: string;
  kinds: string[];
  createdOn: Date;
  pushedUntil: Date;
  pushedIds: string[];
}

export interface ClaimedPush extends Subscription {
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  host: string;
  attempts: number;
}

export interface PushClaim {
  limit: number;
  leaseSeconds: number;
  /** Maximum of claimed pushes per member, and per host. */
  maxPerMember: number;
  maxPerHost: number;
  /** Members and hosts at their maximum: their pushes are not claimed. */
  busyMembers: readonly string[];
  busyHosts: readonly string[];
}

/** Only the oldest due pushes are examined, which bounds a claim's time while a host is busy. */
const maxExamined = 1_000;

/** `storeSubscription` gets normalised addresses. */
const selectHost = sql.raw(`coalesce(substring(endpoint from '^https?://([^/]+)'), '')`);

/** Claims subscriptions under a lease. Skips locked rows and expired sessions. */
export async function claimPushes(
  db: Database,
  { limit, leaseSeconds, maxPerMember, maxPerHost, busyMembers, busyHosts }: PushClaim,
): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with due as (
      select session_id, push_subscriptions.user_id, ${selectHost} as host, next_try_on
      from push_subscriptions join sessions on sessions.id = session_id
      where next_try_on <= now() + interval '1 ms' -- stored times are rounded
        and sessions.expires_on > now() and push_subscriptions.user_id <> all(${busyMembers}::uuid[])
      order by next_try_on limit ${maxExamined}
    ), ranked as (
      select session_id, next_try_on,
        row_number() over (partition by user_id order by next_try_on, session_id) as of_member,
        row_number() over (partition by host order by next_try_on, session_id) as of_host
      from due where host <> all(${busyHosts}::text[])
    )
    update push_subscriptions set next_try_on = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where session_id in (
      select push_subscriptions.session_id from push_subscriptions join ranked using (session_id)
      where of_member <= ${maxPerMember} and of_host <= ${maxPerHost}
        and push_subscriptions.next_try_on <= now() + interval '1 ms'
      order by ranked.next_try_on limit ${limit} for update of push_subscriptions skip locked
    )
    returning session_id as "sessionId", user_id as "userId", endpoint, p256dh, auth, ${selectHost} as host, kinds, attempts,
      created_on as "createdOn", pushed_until as "pushedUntil", pushed_ids as "pushedIds"`.execute(db);
  return rows;
}

export interface PushNews {
  kind: string;
  dueOn: Date;
  sender: string | null;
  postId: string | null;
  title: string | null;
  decisionId: string | null;
  /** Includes unread notifications that were pushed before. */
  count: number;
  /** Only the notifications not pushed yet. */
  ids: string[];
}

/** Only a member's newest unread notifications are examined, which bounds a push's time. */
const maxUnread = limits.unreadCount.maximum;

/**
 * A subscription's unread notifications, without hidden ones and those from blocked members. `is_new` if not
 * pushed yet.
 */
const fromUnread = ({
  userId,
  kinds,
  createdOn,
  pushedUntil,
  pushedIds,
}: Record<keyof Subscription, unknown>) => sql`
    from (
      select unread.*, ${sql.raw(dueOn('unread'))} as due_on,
        ${sql.raw(dueOn('unread'))} > ${pushedUntil}::timestamptz - ${maxCommitDelay} and unread.id <> all(${pushedIds}::uuid[]) as is_new
      from (
        select * from notifications
        where user_id = ${userId} and not is_read and created_on > ${createdOn}::timestamptz - ${maxCommitDelay}
        order by created_on desc, id desc limit ${maxUnread}
      ) as unread
    ) as notification
    left join users as sender on sender.id = notification.sender_id
    left join posts on posts.id = notification.post_id and posts.hidden is null
    left join comments on comments.id = notification.comment_id
    where notification.kind = any(${kinds}::text[])
      and (notification.is_new or notification.created_on > ${createdOn}::timestamptz)
      and (notification.kind = 'decision' or (posts.id is not null and comments.hidden is null))
      and not ${isBlocked(sql`notification.user_id`, sql`notification.sender_id`)}`;

/** Returns the newest notification not pushed yet, and the number of unread ones. */
export async function findPushNews(
  db: DatabaseReader,
  subscription: Subscription,
): Promise<PushNews | undefined> {
  const { rows } = await sql<PushNews>`
    select kind, "dueOn", sender, "postId", title, "decisionId", count, ids
    from (
      select notification.kind, notification.due_on as "dueOn", notification.is_new,
        coalesce(sender.username, sender.name) as sender, posts.id as "postId", posts.title,
        notification.decision_id as "decisionId", count(*) over ()::int as count,
        array_agg(notification.id::text) filter (where notification.is_new) over () as ids
      ${fromUnread(subscription)} and notification.due_on <= now()
    ) as news
    where is_new order by "dueOn" desc limit 1`.execute(db);
  return rows[0];
}

/** Queues the subscription again if notifications have arrived meanwhile. @param pushed Undefined if nothing was pushed. */
export async function storePushed(
  db: Database,
  sessionId: string,
  pushed: Pick<PushNews, 'dueOn' | 'ids'> | undefined,
): Promise<void> {
  await sql`
    update push_subscriptions
    set attempts = 0, next_try_on = null, pushed_until = pushed.until, pushed_ids = array(
      select id from notifications
      where id = any(push_subscriptions.pushed_ids || ${pushed?.ids ?? []}::uuid[])
        and ${sql.raw(dueOn('notifications'))} > pushed.until - ${maxCommitDelay}
    )
    from (
      select greatest(pushed_until, ${pushed?.dueOn ?? null}) as until
      from push_subscriptions where session_id = ${sessionId}
    ) as pushed
    where session_id = ${sessionId}`.execute(db);
  // A second statement, to see notifications committed during the first: `queuePushes` skips claimed subscriptions.
  await queueUnpushed(db, sql`subscription.session_id = ${sessionId}`);
}

/**
 * Queues the subscriptions that want notifications of the last seconds and that `queuePushes` has missed, as when the server
 * ended just after their commit.
 */
export async function queueMissed(db: Database, seconds: number): Promise<void> {
  // A literal, so that PostgreSQL uses the partial index.
  const ofKind = sql`kind in (${sql.join(kinds.pushKind.map((kind) => sql.lit(kind)))})`;
  await queueUnpushed(
    db,
    // A subscription with attempts has been given up.
    sql`subscription.attempts = 0 and subscription.user_id in (
      select user_id from notifications
      where not is_read and ${ofKind} and created_on > now() - make_interval(secs => ${seconds})
    )`,
  );
}

async function queueUnpushed(db: Database, isMeant: RawBuilder<unknown>): Promise<void> {
  const column = (name: string) => sql.ref(`subscription.${name}`);
  const unread = fromUnread({
    userId: column('user_id'),
    kinds: column('kinds'),
    createdOn: column('created_on'),
    pushedUntil: column('pushed_until'),
    pushedIds: column('pushed_ids'),
  });
  await sql`
    update push_subscriptions as subscription set next_try_on = greatest(now(), (
      select min(notification.due_on) ${unread} and notification.is_new
    ))
    where ${isMeant} and next_try_on is null and exists (select ${unread} and notification.is_new)`.execute(
    db,
  );
}

/** @param retryAfter Seconds. Undefined to give up. */
export async function storePushFailure(
  db: Database,
  sessionId: string,
  retryAfter: number | undefined,
): Promise<void> {
  await sql`
    update push_subscriptions
    set next_try_on = now() + make_interval(secs => ${retryAfter ?? null}::int)
    where session_id = ${sessionId}`.execute(db);
}
