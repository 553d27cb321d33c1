-- XP with its ledger, streaks, tasks and achievements.

alter table users
  add column xp integer not null default 0 check (xp >= 0), -- sum of the member's xp_entries
  add column streak_days integer not null default 0 check (streak_days >= 0), -- consecutive days until streak_day
  add column streak_day date,
  add constraint users_not_own_referrer check (referred_by <> id);

-- The primary key makes each cause pay once. Rows are never updated; they are deleted with their member.
create table xp_entries (
  user_id uuid not null references users (id) on delete cascade,
  cause text not null,
  reference text not null, -- what the XP was paid for
  amount integer not null check (amount > 0),
  day date not null,
  created_on timestamptz(3) not null default now(),
  primary key (user_id, cause, reference)
);
create index xp_entries_by_day on xp_entries (user_id, day);

create table tasks_done (
  user_id uuid not null references users (id) on delete cascade,
  task_id text not null,
  day date not null, -- of the last completion
  primary key (user_id, task_id)
);

create table achievements_earned (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id text not null,
  earned_on timestamptz(3) not null default now(),
  primary key (user_id, achievement_id)
);
