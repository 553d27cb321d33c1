import { sql, type Kysely } from 'kysely';

/** What members are told of. Everything goes with the post or the comment that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in
        ('mention', 'reply', 'new_post', 'post_vote', 'level_up', 'achievement')),
      sender_id uuid references users (id) on delete cascade,
      post_id uuid references posts (id) on delete cascade,
      comment_id uuid references comments (id) on delete cascade,
      subject text,
      is_read boolean not null default false,
      created_on timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create index notifications_of_user on notifications (user_id, created_on desc, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(db);
  await sql`create index notifications_by_post on notifications (post_id)`.execute(db);
  await sql`create index notifications_by_comment on notifications (comment_id)`.execute(db);
  await sql`create index notifications_by_sender on notifications (sender_id)`.execute(db);

  // Votes on a post share one entry until it is read.
  await sql`
    create unique index notifications_one_of_votes on notifications (post_id)
    where kind = 'post_vote' and not is_read`.execute(db);
  // No foreign key: it would have whoever removes an old entry wait for whoever votes, and the other way round.
  await sql`alter table votes add column notification_id uuid`.execute(db);
  await sql`
    create index votes_by_notification on votes (notification_id, voted_on)
    where notification_id is not null`.execute(db);
}
