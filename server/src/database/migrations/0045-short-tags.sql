-- Earlier versions limited tags to 50 characters before the conversion to lower case, which can make them longer. Neither
-- the posts of such a tag could be listed, nor the tags of its posts changed.

create function short_tags(tags text[]) returns text[] language sql immutable as $$
  select array_agg(tag order by place)
  from (select left(tag, 50) as tag, min(place) as place from unnest(tags) with ordinality as long (tag, place) group by 1) as short
$$;

update posts set tags = short_tags(tags)
where exists (select from unnest(tags) as tag where char_length(tag) > 50);

-- Restoring a decision writes these tags. `to` is a zone in others.
update decisions set before = before || jsonb_build_object(
  'tags', short_tags(array(select jsonb_array_elements_text(before -> 'tags'))),
  'to', short_tags(array(select jsonb_array_elements_text(before -> 'to')))
)
where jsonb_typeof(before -> 'tags') = 'array' and jsonb_typeof(before -> 'to') = 'array' and exists (
  select from jsonb_array_elements_text((before -> 'tags') || (before -> 'to')) as tag where char_length(tag) > 50
);

drop function short_tags(text[]);

-- Pending triggers would keep later migrations from altering the table.
set constraints posts_counted immediate;
set constraints posts_counted deferred;
