import { sql, type Kysely } from 'kysely';

/** Sizes and variants of pictures, which posts refer to an upload, and files that are to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column width integer,
      add column height integer,
      add column variants jsonb not null default '[]'`.execute(db);
  await sql`create index uploads_by_age on uploads (created_on)`.execute(db);

  // An upload that a post refers to cannot be deleted, whoever tries.
  await sql`
    create table post_uploads (
      post_id uuid not null references posts (id) on delete cascade,
      upload_id uuid not null references uploads (id),
      primary key (post_id, upload_id)
    )`.execute(db);
  await sql`create index post_uploads_by_upload on post_uploads (upload_id)`.execute(db);
  await sql`
    insert into post_uploads (post_id, upload_id)
    select distinct posts.id, uploads.id
    from posts
    cross join lateral jsonb_array_elements(posts.media) as medium
    join uploads on uploads.id::text =
      substring(coalesce(medium ->> 'url', medium #>> '{}') from '^/media/([0-9a-f-]{36})\\.')`.execute(db);

  await sql`create table media_removals (name text primary key)`.execute(db);
}
