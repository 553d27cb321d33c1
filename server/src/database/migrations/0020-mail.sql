-- The queue of mails, the links in them, and verified e-mail addresses: docs/decisions/0027-mail.md.

alter table users
  add column email_verified_on timestamptz(3),
  add column mails_notices boolean not null default false; -- mails about mentions and replies

create index users_wanting_notices on users (id) where mails_notices;

-- The operator has set the address of the initial administrator.
update users set email_verified_on = now()
where id::text = (select value from site_settings where key = 'admin_user_id') and email is not null;

create table mails (
  id uuid primary key,
  kind text not null,
  user_id uuid references users (id), -- null for an address that may have no account
  recipient text not null,
  data jsonb not null default '{}', -- deleted once sent
  created_on timestamptz(3) not null default now(),
  next_try_on timestamptz(3) default now(), -- null once sent or given up; a claim moves it into the future
  attempts integer not null default 0,
  sent_on timestamptz(3),
  error text, -- of the last attempt
  content jsonb -- only in the outbox of a development server
);
create index mails_waiting on mails (next_try_on) where next_try_on is not null;
create index mails_by_age on mails (created_on);
create index mails_by_user on mails (user_id);
-- One mail about all that is unread.
create unique index mails_one_notice on mails (user_id) where kind = 'notice' and next_try_on is not null;

-- The token itself is only in the mail.
create table mail_links (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid references users (id), -- null for a sign-up
  email text not null,
  sign_up jsonb, -- the account to create
  expires_on timestamptz(3) not null
);
create index mail_links_by_user on mail_links (user_id);
create index mail_links_by_end on mail_links (expires_on);
