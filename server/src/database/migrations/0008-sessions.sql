-- Session revocation, account deletion, and log-in attempts counted across all processes.

alter table users
  add column token_version integer not null default 0, -- tokens of other versions are revoked
  add column deleted_on timestamptz(3), -- the row of a deleted member remains as author of its contents
  alter column email drop not null,
  alter column password_hash drop not null,
  add constraint users_deleted_without_credentials check (
    case when deleted_on is null
      then email is not null and password_hash is not null
      else email is null and password_hash is null
    end
  );

create table login_attempts (
  key bytea primary key, -- keyed hash of an account, an address, or both
  failures integer not null,
  ends_on timestamptz(3) not null -- when the count restarts
);
create index login_attempts_by_end on login_attempts (ends_on);
