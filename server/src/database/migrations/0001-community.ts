import { sql, type Kysely } from 'kysely';

/** Members, posts, votes, comments, uploads, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      name text not null,
      username text,
      email text not null,
      password_hash text not null,
      about text not null default '',
      tags text[] not null default '{}',
      picture_url text,
      social_links jsonb not null default '{}',
      referral_code text not null,
      referred_by uuid references users (id) on delete set null,
      posts_count integer not null default 0 check (posts_count >= 0),
      comments_count integer not null default 0 check (comments_count >= 0),
      likes_given_count integer not null default 0 check (likes_given_count >= 0),
      joined_on timestamptz(3) not null default now(),
      constraint users_referral_code_unique unique (referral_code)
    )`.execute(db);
  await sql`create unique index users_email_unique on users (lower(email))`.execute(db);
  await sql`create unique index users_username_unique on users (lower(username))`.execute(db);
  await sql`create index users_by_joining on users (joined_on, id)`.execute(db);
  await sql`create index users_by_referrer on users (referred_by)`.execute(db);

  // Members with posts, votes or comments cannot be deleted by accident: counters would be wrong.
  await sql`
    create table posts (
      id uuid primary key,
      author_id uuid not null references users (id),
      title text not null,
      body text not null,
      category text not null,
      tags text[] not null,
      media jsonb not null,
      pinned boolean not null default false,
      boost integer not null default 0 check (boost between 0 and 10000),
      up_votes integer not null default 0 check (up_votes >= 0),
      down_votes integer not null default 0 check (down_votes >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      score integer not null generated always as (up_votes + boost - down_votes) stored,
      posted_on timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index posts_hot on posts (score desc, posted_on desc, id desc)`.execute(db);
  await sql`create index posts_new on posts (posted_on desc, id desc)`.execute(db);
  await sql`create index posts_zone_hot on posts (category, pinned desc, score desc, posted_on desc, id desc)`.execute(
    db,
  );
  await sql`create index posts_zone_new on posts (category, pinned desc, posted_on desc, id desc)`.execute(
    db,
  );
  await sql`create index posts_by_author on posts (author_id, posted_on desc, id desc)`.execute(db);
  await sql`create index posts_by_tag on posts using gin (tags)`.execute(db);

  await sql`
    create table votes (
      post_id uuid not null references posts (id) on delete cascade,
      user_id uuid not null references users (id),
      value smallint not null check (value in (1, -1)),
      voted_on timestamptz(3) not null default now(),
      primary key (post_id, user_id)
    )`.execute(db);
  await sql`create index votes_by_user on votes (user_id)`.execute(db);

  await sql`
    create table comments (
      id uuid primary key,
      post_id uuid not null references posts (id) on delete cascade,
      user_id uuid not null references users (id),
      body text not null,
      commented_on timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index comments_by_post on comments (post_id, commented_on, id)`.execute(db);
  await sql`create index comments_by_user on comments (user_id)`.execute(db);

  await sql`
    create table uploads (
      id uuid primary key,
      owner_id uuid not null references users (id),
      mime text not null,
      extension text not null,
      bytes integer not null,
      created_on timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index uploads_by_owner on uploads (owner_id)`.execute(db);

  await sql`create table site_settings (key text primary key, value text not null)`.execute(db);

  await addTextSearch(db);
}

/** Searches are right without these indexes, only slower; not every server lets us have the extension. */
async function addTextSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index posts_title_search on posts using gin (lower(title) gin_trgm_ops);
      create index users_name_search on users using gin (lower(name) gin_trgm_ops, lower(username) gin_trgm_ops);
    exception when others then
      raise notice 'Text search indexes were not made: %', sqlerrm;
    end $$`.execute(db);
}
