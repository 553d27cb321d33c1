-- Members, posts, votes, comments, uploads, settings.

create table users (
  id uuid primary key,
  name text not null,
  username text, -- unique regardless of case
  email text not null, -- unique regardless of case; shown to no other member
  password_hash text not null, -- Argon2id in PHC format
  about text not null default '',
  tags text[] not null default '{}',
  picture_url text, -- under /media/
  social_links jsonb not null default '{}',
  referral_code text not null,
  referred_by uuid references users (id) on delete set null,
  posts_count integer not null default 0 check (posts_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  likes_given_count integer not null default 0 check (likes_given_count >= 0), -- current up-votes by the member
  joined_on timestamptz(3) not null default now(),
  constraint users_referral_code_unique unique (referral_code)
);
create unique index users_email_unique on users (lower(email));
create unique index users_username_unique on users (lower(username));
create index users_by_joining on users (joined_on, id);
create index users_by_referrer on users (referred_by);

-- References to users do not cascade: deleting a member's posts, votes or comments must update counters.
create table posts (
  id uuid primary key,
  author_id uuid not null references users (id),
  title text not null,
  body text not null,
  category text not null, -- name of the zone in the site settings
  tags text[] not null, -- lower case, without duplicates
  media jsonb not null,
  pinned boolean not null default false,
  boost integer not null default 0 check (boost between 0 and 10000), -- up-votes added by the administrator
  up_votes integer not null default 0 check (up_votes >= 0), -- without the boost
  down_votes integer not null default 0 check (down_votes >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  score integer not null generated always as (up_votes + boost - down_votes) stored,
  posted_on timestamptz(3) not null default now()
);
create index posts_hot on posts (score desc, posted_on desc, id desc);
create index posts_new on posts (posted_on desc, id desc);
create index posts_zone_hot on posts (category, pinned desc, score desc, posted_on desc, id desc);
create index posts_zone_new on posts (category, pinned desc, posted_on desc, id desc);
create index posts_by_author on posts (author_id, posted_on desc, id desc);
create index posts_by_tag on posts using gin (tags);

create table votes (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id),
  value smallint not null check (value in (1, -1)), -- 1 is an up-vote, -1 a down-vote
  voted_on timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index votes_by_user on votes (user_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id),
  body text not null,
  commented_on timestamptz(3) not null default now()
);
create index comments_by_post on comments (post_id, commented_on, id);
create index comments_by_user on comments (user_id);

create table uploads (
  id uuid primary key,
  owner_id uuid not null references users (id),
  mime text not null, -- detected from the content
  extension text not null, -- without the dot
  bytes integer not null,
  created_on timestamptz(3) not null default now()
);
create index uploads_by_owner on uploads (owner_id);

create table site_settings (key text primary key, value text not null);

-- Search works without these indexes, only slower. Some servers lack pg_trgm, forbid creating it, or keep it in a
-- schema outside the search path. Any other error fails the migration.
do $$
begin
  create extension if not exists pg_trgm;
  create index posts_title_search on posts using gin (lower(title) gin_trgm_ops);
  create index users_name_search on users using gin (lower(name) gin_trgm_ops, lower(username) gin_trgm_ops);
exception when feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Text search indexes were not created: %', sqlerrm;
end $$;
