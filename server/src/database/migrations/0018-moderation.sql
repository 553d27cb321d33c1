-- Roles, decisions of moderators with their appeals, and the audit log.

-- The administrator of the site settings needs no row.
create table roles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('administrator', 'moderator')),
  zone text, -- null: all zones
  granted_by uuid references users (id), -- null: by the operator
  granted_on timestamptz(3) not null,
  check (role = 'moderator' or zone is null)
);
create unique index roles_once on roles (user_id, role, zone) nulls not distinct;

create table decisions (
  id uuid primary key,
  kind text not null check (kind in
    ('keep', 'approve', 'remove', 'lock', 'move', 'edit tags', 'warn', 'silence', 'ban', 'end sessions')),
  target_kind text not null check (target_kind in ('post', 'comment', 'chat message', 'member', 'picture')),
  target_id uuid not null, -- no foreign key: the decision outlives what it is about
  zone text, -- of the target; null for members, chat and pictures
  member_id uuid not null references users (id), -- whom it concerns: the author, or the member
  moderator_id uuid references users (id), -- null: a filter
  reason text not null,
  note text not null default '', -- for the member, plain text
  before jsonb, -- what restoring needs: the zone, or the tags
  decided_on timestamptz(3) not null,
  ends_on timestamptz(3), -- null: for good
  state text not null check (state in
    ('decided', 'appealed', 'under review', 'upheld', 'restored')),
  appeal text,
  appealed_on timestamptz(3),
  reviewer_id uuid references users (id), -- somebody else than the moderator
  reviewed_on timestamptz(3),
  review_note text,
  version integer not null default 0, -- a change names the version that it read
  check (reviewer_id is null or reviewer_id is distinct from moderator_id)
);
create index decisions_of_member on decisions (member_id, decided_on desc, id desc);
create index decisions_by_target on decisions (target_id, decided_on desc);
create index decisions_by_moderator on decisions (moderator_id);
create index decisions_by_reviewer on decisions (reviewer_id);
create index decisions_appealed on decisions (appealed_on, id) where state in ('appealed', 'under review');

-- Only ids and terms, never names or texts: what an account's deletion erases must not stay here.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_on timestamptz(3) not null,
  actor_id uuid references users (id), -- null: the system
  action text not null,
  target_kind text,
  target_id uuid,
  member_id uuid references users (id), -- whom it concerns
  details jsonb not null default '{}'
);
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_member on audit_log (member_id, id desc);
create index audit_log_by_target on audit_log (target_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
for each row execute function refuse_change();
create trigger audit_log_is_not_truncated before truncate on audit_log
for each statement execute function refuse_change();

-- Tells a member of a decision.
alter table notifications add column decision_id uuid references decisions (id) on delete cascade;
create index notifications_by_decision on notifications (decision_id);
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('mention', 'reply', 'new_post', 'post_vote', 'level_up', 'achievement', 'decision'));
