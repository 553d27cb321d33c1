-- What the leaderboard shows of each author, kept like the counts of posts: docs/decisions/0019-kept-counts.md.

create table standings (
  user_id uuid primary key references users (id) on delete cascade,
  reputation integer not null default 0, -- net votes of others on the member's posts, without boosts
  shares integer not null default 0 -- of the member's posts
);
create index standings_by_reputation on standings (reputation desc);

create function note_standings(changes jsonb) returns void language sql as $$
  select set_config('alphazone.standings',
    (coalesce(nullif(current_setting('alphazone.standings', true), ''), '[]')::jsonb || changes)::text, true);
$$;

-- The votes and shares of a deleted post have no author any more: `post_leaves` has subtracted them.
create function votes_inserted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, sum(value) as reputation, 0 as shares
    from changed join posts on posts.id = changed.post_id
    where author_id <> changed.user_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create function votes_deleted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, -sum(value) as reputation, 0 as shares
    from changed join posts on posts.id = changed.post_id
    where author_id <> changed.user_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create function vote_switched() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, new.value - old.value as reputation, 0 as shares
    from posts where id = new.post_id and author_id <> new.user_id
  ) as part having count(*) > 0;
  return null;
end $$;

create function shares_inserted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, 0 as reputation, count(*) as shares
    from changed join posts on posts.id = changed.post_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create function shares_deleted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, 0 as reputation, -count(*) as shares
    from changed join posts on posts.id = changed.post_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create function post_leaves() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_build_array(jsonb_build_object(
    'user_id', old.author_id,
    'reputation', -(select coalesce(sum(value), 0) from votes where post_id = old.id and user_id <> old.author_id),
    'shares', -(select count(*) from shares where post_id = old.id))));
  return old;
end $$;

create function store_standings(changes jsonb) returns void language sql as $$
  insert into standings as kept (user_id, reputation, shares)
  select user_id, sum(reputation), sum(shares)
  from jsonb_to_recordset(changes) as change (user_id uuid, reputation integer, shares integer)
  group by user_id having sum(reputation) <> 0 or sum(shares) <> 0 order by user_id
  on conflict (user_id) do update
  set reputation = kept.reputation + excluded.reputation, shares = kept.shares + excluded.shares;
$$;

-- One function stores everything, always in this order: transactions cannot deadlock.
create or replace function apply_kept_counts() returns trigger language plpgsql as $$
declare
  post_counts jsonb := nullif(current_setting('alphazone.post_counts', true), '')::jsonb;
  standings jsonb := nullif(current_setting('alphazone.standings', true), '')::jsonb;
begin
  if post_counts is not null then
    perform set_config('alphazone.post_counts', '', true);
    perform store_post_counts(post_counts);
  end if;
  if standings is not null then
    perform set_config('alphazone.standings', '', true);
    perform store_standings(standings);
  end if;
  return null;
end $$;

create trigger votes_inserted after insert on votes
  referencing new table as changed for each statement execute function votes_inserted();
create trigger votes_deleted after delete on votes
  referencing old table as changed for each statement execute function votes_deleted();
create trigger vote_switched after update of value on votes for each row
  when (old.value <> new.value) execute function vote_switched();
create trigger shares_inserted after insert on shares
  referencing new table as changed for each statement execute function shares_inserted();
create trigger shares_deleted after delete on shares
  referencing old table as changed for each statement execute function shares_deleted();
create trigger post_leaves before delete on posts for each row execute function post_leaves();
create constraint trigger votes_counted after insert or delete or update of value on votes
  deferrable initially deferred for each row execute function apply_kept_counts();
create constraint trigger shares_counted after insert or delete on shares
  deferrable initially deferred for each row execute function apply_kept_counts();

create function recount_standings() returns void language plpgsql as $$
begin
  lock table posts, votes, shares in share row exclusive mode;
  delete from standings;
  insert into standings (user_id, reputation, shares)
  select author_id, sum(reputation), sum(shares)
  from (
    select author_id, value as reputation, 0 as shares
    from votes join posts on posts.id = votes.post_id where votes.user_id <> author_id
    union all
    select author_id, 0, 1 from shares join posts on posts.id = shares.post_id
  ) as parts
  group by author_id;
end $$;
select recount_standings();
