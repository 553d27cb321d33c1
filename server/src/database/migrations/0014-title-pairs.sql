-- Finds titles that contain two letters, which have no trigram. A table of its own, because each vote writes into every
-- index of `posts`.

create function letter_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(words, place, 2)), '{}') from generate_series(1, char_length(words) - 1) place
$$;

create table title_pairs (
  post_id uuid primary key references posts (id) on delete cascade,
  pairs text[] not null -- lower case
);

create function title_inserted() returns trigger language plpgsql as $$
begin
  insert into title_pairs (post_id, pairs) select id, letter_pairs(lower(title)) from changed;
  return null;
end $$;
create function title_changed() returns trigger language plpgsql as $$
begin
  update title_pairs set pairs = letter_pairs(lower(new.title)) where post_id = new.id;
  return null;
end $$;
create trigger title_inserted after insert on posts
  referencing new table as changed for each statement execute function title_inserted();
create trigger title_changed after update of title on posts for each row
  when (old.title <> new.title) execute function title_changed();

insert into title_pairs (post_id, pairs) select id, letter_pairs(lower(title)) from posts;
create index title_pairs_by_pair on title_pairs using gin (pairs);
