-- Web push: docs/decisions/0034-offline.md. A browser's subscription ends with its session.

create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  p256dh text not null, -- the browser's public key, base64url
  auth text not null, -- base64url
  kinds text[] not null, -- of notifications
  created_on timestamptz(3) not null default now(),
  pushed_until timestamptz(3) not null default now(), -- the newest notification that was pushed
  next_try_on timestamptz(3), -- null without a notification to push; a claim moves it into the future
  attempts integer not null default 0
);
create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_of_member on push_subscriptions (user_id, created_on);
create index push_subscriptions_waiting on push_subscriptions (next_try_on) where next_try_on is not null;
