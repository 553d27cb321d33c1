-- Shares by members other than the author; the leaderboard counts them.

create table shares (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  shared_on timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index shares_by_user on shares (user_id);
