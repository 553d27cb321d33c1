-- Posts by tag, and counts of posts by zone and tag, so that no page of the feed counts or searches all posts.
-- docs/decisions/0019-kept-counts.md says why triggers keep them.

-- A post's tags with all that orders the posts of a tag.
create table post_tags (
  post_id uuid not null references posts (id) on delete cascade,
  tag text not null,
  category text not null,
  pinned boolean not null,
  score integer not null,
  posted_on timestamptz(3) not null,
  primary key (post_id, tag)
);
create index post_tags_hot on post_tags (tag, score desc, posted_on desc, post_id desc);
create index post_tags_new on post_tags (tag, posted_on desc, post_id desc);
create index post_tags_zone_hot on post_tags (tag, category, pinned desc, score desc, posted_on desc, post_id desc);
create index post_tags_zone_new on post_tags (tag, category, pinned desc, posted_on desc, post_id desc);

create index posts_author_hot on posts (author_id, score desc, posted_on desc, id desc);
drop index posts_by_tag;

-- The count of a zone is the sum of its shards: members who post at the same time wait for the same row otherwise.
create table zone_counts (
  category text not null,
  shard smallint not null,
  posts integer not null, -- may be negative in one shard
  primary key (category, shard)
);
create table tag_zone_counts (
  tag text not null,
  category text not null,
  posts integer not null,
  primary key (tag, category)
);
create table tag_counts (
  tag text primary key,
  posts integer not null -- in all zones
);
create index tag_counts_by_use on tag_counts (posts desc, tag collate "C");

-- Notes changed counts in a setting of the transaction. `apply_kept_counts` stores them at the commit.
create function note_post_counts(changes jsonb) returns void language sql as $$
  select set_config('alphazone.post_counts',
    (coalesce(nullif(current_setting('alphazone.post_counts', true), ''), '[]')::jsonb || changes)::text, true);
$$;

create function post_inserted() returns trigger language plpgsql as $$
begin
  insert into post_tags (post_id, tag, category, pinned, score, posted_on)
  select distinct id, tag, category, pinned, score, posted_on from changed, unnest(tags) as tag;
  perform note_post_counts(jsonb_agg(part)) from (
    select category, null as tag, count(*) as posts from changed group by category
    union all
    select category, tag, count(distinct id) from changed, unnest(tags) as tag group by category, tag
  ) as part having count(*) > 0;
  return null;
end $$;

create function post_deleted() returns trigger language plpgsql as $$
begin
  perform note_post_counts(jsonb_agg(part)) from (
    select category, null as tag, -count(*) as posts from changed group by category
    union all
    select category, tag, -count(distinct id) from changed, unnest(tags) as tag group by category, tag
  ) as part having count(*) > 0;
  return null;
end $$;

-- Posts do not move today. Counts must be right all the same when they do.
create function post_moved() returns trigger language plpgsql as $$
begin
  delete from post_tags where post_id = new.id;
  insert into post_tags (post_id, tag, category, pinned, score, posted_on)
  select distinct new.id, tag, new.category, new.pinned, new.score, new.posted_on from unnest(new.tags) as tag;
  perform note_post_counts(jsonb_agg(part)) from (
    select old.category as category, null as tag, -1 as posts
    union all select new.category, null, 1
    union all select distinct old.category, tag, -1 from unnest(old.tags) as tag
    union all select distinct new.category, tag, 1 from unnest(new.tags) as tag
  ) as part;
  return null;
end $$;

create function post_ranked() returns trigger language plpgsql as $$
begin
  update post_tags set pinned = new.pinned, score = new.score, posted_on = new.posted_on where post_id = new.id;
  return null;
end $$;

create function store_post_counts(changes jsonb) returns void language plpgsql as $$
begin
  insert into zone_counts as kept (category, shard, posts)
  select category, pg_backend_pid() % 8, sum(posts)
  from jsonb_to_recordset(changes) as change (category text, tag text, posts integer)
  where tag is null
  group by category having sum(posts) <> 0 order by category collate "C"
  on conflict (category, shard) do update set posts = kept.posts + excluded.posts;

  insert into tag_zone_counts as kept (tag, category, posts)
  select tag, category, sum(posts)
  from jsonb_to_recordset(changes) as change (category text, tag text, posts integer)
  where tag is not null
  group by tag, category having sum(posts) <> 0 order by tag collate "C", category collate "C"
  on conflict (tag, category) do update set posts = kept.posts + excluded.posts;

  insert into tag_counts as kept (tag, posts)
  select tag, sum(posts)
  from jsonb_to_recordset(changes) as change (category text, tag text, posts integer)
  where tag is not null
  group by tag having sum(posts) <> 0 order by tag collate "C"
  on conflict (tag) do update set posts = kept.posts + excluded.posts;

  if changes @? '$[*] ? (@.posts < 0)' then
    delete from tag_zone_counts using jsonb_to_recordset(changes) as change (category text, tag text)
    where tag_zone_counts.tag = change.tag and tag_zone_counts.category = change.category
      and tag_zone_counts.posts = 0;
    delete from tag_counts using jsonb_to_recordset(changes) as change (tag text)
    where tag_counts.tag = change.tag and tag_counts.posts = 0;
  end if;
end $$;

-- Runs at the commit, when all other rows are locked, and stores in the order of keys: transactions cannot deadlock, and
-- hold the counts no longer than the commit takes. The first changed row stores the changes of all.
create function apply_kept_counts() returns trigger language plpgsql as $$
declare
  post_counts jsonb := nullif(current_setting('alphazone.post_counts', true), '')::jsonb;
begin
  if post_counts is not null then
    perform set_config('alphazone.post_counts', '', true);
    perform store_post_counts(post_counts);
  end if;
  return null;
end $$;

create trigger posts_inserted after insert on posts
  referencing new table as changed for each statement execute function post_inserted();
create trigger posts_deleted after delete on posts
  referencing old table as changed for each statement execute function post_deleted();
create trigger posts_moved after update of category, tags on posts for each row
  when ((old.category, old.tags) is distinct from (new.category, new.tags)) execute function post_moved();
create trigger posts_ranked after update on posts for each row
  when ((old.pinned, old.score, old.posted_on) is distinct from (new.pinned, new.score, new.posted_on))
  execute function post_ranked();
create constraint trigger posts_counted after insert or delete or update of category, tags on posts
  deferrable initially deferred for each row execute function apply_kept_counts();

-- Counts everything anew, for what was stored past the triggers: before this migration, or by COPY without them.
create function recount_posts() returns void language plpgsql as $$
begin
  lock table posts in share row exclusive mode;
  delete from post_tags;
  delete from zone_counts;
  delete from tag_zone_counts;
  delete from tag_counts;
  insert into post_tags (post_id, tag, category, pinned, score, posted_on)
  select distinct id, tag, category, pinned, score, posted_on from posts, unnest(tags) as tag;
  insert into zone_counts (category, shard, posts) select category, 0, count(*) from posts group by category;
  insert into tag_zone_counts (tag, category, posts)
  select tag, category, count(*) from post_tags group by tag, category;
  insert into tag_counts (tag, posts) select tag, sum(posts) from tag_zone_counts group by tag;
end $$;
select recount_posts();
