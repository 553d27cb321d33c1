-- Reports by members and filters, gathered in one case for each thing that they are about.

create table cases (
  id uuid primary key,
  target_kind text not null check (target_kind in ('post', 'comment', 'chat message', 'member', 'picture')),
  target_id uuid not null unique, -- no foreign key: the case outlives what it is about
  zone text, -- of the target; null for members, chat and pictures
  member_id uuid not null references users (id), -- the author, or the member
  state text not null check (state in ('open', 'claimed', 'done')),
  weight integer not null default 0, -- of the reports since the last decision
  opened_on timestamptz(3) not null,
  claimed_by uuid references users (id),
  claimed_on timestamptz(3), -- claims expire
  decision_id uuid references decisions (id), -- the last one
  closed_on timestamptz(3),
  version integer not null default 0, -- a change names the version that it read
  check ((state = 'claimed') = (claimed_by is not null)),
  check ((state = 'claimed') = (claimed_on is not null)),
  check (state <> 'done' or closed_on is not null)
);
-- Negative weights, so that one direction sorts all columns. The zones' own indexes are for moderators of some zones.
create index cases_to_do on cases ((-weight), opened_on, id) where state <> 'done';
create index cases_to_do_of_zone on cases (zone, (-weight), opened_on, id) where state <> 'done';
create index cases_done on cases (closed_on desc, id desc) where state = 'done';
create index cases_done_of_zone on cases (zone, closed_on desc, id desc) where state = 'done';
create index cases_claimed on cases (claimed_by) where state = 'claimed';
create index cases_of_member on cases (member_id);
create index cases_by_decision on cases (decision_id);

create table reports (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  reporter_id uuid references users (id), -- null: a filter
  reason text not null,
  text text not null default '',
  weight integer not null check (weight >= 0),
  reported_on timestamptz(3) not null,
  decision_id uuid references decisions (id) -- null: not decided yet
);
create unique index reports_once on reports (case_id, reporter_id);
create index reports_of_case on reports (case_id, reported_on desc, id desc);
create index reports_by_reporter on reports (reporter_id, reported_on desc);
create index reports_by_decision on reports (decision_id);

-- The appeals of some zones.
create index decisions_appealed_in_zone on decisions (zone, appealed_on, id)
  where state in ('appealed', 'under review');
