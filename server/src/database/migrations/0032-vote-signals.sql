-- Signs of votes from the same place or device, and votes that are not counted.

-- A row for each vote of the last 30 days, counted or not. Without foreign keys: each would be checked for each vote. Votes that
-- are withdrawn or deleted with an account take theirs along.
create table vote_signals (
  post_id uuid not null,
  voter_id uuid not null,
  network bytea not null, -- keyed hash of the address block
  device bytea, -- keyed hash of the network and the user agent; null for private addresses
  voted_on timestamptz(3) not null,
  primary key (post_id, voter_id)
);
create index vote_signals_by_device on vote_signals (post_id, device);
create index vote_signals_by_time on vote_signals (voted_on);

-- The key of the current week: without the earlier ones, nobody can compute their hashes.
create table vote_signal_keys (
  week integer primary key, -- since 1970
  key bytea not null
);

-- Never at the same time in `votes`, so that counts need not know them.
create table held_votes (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id),
  value smallint not null check (value in (1, -1)), -- as in votes
  voted_on timestamptz(3) not null,
  primary key (post_id, user_id)
);
create index held_votes_by_user on held_votes (user_id);
