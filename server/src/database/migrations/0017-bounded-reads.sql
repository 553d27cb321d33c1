-- Searches of titles, and an author's posts in a zone or with a tag, read a bounded number of rows:
-- docs/decisions/0019-kept-counts.md and 0021-search-in-blocks.md.

-- All that a search of titles compares and orders by. A table of its own, because each vote writes into every index of
-- `posts`. No index here contains the score.
create table titles (
  post_id uuid not null,
  number bigint not null, -- as in `post_words`
  title text not null, -- lower case
  labels text[] not null, -- author, zone and tags
  pinned boolean not null,
  score integer not null,
  posted_on timestamptz(3) not null
) with (fillfactor = 90);

-- Longer than three letters: no part of a title equals a label.
create function labels_of_post(author_id uuid, category text, tags text[]) returns text[]
language sql immutable parallel safe as $$
  select array['by ' || author_id, 'in ' || category]
    || (select coalesce(array_agg(distinct 'tag ' || tag order by 'tag ' || tag), '{}') from unnest(tags) as tag)
$$;

-- The labels, and three letters from each place of the title. Those at its end are shorter. All behind the code of the block,
-- which has four times as many posts as one of words: an entry is found several times, once for each part of a text.
-- Not a body in a string: an index is built with another search path.
create function parts_of_title(title text, labels text[], number bigint) returns tsvector
language sql immutable parallel safe return (
  select coalesce(array_to_tsvector(array_agg(word_block_code(number / 32768) || part)), '')
  from (
    select substr(title, place, 3) as part from generate_series(1, char_length(title)) as place
    union all select unnest(labels)
  ) as parts
);

-- Number of titles and members' names with a word. A search for a misspelt word compares these words, and not all rows.
create table known_words (
  word text not null,
  source text not null check (source in ('title', 'name')),
  shard smallint not null, -- from the row's id, so that few transactions wait for a frequent word
  uses integer not null,
  primary key (word, source, shard)
);

-- Short words and those with digits resemble too many others.
create function words_of_title(title text) returns setof text language sql immutable parallel safe as $$
  select distinct word from words_in(title) where word ~ '^[[:alpha:]]{4,}$'
$$;
create function words_of_name(names text) returns setof text language sql immutable parallel safe as $$
  select distinct match[1] from regexp_matches(lower(names), '[[:alpha:]]{4,64}', 'g') as match
$$;

create function shard_of(id uuid) returns smallint language sql immutable parallel safe as $$
  select (get_byte(uuid_send(id), 15) % 8)::smallint
$$;

-- Number of posts of an author in a zone (`tag` is empty), and with a tag in a zone.
create table author_counts (
  author_id uuid not null,
  category text not null,
  tag text not null,
  posts integer not null,
  primary key (author_id, tag, category)
);

-- Indexes the words and titles of posts that are not indexed yet.
create or replace function index_missing_posts() returns void language sql as $$
  insert into post_words (post_id, number, words)
  select id, number, words_of_post(title, body, number)
  from (
    select id, title, body,
      (select coalesce(min(number), 1073741824) from post_words) - row_number() over (order by posted_on desc, id desc) as number
    from posts where not exists (select from post_words where post_id = posts.id)
  ) as numbered;
  delete from titles using post_words where post_words.post_id = titles.post_id and post_words.number <> titles.number;
  insert into titles (post_id, number, title, labels, pinned, score, posted_on)
  select id, number, lower(title), labels_of_post(author_id, category, tags), pinned, score, posted_on
  from posts join post_words on post_id = id
  where not exists (select from titles where titles.post_id = id)
  order by number
$$;
lock table posts in share row exclusive mode;
select index_missing_posts();
alter table titles add primary key (post_id);
-- Without a list of pending rows, which each search of a block would read.
create index titles_by_part on titles using gin (parts_of_title(title, labels, number)) with (fastupdate = off);
create index titles_prefix on titles (title text_pattern_ops);

alter table titles add foreign key (post_id) references posts (id) on delete cascade;

create index posts_author_zone_hot on posts (author_id, category, pinned desc, score desc, posted_on desc, id desc);
create index posts_author_zone_new on posts (author_id, category, pinned desc, posted_on desc, id desc);

-- With the author. Faster than an update.
drop table post_tags;
create table post_tags (
  post_id uuid not null,
  tag text not null,
  author_id uuid not null,
  category text not null,
  pinned boolean not null,
  score integer not null,
  posted_on timestamptz(3) not null
);

-- Each trigger notes its changes: category, tag (null for all posts of the zone), author, posts.
create or replace function post_inserted() returns trigger language plpgsql as $$
begin
  insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
  select distinct id, tag, author_id, category, pinned, score, posted_on from changed, unnest(tags) as tag;
  perform note_post_counts(jsonb_agg(part)) from (
    select author_id, category, null as tag, count(*) as posts from changed group by author_id, category
    union all
    select author_id, category, tag, count(distinct id) from changed, unnest(tags) as tag group by author_id, category, tag
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function post_deleted() returns trigger language plpgsql as $$
begin
  perform note_post_counts(jsonb_agg(part)) from (
    select author_id, category, null as tag, -count(*) as posts from changed group by author_id, category
    union all
    select author_id, category, tag, -count(distinct id) from changed, unnest(tags) as tag group by author_id, category, tag
  ) as part having count(*) > 0;
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(id) as shard, -count(*) as uses
    from changed, words_of_title(title) as word group by word, shard_of(id)
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function post_moved() returns trigger language plpgsql as $$
begin
  delete from post_tags where post_id = new.id;
  insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
  select distinct new.id, tag, new.author_id, new.category, new.pinned, new.score, new.posted_on from unnest(new.tags) as tag;
  update titles set labels = labels_of_post(new.author_id, new.category, new.tags) where post_id = new.id;
  perform note_post_counts(jsonb_agg(part)) from (
    select old.author_id as author_id, old.category as category, null as tag, -1 as posts
    union all select new.author_id, new.category, null, 1
    union all select distinct old.author_id, old.category, tag, -1 from unnest(old.tags) as tag
    union all select distinct new.author_id, new.category, tag, 1 from unnest(new.tags) as tag
  ) as part;
  return null;
end $$;
drop trigger posts_moved on posts;
create trigger posts_moved after update of author_id, category, tags on posts for each row
  when ((old.author_id, old.category, old.tags) is distinct from (new.author_id, new.category, new.tags))
  execute function post_moved();

create or replace function post_ranked() returns trigger language plpgsql as $$
begin
  update post_tags set pinned = new.pinned, score = new.score, posted_on = new.posted_on where post_id = new.id;
  update titles set pinned = new.pinned, score = new.score, posted_on = new.posted_on where post_id = new.id;
  return null;
end $$;

create function note_words(changes jsonb) returns void language sql as $$
  select set_config('alphazone.words',
    (coalesce(nullif(current_setting('alphazone.words', true), ''), '[]')::jsonb || changes)::text, true);
$$;

create or replace function post_words_inserted() returns trigger language plpgsql as $$
begin
  with numbered as (
    insert into post_words (post_id, number, words)
    select id, number, words_of_post(title, body, number)
    from (select id, title, body, nextval('post_word_numbers') as number from changed) as numbered
    returning post_id, number
  )
  insert into titles (post_id, number, title, labels, pinned, score, posted_on)
  select id, number, lower(title), labels_of_post(author_id, category, tags), pinned, score, posted_on
  from numbered join changed on id = post_id;
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(id) as shard, count(*) as uses
    from changed, words_of_title(title) as word group by word, shard_of(id)
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function post_words_changed() returns trigger language plpgsql as $$
begin
  update post_words set words = words_of_post(new.title, new.body, number) where post_id = new.id;
  update titles set title = lower(new.title) where post_id = new.id and title <> lower(new.title);
  perform note_words(jsonb_agg(part)) from (
    select word, 'title' as source, shard_of(new.id) as shard, -1 as uses from words_of_title(old.title) as word
    union all select word, 'title', shard_of(new.id), 1 from words_of_title(new.title) as word
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function store_post_counts(changes jsonb) returns void language plpgsql as $$
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

  insert into author_counts as kept (author_id, category, tag, posts)
  select author_id, category, coalesce(tag, ''), sum(posts)
  from jsonb_to_recordset(changes) as change (author_id uuid, category text, tag text, posts integer)
  group by author_id, category, tag having sum(posts) <> 0
  order by author_id, tag collate "C" nulls first, category collate "C"
  on conflict (author_id, tag, category) do update set posts = kept.posts + excluded.posts;

  if changes @? '$[*] ? (@.posts < 0)' then
    delete from tag_zone_counts using jsonb_to_recordset(changes) as change (category text, tag text)
    where tag_zone_counts.tag = change.tag and tag_zone_counts.category = change.category
      and tag_zone_counts.posts = 0;
    delete from tag_counts using jsonb_to_recordset(changes) as change (tag text)
    where tag_counts.tag = change.tag and tag_counts.posts = 0;
    delete from author_counts as kept
    using jsonb_to_recordset(changes) as change (author_id uuid, category text, tag text)
    where kept.author_id = change.author_id and kept.tag = coalesce(change.tag, '')
      and kept.category = change.category and kept.posts = 0;
  end if;
end $$;

create function store_words(changes jsonb) returns void language plpgsql as $$
begin
  insert into known_words as kept (word, source, shard, uses)
  select word, source, shard, sum(uses)
  from jsonb_to_recordset(changes) as change (word text, source text, shard smallint, uses integer)
  group by word, source, shard having sum(uses) <> 0 order by word collate "C", source, shard
  on conflict (word, source, shard) do update set uses = kept.uses + excluded.uses;

  if changes @? '$[*] ? (@.uses < 0)' then
    delete from known_words as kept
    using jsonb_to_recordset(changes) as change (word text, source text, shard smallint)
    where kept.word = change.word and kept.source = change.source and kept.shard = change.shard and kept.uses = 0;
  end if;
end $$;

create function members_named() returns trigger language plpgsql as $$
begin
  perform note_words(jsonb_agg(part)) from (
    select word, 'name' as source, shard_of(id) as shard, case tg_op when 'INSERT' then 1 else -1 end * count(*) as uses
    from changed, words_of_name(concat_ws(' ', name, username)) as word
    where deleted_on is null group by word, shard_of(id)
  ) as part having count(*) > 0;
  return null;
end $$;
create function member_renamed() returns trigger language plpgsql as $$
begin
  perform note_words(jsonb_agg(part)) from (
    select word, 'name' as source, shard_of(new.id) as shard, -1 as uses
    from words_of_name(concat_ws(' ', old.name, old.username)) as word where old.deleted_on is null
    union all
    select word, 'name', shard_of(new.id), 1
    from words_of_name(concat_ws(' ', new.name, new.username)) as word where new.deleted_on is null
  ) as part having count(*) > 0;
  return null;
end $$;

create or replace function apply_kept_counts() returns trigger language plpgsql as $$
declare
  post_counts jsonb := nullif(current_setting('alphazone.post_counts', true), '')::jsonb;
  words jsonb := nullif(current_setting('alphazone.words', true), '')::jsonb;
  standings jsonb := nullif(current_setting('alphazone.standings', true), '')::jsonb;
begin
  if post_counts is not null then
    perform set_config('alphazone.post_counts', '', true);
    perform store_post_counts(post_counts);
  end if;
  if words is not null then
    perform set_config('alphazone.words', '', true);
    perform store_words(words);
  end if;
  if standings is not null then
    perform set_config('alphazone.standings', '', true);
    perform store_standings(standings);
  end if;
  return null;
end $$;
drop trigger posts_counted on posts;
create constraint trigger posts_counted after insert or delete or update of author_id, category, tags, title on posts
  deferrable initially deferred for each row execute function apply_kept_counts();

create or replace function recount_posts() returns void language plpgsql as $$
begin
  lock table posts in share row exclusive mode;
  delete from post_tags;
  delete from zone_counts;
  delete from tag_zone_counts;
  delete from tag_counts;
  delete from author_counts;
  insert into post_tags (post_id, tag, author_id, category, pinned, score, posted_on)
  select distinct id, tag, author_id, category, pinned, score, posted_on from posts, unnest(tags) as tag;
  insert into zone_counts (category, shard, posts) select category, 0, count(*) from posts group by category;
  insert into tag_zone_counts (tag, category, posts)
  select tag, category, count(*) from post_tags group by tag, category;
  insert into tag_counts (tag, posts) select tag, sum(posts) from tag_zone_counts group by tag;
  insert into author_counts (author_id, category, tag, posts)
  select author_id, category, '', count(*) from posts group by author_id, category
  union all
  select author_id, category, tag, count(*) from post_tags group by author_id, category, tag;
end $$;
select recount_posts();

create function recount_words() returns void language plpgsql as $$
begin
  lock table posts, users in share row exclusive mode;
  delete from known_words;
  insert into known_words (word, source, shard, uses)
  select word, 'title', shard_of(id), count(*) from posts, words_of_title(title) as word group by word, shard_of(id)
  union all
  select word, 'name', shard_of(id), count(*)
  from users, words_of_name(concat_ws(' ', name, username)) as word where deleted_on is null group by word, shard_of(id);
end $$;
select recount_words();
create trigger members_named after insert on users
  referencing new table as changed for each statement execute function members_named();
create trigger members_left after delete on users
  referencing old table as changed for each statement execute function members_named();
create trigger member_renamed after update of name, username, deleted_on on users for each row
  when ((old.name, old.username, old.deleted_on) is distinct from (new.name, new.username, new.deleted_on))
  execute function member_renamed();
-- Its name comes before `users_counted`: the number of members is locked after everything else.
create constraint trigger names_counted after insert or delete or update of name, username, deleted_on on users
  deferrable initially deferred for each row execute function apply_kept_counts();

alter table post_tags
  add primary key (post_id, tag),
  add foreign key (post_id) references posts (id) on delete cascade;
create index post_tags_hot on post_tags (tag, score desc, posted_on desc, post_id desc);
create index post_tags_new on post_tags (tag, posted_on desc, post_id desc);
create index post_tags_zone_hot on post_tags (tag, category, pinned desc, score desc, posted_on desc, post_id desc);
create index post_tags_zone_new on post_tags (tag, category, pinned desc, posted_on desc, post_id desc);
create index post_tags_author_hot on post_tags (author_id, tag, score desc, posted_on desc, post_id desc);
create index post_tags_author_new on post_tags (author_id, tag, posted_on desc, post_id desc);

-- As in 0001: some servers lack pg_trgm.
do $$
begin
  create index known_words_search on known_words using gin (word gin_trgm_ops);
exception when undefined_object then
  raise notice 'The index of misspelt words was not created: %', sqlerrm;
end $$;

-- `titles` replaces these.
drop table title_pairs;
drop trigger title_inserted on posts;
drop trigger title_changed on posts;
drop function title_inserted;
drop function title_changed;
drop index if exists posts_title_search;
drop index posts_title_prefix;

-- Posts with these labels whose title contains the text, from the newest block on. `most` may be null.
create function titles_containing(wanted text, most integer, labels text[] default '{}') returns setof titles
language plpgsql stable set enable_seqscan = off as $$
declare
  part text := lower(wanted);
  places integer := greatest(char_length(part) - 2, 1);
  -- Stands for the code of the block.
  code text := chr(1);
  -- Four places leave few other titles.
  pieces text := (
    select string_agg('''' || code || replace(replace(piece, '\', '\\'), '''', '''''') || '''' || suffix, ' & ')
    from (
      select substr(part, place, 3) as piece, case when char_length(part) < 3 then ':*' else '' end as suffix
      from generate_series(1, places, (places + 3) / 4) as place
      union all
      select label, '' from unnest(labels) as label
    ) as all_pieces
    where strpos(piece, code) = 0);
  here tsquery;
  last_block bigint := (select max(number) / 32768 from post_words);
  first_block bigint := (select min(number) / 32768 from post_words);
  found integer;
  remaining integer := most;
begin
  if last_block is null then return; end if;
  for block in reverse last_block .. first_block loop
    here := replace(pieces, code, word_block_code(block));
    return query
      select t.* from titles t
      where parts_of_title(t.title, t.labels, t.number) @@ here and strpos(t.title, part) > 0
      limit remaining;
    get diagnostics found = row_count;
    remaining := remaining - found;
    exit when remaining = 0;
  end loop;
end $$;

-- `posts_with_words` of 0016, with queries in which `~` stands for the code of the block.
create function posts_in_blocks(anywhere text, whole text, in_title text, most integer)
returns table (post_id uuid, rank integer) language plpgsql stable set enable_seqscan = off as $$
declare
  last_block integer := (select word_block(max(number)) from post_words);
  first_block integer := (select word_block(min(number)) from post_words);
  anywhere_here tsquery;
  whole_here tsquery;
  in_title_here tsquery;
  found integer;
  remaining integer := most;
begin
  if anywhere is null or last_block is null then return; end if;
  for block in reverse last_block .. first_block loop
    anywhere_here := replace(anywhere, '~', word_block_code(block));
    whole_here := replace(whole, '~', word_block_code(block));
    in_title_here := replace(in_title, '~', word_block_code(block));
    return query
      select p.post_id, rank_of_words(p.words, anywhere_here, whole_here, in_title_here)
      from post_words p where p.words @@ anywhere_here limit remaining;
    get diagnostics found = row_count;
    remaining := remaining - found;
    exit when remaining = 0;
  end loop;
  if remaining > 0 then return; end if;
  return query
    select p.post_id, rank_of_words(p.words, replace(anywhere, '~', code)::tsquery,
      replace(whole, '~', code)::tsquery, replace(in_title, '~', code)::tsquery)
    from (select id from posts order by score desc, posted_on desc, id desc limit 200) as popular
    join post_words p on p.post_id = popular.id
    cross join lateral (select word_block_code(word_block(p.number)) as code) as here
    where p.words @@ replace(anywhere, '~', code)::tsquery;
end $$;

create or replace function posts_with_words(wanted text, most integer) returns table (post_id uuid, rank integer)
language sql stable as $$
  -- With all weights, endings of words count too.
  with query as (
    select string_agg('~' || word || case when place = words or char_length(word) = 64 then ':*' else ':' end || 'ABCD', ' & ')
      as anywhere
    from (select word, place, count(*) over () as words from words_in(wanted)) as counted
  )
  select found.*
  from query, posts_in_blocks(anywhere, replace(anywhere, 'ABCD', 'AC'), replace(anywhere, 'ABCD', 'A'), most) as found
$$;

create function words_resembling(wanted text, wanted_source text, most integer) returns setof text
language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select word from known_words where resembles(word, wanted) and source = wanted_source
  group by word order by likeness(word, wanted) desc, sum(uses) desc, word limit most
$$;

-- Posts whose title has each word of the text, or one spelt nearly like it.
create function posts_spelt_like(wanted text, most integer) returns setof uuid language sql stable as $$
  with spellings as (
    select place, word from words_in(wanted)
    union
    select place, similar_word from words_in(wanted), words_resembling(word, 'title', 10) as similar_word
    where word ~ '^[[:alpha:]]{4,}$'
  ), query as (
    select string_agg(any_spelling, ' & ') as in_title
    from (
      select '(' || string_agg('~' || word || ':A', ' | ') || ')' as any_spelling from spellings group by place
    ) as places
  )
  select post_id from query, posts_in_blocks(in_title, in_title, in_title, most)
$$;

-- Members whose name has a word spelt nearly like one of the text. First those that also have the rest of the text, and
-- those whose name starts with it.
create function members_spelt_like(wanted text, most integer) returns setof uuid
language sql stable set enable_seqscan = off set enable_sort = off as $$
  with spellings as (
    select misspelt, word from words_of_name(wanted) as misspelt, words_resembling(misspelt, 'name', 10) as word
  ), parts as (
    select replace(lower(wanted), misspelt, word) as part, 1 as place from spellings
    union
    select word, 2 from spellings
  )
  select id
  from (select part from parts order by place, part) as ordered
  cross join lateral (
    (
      select id from users
      where deleted_on is null and lower(username) ~>=~ part and lower(username) ~<~ (part || chr(1114111))
      order by lower(username) using ~<~ limit most
    )
    union all
    (
      select id from users
      where deleted_on is null and lower(name) ~>=~ part and lower(name) ~<~ (part || chr(1114111))
      order by lower(name) using ~<~ limit most
    )
    union all
    (
      select id from users
      where deleted_on is null and (
        lower(name) like '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'
        or lower(username) like '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%')
      limit most
    )
  ) as found
  limit most
$$;
