-- Log-ins: a token names its session, and an ended session has no row. Older tokens name none, and last until they expire.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_version integer not null, -- valid while it equals the member's
  device text not null, -- such as 'Firefox on Linux'
  network text not null, -- such as '203.0.113.0/24'
  created_on timestamptz(3) not null,
  last_used_on timestamptz(3) not null, -- minutes late
  proved_on timestamptz(3), -- when the member last entered a password, a code or a passkey
  expires_on timestamptz(3) not null
);
create index sessions_by_member on sessions (user_id);
create index sessions_by_end on sessions (expires_on);
