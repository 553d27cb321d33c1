-- `resembles(words, part)`: does `words` contain a word spelt nearly like `part`? The planner inlines it, so the
-- trigram indexes apply. `likeness(words, part)`: similarity of the whole texts, 0 to 1. Without pg_trgm nothing
-- resembles anything.
do $$
begin
  if to_regoperator('%>(text,text)') is null then
    create function resembles(words text, part text) returns boolean
      language sql stable parallel safe as 'select false';
    create function likeness(words text, part text) returns real
      language sql stable parallel safe as 'select 0::real';
  else
    create function resembles(words text, part text) returns boolean
      language sql stable parallel safe as 'select words %> part';
    create function likeness(words text, part text) returns real
      language sql stable parallel safe as 'select similarity(words, part)';
  end if;
end $$;
