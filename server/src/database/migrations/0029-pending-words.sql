-- The posts of a batch enter the indexes of words together: a key that many of them share is written once. Each search of a
-- block also reads the list of pending rows, so every batch empties it. Votes that move a row of `titles` add to it; the limit,
-- in kB, bounds that.
alter index post_words_by_word set (fastupdate = on, gin_pending_list_limit = 64);
alter index titles_by_part set (fastupdate = on, gin_pending_list_limit = 64);

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
  perform gin_clean_pending_list('post_words_by_word'), gin_clean_pending_list('titles_by_part');
  return null;
end $$;
