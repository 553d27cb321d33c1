-- Social links and interests could have control characters and those that change the direction of text. Requests with them
-- are refused, and clients send unchanged fields with an edit.

create function plain(value text) returns text language sql immutable as $$
  select regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g')
$$;

update users set social_links = (
  select jsonb_object_agg(key, case when plain(value) ~ '^https?://\S' then plain(value) else '' end)
  from jsonb_each_text(social_links)
)
where exists (select from jsonb_each_text(social_links) where value <> plain(value));

update users set tags = array(
  select (array_agg(btrim(plain(tag)) order by place))[1] from unnest(tags) with ordinality as old (tag, place)
  where btrim(plain(tag)) <> '' group by lower(btrim(plain(tag))) order by min(place)
)
where exists (select from unnest(tags) as tag where tag <> plain(tag));

drop function plain(text);
