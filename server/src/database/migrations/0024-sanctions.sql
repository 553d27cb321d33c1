-- Sanctions of members, and bans of networks.

-- The latest decision of each kind, until it is lifted; it may have ended. No foreign keys: decisions refer to users
-- already, and are never deleted.
alter table users add column ban_id uuid, add column silence_id uuid;

create table address_bans (
  id uuid primary key,
  network text not null unique, -- such as '203.0.113.0/24'
  reason text not null,
  banned_by uuid references users (id),
  banned_on timestamptz(3) not null,
  ends_on timestamptz(3) not null
);
create index address_bans_by_member on address_bans (banned_by);

-- The public page of removals.
create index decisions_removals on decisions (decided_on desc, id desc) where kind = 'remove';
