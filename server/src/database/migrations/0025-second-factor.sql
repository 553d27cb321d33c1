-- Second factors: codes of an app (TOTP), passkeys, and recovery codes.

create table totp_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null, -- base32
  last_step integer not null default 0, -- of the last accepted code, which is not accepted again
  confirmed_on timestamptz(3) -- null until the first code
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key, -- the authenticator's, base64url
  user_id uuid not null references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_on timestamptz(3) not null,
  last_used_on timestamptz(3)
);
create index passkeys_of_member on passkeys (user_id, created_on);

-- Each is deleted when it is answered.
create table challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('complete log-in', 'add passkey', 'use passkey')),
  user_id uuid references users (id) on delete cascade, -- null: a passkey tells
  challenge text not null, -- empty for codes
  ends_on timestamptz(3) not null
);
create index challenges_by_end on challenges (ends_on);
create index challenges_of_member on challenges (user_id);
