-- Log-ins with OpenID Connect providers: docs/decisions/0030-identities.md.

-- A member who logs in with a provider or a passkey may have no password.
alter table users drop constraint users_deleted_without_credentials;
alter table users add constraint users_deleted_without_credentials check (
  case when deleted_on is null then email is not null else email is null and password_hash is null end
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  linked_on timestamptz(3) not null,
  primary key (issuer, subject),
  constraint identities_one_per_issuer unique (user_id, issuer)
);

-- Browsers that are at a provider. Each row is deleted when its browser returns.
create table sign_in_flows (
  state_hash bytea primary key,
  browser_hash bytea not null, -- of a cookie
  provider text not null,
  purpose text not null,
  user_id uuid references users (id) on delete cascade, -- null for a log-in
  nonce text not null,
  code_verifier text not null,
  started_on timestamptz(3) not null,
  ends_on timestamptz(3) not null
);
create index sign_in_flows_by_end on sign_in_flows (ends_on);
create index sign_in_flows_of_member on sign_in_flows (user_id);

-- Identities without an account, while their owner chooses a username.
create table identity_tickets (
  ticket_hash bytea primary key,
  issuer text not null,
  subject text not null,
  verified_email text, -- by the provider
  ends_on timestamptz(3) not null
);
create index identity_tickets_by_end on identity_tickets (ends_on);
