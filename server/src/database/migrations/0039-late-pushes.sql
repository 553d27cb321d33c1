-- Notifications pushed within a minute before `pushed_until`: one with an earlier time may be committed later.
alter table push_subscriptions add column pushed_ids uuid[] not null default '{}';
