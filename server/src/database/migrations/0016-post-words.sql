-- Full-text index of titles and bodies. A table of its own, because each vote writes into every index of `posts`. The words
-- of 8,192 successive posts form a block: docs/decisions/0021-search-in-blocks.md.

-- Starts high: posts from before this migration are numbered downwards from here, newest first.
create sequence post_word_numbers start 1073741824;

create table post_words (
  post_id uuid primary key references posts (id) on delete cascade,
  number bigint not null unique, -- newer posts have higher ones
  words tsvector not null -- of the title (weight A), endings of words of the title (D), and of the body (C)
);
alter sequence post_word_numbers owned by post_words.number;

create function word_block(number bigint) returns bigint language sql immutable parallel safe as 'select number / 8192';

-- Letters only: with digits, PostgreSQL's parser would take some words for numbers.
create function word_block_code(block bigint) returns text language sql immutable parallel safe as $$
  select translate(lpad(to_hex(block), 6, '0'), '0123456789', 'ghijklmnop')
$$;

-- Letters and digits, and each pictograph. A longer word is cut.
create function words_in(content text) returns table (word text, place bigint) language sql immutable parallel safe as $$
  select left(match[1], 64), place
  from regexp_matches(lower(content), '[[:alnum:]]+|[\u2190-\u2bff\U0001f000-\U0001faff]', 'g')
    with ordinality as found (match, place)
$$;

create function words_of_post(title text, body text, number bigint) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  code text := word_block_code(word_block(number));
  mention text := '@\[([^][\r\n]+)\]\([[:alnum:]_-]+\)';
begin
  return coalesce((
    select string_agg(code || substr(word, start) || ':' || place || case start when 1 then 'A' else 'D' end, ' ')
    from words_in(title), generate_series(1, char_length(word)) as start
  ), '')::tsvector
  || setweight(to_tsvector('simple',
    regexp_replace(' ' || regexp_replace(body, mention, ' \1 ', 'g'), '[^[:alnum:]]+', ' ' || code, 'g')), 'C');
end $$;

create function rank_of_words(words tsvector, anywhere tsquery, whole tsquery, in_title tsquery) returns integer
language sql immutable parallel safe as $$
  select case when words @@ in_title then 2000000 when words @@ whole then 1000000 else 0 end
    + (ts_rank('{0.02, 0, 0.1, 1}', words, anywhere) * 999999)::integer
$$;

create function post_words_inserted() returns trigger language plpgsql as $$
begin
  insert into post_words (post_id, number, words)
  select id, number, words_of_post(title, body, number)
  from (select id, title, body, nextval('post_word_numbers') as number from changed) as numbered;
  return null;
end $$;
create function post_words_changed() returns trigger language plpgsql as $$
begin
  update post_words set words = words_of_post(new.title, new.body, number) where post_id = new.id;
  return null;
end $$;

-- For posts that were stored past the triggers: before this migration, or by COPY without them.
create function index_missing_posts() returns void language sql as $$
  insert into post_words (post_id, number, words)
  select id, number, words_of_post(title, body, number)
  from (
    select id, title, body,
      (select coalesce(min(number), 1073741824) from post_words) - row_number() over (order by posted_on desc, id desc) as number
    from posts where not exists (select from post_words where post_id = posts.id)
  ) as numbered
$$;

-- The triggers, which lock `posts`, come after the long part.
select index_missing_posts();
-- Without a list of pending rows, which each search of a block would read.
create index post_words_by_word on post_words using gin (words) with (fastupdate = off);
create trigger post_words_inserted after insert on posts
  referencing new table as changed for each statement execute function post_words_inserted();
create trigger post_words_changed after update of title, body on posts for each row
  when ((old.title, old.body) is distinct from (new.title, new.body)) execute function post_words_changed();
select index_missing_posts();

-- Posts that contain all words of the text, the last of them at least as the beginning of a word. At most `most` from the
-- newest blocks, and when there are as many, popular ones too, which may come twice. `rank` is first that of all words in the title
-- (2), in title or body (1), or only as the ending of a word of the title (0), and then by weight and number.
create function posts_with_words(wanted text, most integer) returns table (post_id uuid, rank integer)
language plpgsql stable set enable_seqscan = off as $$
declare
  -- `~` stands for the code of the block. With all weights, endings count too.
  anywhere text := (
    select string_agg('~' || word || case when place = words or char_length(word) = 64 then ':*' else ':' end || 'ABCD', ' & ')
    from (select word, place, count(*) over () as words from words_in(wanted)) as counted);
  whole text := replace(anywhere, 'ABCD', 'AC');
  in_title text := replace(anywhere, 'ABCD', 'A');
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
