-- Invitations, approval of new members, and the task that slows down bots: docs/operating.md.

alter table users add column approval_asked_on timestamptz(3); -- null: may write
create index users_awaiting_approval on users (approval_asked_on, id) where approval_asked_on is not null;

-- Links are signed, so nothing secret is stored.
create table invitations (
  id uuid primary key,
  inviter_id uuid not null references users (id),
  created_on timestamptz(3) not null,
  expires_on timestamptz(3) not null,
  used_by uuid references users (id)
);
create index invitations_of_member on invitations (inviter_id, created_on desc);
create index invitations_by_user on invitations (used_by);

create table spent_tasks (
  nonce text primary key,
  ends_on timestamptz(3) not null
);
create index spent_tasks_by_end on spent_tasks (ends_on);
