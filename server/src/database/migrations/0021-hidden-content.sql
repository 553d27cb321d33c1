-- Content that moderators removed or that waits for approval, and locked comments. Counts, search and standings are kept
-- as if hidden posts did not exist: docs/decisions/0019-kept-counts.md.

alter table posts
  add column hidden text check (hidden in ('removed', 'held')), -- null: visible
  add column comments_locked boolean not null default false;
alter table comments add column hidden text check (hidden in ('removed', 'held'));
alter table chat_messages add column hidden text check (hidden in ('removed', 'held'));

-- What one moderator did in one go, to undo it.
alter table decisions add column batch_id uuid;
create index decisions_by_batch on decisions (batch_id) where batch_id is not null;
-- What a member wrote lately.
create index comments_by_user_and_time on comments (user_id, commented_on desc, id desc);
drop index comments_by_user;
create index chat_messages_by_user on chat_messages (user_id, sent_on desc, id desc);

create or replace function post_inserted() returns trigger language plpgsql as $$
begin
  insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
  select distinct id, tag, author_id, category, pinned, score, posted_on from changed, unnest(tags) as tag
  where hidden is null;
  perform note_post_counts(jsonb_agg(part)) from (
    select author_id, category, null as tag, count(*) as posts from changed
    where hidden is null group by author_id, category
    union all
    select author_id, category, tag, count(distinct id) from changed, unnest(tags) as tag
    where hidden is null group by author_id, category, tag
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function post_deleted() returns trigger language plpgsql as $$
begin
  perform note_post_counts(jsonb_agg(part)) from (
    select author_id, category, null as tag, -count(*) as posts from changed
    where hidden is null group by author_id, category
    union all
    select author_id, category, tag, -count(distinct id) from changed, unnest(tags) as tag
    where hidden is null group by author_id, category, tag
  ) as part having count(*) > 0;
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(id) as shard, -count(*) as uses
    from changed, words_of_title(title) as word where hidden is null group by word, shard_of(id)
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function post_words_inserted() returns trigger language plpgsql as $$
begin
  with numbered as (
    insert into post_words (post_id, number, words)
    select id, number, words_of_post(title, body, number)
    from (select id, title, body, nextval('post_word_numbers') as number from changed where hidden is null) as numbered
    returning post_id, number
  )
  insert into titles (post_id, number, title, labels, pinned, score, posted_on)
  select id, number, lower(title), labels_of_post(author_id, category, tags), pinned, score, posted_on
  from numbered join changed on id = post_id;
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(id) as shard, count(*) as uses
    from changed, words_of_title(title) as word where hidden is null group by word, shard_of(id)
  ) as part having count(*) > 0;
  return null;
end $$;

-- Its votes and shares stay, so that it comes back with them.
create function post_hidden() returns trigger language plpgsql as $$
declare
  change integer := case when new.hidden is null then 1 else -1 end;
  post posts;
begin
  if new.hidden is null then
    post := new;
    insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
    select distinct post.id, tag, post.author_id, post.category, post.pinned, post.score, post.posted_on
    from unnest(post.tags) as tag;
    with numbered as (
      insert into post_words (post_id, number, words)
      select post.id, number, words_of_post(post.title, post.body, number)
      from (select nextval('post_word_numbers') as number) as next
      returning number
    )
    insert into titles (post_id, number, title, labels, pinned, score, posted_on)
    select post.id, number, lower(post.title), labels_of_post(post.author_id, post.category, post.tags), post.pinned,
      post.score, post.posted_on
    from numbered;
  else
    post := old;
    delete from post_tags where post_id = post.id;
    delete from titles where post_id = post.id;
    delete from post_words where post_id = post.id;
  end if;
  perform note_post_counts(jsonb_agg(part)) from (
    select post.author_id as author_id, post.category as category, null as tag, change as posts
    union all select distinct post.author_id, post.category, tag, change from unnest(post.tags) as tag
  ) as part;
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(post.id) as shard, change as uses from words_of_title(post.title) as word
  ) as part having count(*) > 0;
  perform note_standings(jsonb_build_array(jsonb_build_object(
    'user_id', post.author_id,
    'reputation', change * (select coalesce(sum(value), 0) from votes where post_id = post.id and user_id <> post.author_id),
    'shares', change * (select count(*) from shares where post_id = post.id))));
  return null;
end $$;
create trigger posts_hidden after update of hidden on posts for each row
  when ((old.hidden is null) <> (new.hidden is null)) execute function post_hidden();

drop trigger posts_moved on posts;
create trigger posts_moved after update of author_id, category, tags on posts for each row
  when (old.hidden is null and new.hidden is null
    and (old.author_id, old.category, old.tags) is distinct from (new.author_id, new.category, new.tags))
  execute function post_moved();
drop trigger post_words_changed on posts;
create trigger post_words_changed after update of title, body on posts for each row
  when (old.hidden is null and new.hidden is null
    and (old.title, old.body) is distinct from (new.title, new.body)) execute function post_words_changed();
drop trigger posts_counted on posts;
create constraint trigger posts_counted
  after insert or delete or update of author_id, category, tags, title, hidden on posts
  deferrable initially deferred for each row execute function apply_kept_counts();

-- A hidden post has left the standings: `post_hidden` has subtracted its votes and shares.
create or replace function votes_inserted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, sum(value) as reputation, 0 as shares
    from changed join posts on posts.id = changed.post_id and hidden is null
    where author_id <> changed.user_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function votes_deleted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, -sum(value) as reputation, 0 as shares
    from changed join posts on posts.id = changed.post_id and hidden is null
    where author_id <> changed.user_id group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function vote_switched() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, new.value - old.value as reputation, 0 as shares
    from posts where id = new.post_id and author_id <> new.user_id and hidden is null
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function shares_inserted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, 0 as reputation, count(*) as shares
    from changed join posts on posts.id = changed.post_id and hidden is null group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function shares_deleted() returns trigger language plpgsql as $$
begin
  perform note_standings(jsonb_agg(part)) from (
    select author_id as user_id, 0 as reputation, -count(*) as shares
    from changed join posts on posts.id = changed.post_id and hidden is null group by author_id
  ) as part having count(*) > 0;
  return null;
end $$;

drop trigger post_leaves on posts;
create trigger post_leaves before delete on posts for each row when (old.hidden is null) execute function post_leaves();

create or replace function recount_standings() returns void language plpgsql as $$
begin
  lock table posts, votes, shares in share row exclusive mode;
  delete from standings;
  insert into standings (user_id, reputation, shares)
  select author_id, sum(reputation), sum(shares)
  from (
    select author_id, value as reputation, 0 as shares
    from votes join posts on posts.id = votes.post_id where votes.user_id <> author_id and hidden is null
    union all
    select author_id, 0, 1 from shares join posts on posts.id = shares.post_id where hidden is null
  ) as parts
  group by author_id;
end $$;

create or replace function recount_posts() returns void language plpgsql as $$
begin
  lock table posts in share row exclusive mode;
  delete from post_tags;
  delete from zone_counts;
  delete from tag_zone_counts;
  delete from tag_counts;
  delete from author_counts;
  insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
  select distinct id, tag, author_id, category, pinned, score, posted_on from posts, unnest(tags) as tag
  where hidden is null;
  insert into zone_counts (category, shard, posts)
  select category, 0, count(*) from posts where hidden is null group by category;
  insert into tag_zone_counts (tag, category, posts)
  select tag, category, count(*) from post_tags group by tag, category;
  insert into tag_counts (tag, posts) select tag, sum(posts) from tag_zone_counts group by tag;
  insert into author_counts (author_id, category, tag, posts)
  select author_id, category, '', count(*) from posts where hidden is null group by author_id, category
  union all
  select author_id, category, tag, count(*) from post_tags group by author_id, category, tag;
end $$;

create or replace function recount_words() returns void language plpgsql as $$
begin
  lock table posts, users in share row exclusive mode;
  delete from known_words;
  insert into known_words (word, source, shard, uses)
  select word, 'title', shard_of(id), count(*) from posts, words_of_title(title) as word
  where hidden is null group by word, shard_of(id)
  union all
  select word, 'name', shard_of(id), count(*)
  from users, words_of_name(concat_ws(' ', name, username)) as word where deleted_on is null group by word, shard_of(id);
end $$;

-- Indexes the words and titles of visible posts that are not indexed yet, and forgets those of hidden ones.
create or replace function index_missing_posts() returns void language sql as $$
  delete from post_words using posts where post_id = id and hidden is not null;
  delete from titles using posts where post_id = id and hidden is not null;
  insert into post_words (post_id, number, words)
  select id, number, words_of_post(title, body, number)
  from (
    select id, title, body,
      (select coalesce(min(number), 1073741824) from post_words) - row_number() over (order by posted_on desc, id desc) as number
    from posts where hidden is null and not exists (select from post_words where post_id = posts.id)
  ) as numbered;
  delete from titles using post_words where post_words.post_id = titles.post_id and post_words.number <> titles.number;
  insert into titles (post_id, number, title, labels, pinned, score, posted_on)
  select id, number, lower(title), labels_of_post(author_id, category, tags), pinned, score, posted_on
  from posts join post_words on post_id = id
  where not exists (select from titles where titles.post_id = id)
  order by number
$$;
