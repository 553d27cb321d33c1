-- Notifications. They are deleted with the post or comment that they are about.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade, -- the recipient
  kind text not null check (kind in
    ('mention', 'reply', 'new_post', 'post_vote', 'level_up', 'achievement')),
  sender_id uuid references users (id) on delete cascade, -- null for rewards and votes; votes list their voters
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  subject text, -- the level or the achievement's name
  is_read boolean not null default false,
  created_on timestamptz(3) not null default now() -- for votes, the time of the latest one
);
create index notifications_of_user on notifications (user_id, created_on desc, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_by_post on notifications (post_id);
create index notifications_by_comment on notifications (comment_id);
create index notifications_by_sender on notifications (sender_id);

-- All votes on a post share one notification until it is read.
create unique index notifications_one_of_votes on notifications (post_id)
where kind = 'post_vote' and not is_read;

-- The notification that reports the vote; it may be deleted already. Null for a vote on one's own post. Not a
-- foreign key: deleting an old notification and voting would block each other.
alter table votes add column notification_id uuid;
create index votes_by_notification on votes (notification_id, voted_on)
where notification_id is not null;
