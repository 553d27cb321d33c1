-- Keys of requests that have been stored, so that a repeated request is not stored again: docs/decisions/0033-outbox.md.

create table idempotency_keys (
  user_id uuid not null references users (id),
  key uuid not null,
  request_hash bytea not null,
  thing_id uuid not null, -- the post, comment or message that the request created; otherwise a random id
  created_on timestamptz(3) not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_on);
