-- What members do not want to see, and the texts of the last day, to find duplicates.

create table member_filters (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid references users (id) on delete cascade,
  post_id uuid references posts (id) on delete cascade, -- hidden
  word text, -- muted, as entered
  created_on timestamptz(3) not null default now(),
  constraint member_filters_one_thing check (num_nonnulls(blocked_id, post_id, word) = 1),
  constraint member_filters_not_oneself check (user_id <> blocked_id),
  unique (user_id, blocked_id),
  unique (user_id, post_id),
  unique (user_id, word)
);
create index member_filters_by_blocked on member_filters (blocked_id) where blocked_id is not null;
create index member_filters_by_post on member_filters (post_id) where post_id is not null;

create table recent_texts (
  hash bytea primary key, -- SHA-256 of the normalised text
  written_on timestamptz(3) not null,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade
);
create index recent_texts_by_time on recent_texts (written_on);
create index recent_texts_by_post on recent_texts (post_id) where post_id is not null;
create index recent_texts_by_comment on recent_texts (comment_id) where comment_id is not null;
