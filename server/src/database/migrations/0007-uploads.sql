-- Sizes and variants of pictures, uploads used by posts, and files to delete.

alter table uploads
  add column width integer, -- of pictures, in pixels
  add column height integer,
  add column variants jsonb not null default '[]'; -- resized copies, stored beside the picture
create index uploads_by_age on uploads (created_on);

-- An upload that a post refers to cannot be deleted.
create table post_uploads (
  post_id uuid not null references posts (id) on delete cascade,
  upload_id uuid not null references uploads (id),
  primary key (post_id, upload_id)
);
create index post_uploads_by_upload on post_uploads (upload_id);
insert into post_uploads (post_id, upload_id)
select distinct posts.id, uploads.id
from posts
cross join lateral jsonb_array_elements(posts.media) as medium
join uploads on uploads.id::text =
  substring(coalesce(medium ->> 'url', medium #>> '{}') from '^/media/([0-9a-f-]{36})\.');

-- Files of deleted uploads that are still in the storage.
create table media_removals (name text primary key);
