-- The number of members, kept like the counts of posts (docs/decisions/0019-kept-counts.md), and indexes that find members
-- by the beginning of a name. One or two letters, which have no trigram, find members and titles.

create table member_count (
  only_row boolean primary key default true,
  members integer not null -- without deleted ones
);

create function count_member() returns trigger language plpgsql as $$
declare
  change integer :=
    (case when tg_op <> 'DELETE' and new.deleted_on is null then 1 else 0 end)
    - (case when tg_op <> 'INSERT' and old.deleted_on is null then 1 else 0 end);
begin
  insert into member_count as kept (members) select change where change <> 0
  on conflict (only_row) do update set members = kept.members + excluded.members;
  return null;
end $$;

-- Deferred like the other counts: the row is locked no longer than the commit takes.
create constraint trigger users_counted after insert or delete or update of deleted_on on users
  deferrable initially deferred for each row execute function count_member();

create function recount_members() returns void language plpgsql as $$
begin
  lock table users in share row exclusive mode;
  delete from member_count;
  -- No row without members: a restore fills empty tables.
  insert into member_count (members) select count(*) from users where deleted_on is null having count(*) > 0;
end $$;
select recount_members();

create index users_username_prefix on users (lower(username) text_pattern_ops);
create index users_name_prefix on users (lower(name) text_pattern_ops);

-- Single letters too.
create or replace function letter_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(words, place, letters)), '{}')
  from generate_series(1, char_length(words)) place, generate_series(1, 2) letters
$$;
drop index title_pairs_by_pair;
lock table posts in share row exclusive mode;
truncate title_pairs;
insert into title_pairs (post_id, pairs) select id, letter_pairs(lower(title)) from posts;
create index title_pairs_by_pair on title_pairs using gin (pairs);
create index users_by_pair on users using gin
  ((letter_pairs(lower(name)) || letter_pairs(lower(coalesce(username, '')))));
