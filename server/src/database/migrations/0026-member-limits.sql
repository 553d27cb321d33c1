-- What members may do in a while, over all servers.

-- A row for each kind of action that a member has taken. Taking from an allowance moves the time when it is whole again, so nothing
-- is counted and nothing has to be deleted.
create table member_allowances (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null, -- as in server/src/member-limits/member-limits.ts
  whole_on timestamptz(3) not null,
  primary key (user_id, kind)
);

-- A member's stored bytes are added up without reading the rows.
drop index uploads_by_owner;
create index uploads_by_owner on uploads (owner_id) include (bytes);
