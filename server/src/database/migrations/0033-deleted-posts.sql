-- Posts that everyone could see until they were deleted. Their addresses answer 410 instead of 404.

create table deleted_posts (
  id uuid primary key,
  deleted_on timestamptz(3) not null default now()
);

create function note_deleted_posts() returns trigger language plpgsql as $$
begin
  insert into deleted_posts (id) select id from changed where hidden is null on conflict (id) do nothing;
  return null;
end $$;
create trigger deleted_posts_noted after delete on posts referencing old table as changed
  for each statement execute function note_deleted_posts();
