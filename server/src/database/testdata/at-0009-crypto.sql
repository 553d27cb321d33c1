-- A database as version 0.1.0 wrote it: filled through the HTTP API by commit e930614 on PostgreSQL 15, then
-- `pg_dump --inserts --no-owner --no-privileges --no-comments`. Never edit it: migrate.test.ts migrates it.
-- Every password is `correct horse 1`.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

--
-- Name: likeness(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.likeness(words text, part text) RETURNS real
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$select similarity(words, part)$$;

--
-- Name: resembles(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.resembles(words text, part text) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$select words %> part$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: achievements_earned; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.achievements_earned (
    user_id uuid NOT NULL,
    achievement_id text NOT NULL,
    earned_on timestamp(3) with time zone DEFAULT now() NOT NULL
);

--
-- Name: chat_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_messages (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    text text NOT NULL,
    sent_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chat_messages_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)))
);

--
-- Name: comments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.comments (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    body text NOT NULL,
    commented_on timestamp(3) with time zone DEFAULT now() NOT NULL
);

--
-- Name: crypto_prices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.crypto_prices (
    provider text NOT NULL,
    coins jsonb,
    fetched_on timestamp(3) with time zone,
    next_fetch_on timestamp(3) with time zone NOT NULL
);

--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

--
-- Name: login_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_attempts (
    key bytea NOT NULL,
    failures integer NOT NULL,
    ends_on timestamp(3) with time zone NOT NULL
);

--
-- Name: media_removals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_removals (
    name text NOT NULL
);

--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    sender_id uuid,
    post_id uuid,
    comment_id uuid,
    subject text,
    is_read boolean DEFAULT false NOT NULL,
    created_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT notifications_kind_check CHECK ((kind = ANY (ARRAY['mention'::text, 'reply'::text, 'new_post'::text, 'post_vote'::text, 'level_up'::text, 'achievement'::text])))
);

--
-- Name: post_uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.post_uploads (
    post_id uuid NOT NULL,
    upload_id uuid NOT NULL
);

--
-- Name: posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posts (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    category text NOT NULL,
    tags text[] NOT NULL,
    media jsonb NOT NULL,
    pinned boolean DEFAULT false NOT NULL,
    boost integer DEFAULT 0 NOT NULL,
    up_votes integer DEFAULT 0 NOT NULL,
    down_votes integer DEFAULT 0 NOT NULL,
    comment_count integer DEFAULT 0 NOT NULL,
    score integer GENERATED ALWAYS AS (((up_votes + boost) - down_votes)) STORED NOT NULL,
    posted_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT posts_boost_check CHECK (((boost >= 0) AND (boost <= 10000))),
    CONSTRAINT posts_comment_count_check CHECK ((comment_count >= 0)),
    CONSTRAINT posts_down_votes_check CHECK ((down_votes >= 0)),
    CONSTRAINT posts_up_votes_check CHECK ((up_votes >= 0))
);

--
-- Name: shares; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shares (
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    shared_on timestamp(3) with time zone DEFAULT now() NOT NULL
);

--
-- Name: site_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_settings (
    key text NOT NULL,
    value text NOT NULL
);

--
-- Name: socket_io_attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.socket_io_attachments (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    payload bytea
);

--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.socket_io_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.socket_io_attachments_id_seq OWNED BY public.socket_io_attachments.id;

--
-- Name: tasks_done; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tasks_done (
    user_id uuid NOT NULL,
    task_id text NOT NULL,
    day date NOT NULL
);

--
-- Name: uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uploads (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    mime text NOT NULL,
    extension text NOT NULL,
    bytes integer NOT NULL,
    created_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    width integer,
    height integer,
    variants jsonb DEFAULT '[]'::jsonb NOT NULL
);

--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    name text NOT NULL,
    username text,
    email text,
    password_hash text,
    about text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    picture_url text,
    social_links jsonb DEFAULT '{}'::jsonb NOT NULL,
    referral_code text NOT NULL,
    referred_by uuid,
    posts_count integer DEFAULT 0 NOT NULL,
    comments_count integer DEFAULT 0 NOT NULL,
    likes_given_count integer DEFAULT 0 NOT NULL,
    joined_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    xp integer DEFAULT 0 NOT NULL,
    streak_days integer DEFAULT 0 NOT NULL,
    streak_day date,
    token_version integer DEFAULT 0 NOT NULL,
    deleted_on timestamp(3) with time zone,
    CONSTRAINT users_comments_count_check CHECK ((comments_count >= 0)),
    CONSTRAINT users_deleted_without_credentials CHECK (
CASE
    WHEN (deleted_on IS NULL) THEN ((email IS NOT NULL) AND (password_hash IS NOT NULL))
    ELSE ((email IS NULL) AND (password_hash IS NULL))
END),
    CONSTRAINT users_likes_given_count_check CHECK ((likes_given_count >= 0)),
    CONSTRAINT users_not_own_referrer CHECK ((referred_by <> id)),
    CONSTRAINT users_posts_count_check CHECK ((posts_count >= 0)),
    CONSTRAINT users_streak_days_check CHECK ((streak_days >= 0)),
    CONSTRAINT users_xp_check CHECK ((xp >= 0))
);

--
-- Name: votes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.votes (
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    value smallint NOT NULL,
    voted_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    notification_id uuid,
    CONSTRAINT votes_value_check CHECK ((value = ANY (ARRAY[1, '-1'::integer])))
);

--
-- Name: xp_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.xp_entries (
    user_id uuid NOT NULL,
    cause text NOT NULL,
    reference text NOT NULL,
    amount integer NOT NULL,
    day date NOT NULL,
    created_on timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT xp_entries_amount_check CHECK ((amount > 0))
);

--
-- Name: socket_io_attachments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socket_io_attachments ALTER COLUMN id SET DEFAULT nextval('public.socket_io_attachments_id_seq'::regclass);

--
-- Data for Name: achievements_earned; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.achievements_earned VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'first-post', '2026-11-22 04:59:41.75+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'first-post', '2026-11-22 04:59:41.969+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'first-referral', '2026-11-22 04:59:41.969+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'first-post', '2026-11-22 04:59:42.032+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'first-comment', '2026-11-22 04:59:42.104+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'first-comment', '2026-11-22 04:59:42.134+00');
INSERT INTO public.achievements_earned VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'first-comment', '2026-11-22 04:59:42.201+00');

--
-- Data for Name: chat_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat_messages VALUES ('01a2019f-d98b-70cf-b542-9b12e4ab77e1', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'gm', '2026-11-22 04:59:42.861+00');
INSERT INTO public.chat_messages VALUES ('01a2019f-d993-730f-aeff-7b09e86e3de5', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'gm 🌞
second line', '2026-11-22 04:59:42.867+00');
INSERT INTO public.chat_messages VALUES ('01a2019f-d996-75cb-967f-0ff6a040d127', '01a2019f-d212-750c-a0ba-4404546fb6cd', 'bye', '2026-11-22 04:59:42.871+00');

--
-- Data for Name: comments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.comments VALUES ('01a2019f-d69c-77e1-b839-05290a545eac', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d192-7707-a8a3-0a8068de3f41', 'Hello @[Bob](01a2019f-d14a-77b8-8f81-28f8855fcafb)', '2026-11-22 04:59:42.104+00');
INSERT INTO public.comments VALUES ('01a2019f-d6b7-7376-a583-aba39a91dc5f', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'Nice.', '2026-11-22 04:59:42.134+00');
INSERT INTO public.comments VALUES ('01a2019f-d6d9-7417-a32a-c64a0843c475', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d212-750c-a0ba-4404546fb6cd', 'I was here.', '2026-11-22 04:59:42.169+00');
INSERT INTO public.comments VALUES ('01a2019f-d6fa-7249-9437-c8e90da22301', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'Nice.', '2026-11-22 04:59:42.201+00');

--
-- Data for Name: crypto_prices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.crypto_prices VALUES ('coingecko', '[{"id": "bitcoin", "quote": {"USD": {"price": 65090.988, "percent_change_24h": 0.69}}, "sample": true, "symbol": "BTC"}, {"id": "ethereum", "quote": {"USD": {"price": 2990.0195, "percent_change_24h": -5.32}}, "sample": true, "symbol": "ETH"}]', '2026-11-22 04:59:43.43+00', '2026-11-22 04:59:58.428+00');

--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-community', '2026-11-22T04:59:35.756Z');
INSERT INTO public.kysely_migration VALUES ('0002-chat', '2026-11-22T04:59:35.760Z');
INSERT INTO public.kysely_migration VALUES ('0003-notifications', '2026-11-22T04:59:35.767Z');
INSERT INTO public.kysely_migration VALUES ('0003-resemblance', '2026-11-22T04:59:35.768Z');
INSERT INTO public.kysely_migration VALUES ('0004-gamification', '2026-11-22T04:59:35.775Z');
INSERT INTO public.kysely_migration VALUES ('0005-shares', '2026-11-22T04:59:35.781Z');
INSERT INTO public.kysely_migration VALUES ('0006-uploads', '2026-11-22T04:59:35.788Z');
INSERT INTO public.kysely_migration VALUES ('0007-sessions', '2026-11-22T04:59:35.792Z');
INSERT INTO public.kysely_migration VALUES ('0008-socket-events', '2026-11-22T04:59:35.794Z');
INSERT INTO public.kysely_migration VALUES ('0009-crypto', '2026-11-22T04:59:35.796Z');

--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

--
-- Data for Name: login_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.login_attempts VALUES ('\x0b11732cd1371bf0575abdd2ad3ebb0c75d17695b554904756557cebaabb2fce', 0, '2026-11-22 05:09:40.159+00');
INSERT INTO public.login_attempts VALUES ('\x73b28cdaa8aaa8b133c2a44106a503b9d9af35d80bc9d6e664ce564a3c91d45a', 0, '2026-11-22 05:09:42.949+00');
INSERT INTO public.login_attempts VALUES ('\xf52cbe15c10309bdd7dfe525d2c79721535e95ebd0d7e28ce39d41d4719bf9d7', 3, '2026-11-22 05:09:40.129+00');
INSERT INTO public.login_attempts VALUES ('\xbd33eec9b30fa0d7ffadca6835b24252693f1faed30864cc7e991436a5fa5c98', 3, '2026-11-22 05:09:43.268+00');
INSERT INTO public.login_attempts VALUES ('\x387dba46af15fdf17f9427aa4f3966ec7b522471ecbedad17ff6beb33a611ed3', 3, '2026-11-22 05:09:43.271+00');

--
-- Data for Name: media_removals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_removals VALUES ('01a2019f-d4f3-74af-8600-5e6c2033a2d6.png');
INSERT INTO public.media_removals VALUES ('01a2019f-d4f3-74af-8600-5e6c2033a2d6-card.webp');
INSERT INTO public.media_removals VALUES ('01a2019f-d4f3-74af-8600-5e6c2033a2d6-page.webp');

--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES ('01a2019f-d57c-70c6-820e-ab2b9bd027d9', '01a2019f-d28b-7198-af63-709af8f97dba', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d536-77aa-971f-bc55e5e64c26', NULL, NULL, false, '2026-11-22 04:59:41.82+00');
INSERT INTO public.notifications VALUES ('01a2019f-d57c-70c6-820e-adfec5b7f879', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d536-77aa-971f-bc55e5e64c26', NULL, NULL, false, '2026-11-22 04:59:41.82+00');
INSERT INTO public.notifications VALUES ('01a2019f-d597-7350-bd22-0fea8e308dd8', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'achievement', NULL, NULL, NULL, 'Genesis Block', false, '2026-11-22 04:59:41.847+00');
INSERT INTO public.notifications VALUES ('01a2019f-d629-7147-8926-4390722317eb', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'mention', '01a2019f-d14a-77b8-8f81-28f8855fcafb', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', NULL, NULL, false, '2026-11-22 04:59:41.994+00');
INSERT INTO public.notifications VALUES ('01a2019f-d62b-704b-9e2b-5f6d4f3a2e49', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'achievement', NULL, NULL, NULL, 'Genesis Block', false, '2026-11-22 04:59:41.995+00');
INSERT INTO public.notifications VALUES ('01a2019f-d62b-704b-9e2b-6152c2d7c0e4', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'level_up', NULL, NULL, NULL, '2', false, '2026-11-22 04:59:41.995+00');
INSERT INTO public.notifications VALUES ('01a2019f-d62b-704b-9e2b-652527cac7e1', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'achievement', NULL, NULL, NULL, 'Ambassador', false, '2026-11-22 04:59:41.995+00');
INSERT INTO public.notifications VALUES ('01a2019f-d66b-714f-a1fc-64d0cec6a913', '01a2019f-d28b-7198-af63-709af8f97dba', 'achievement', NULL, NULL, NULL, 'Genesis Block', false, '2026-11-22 04:59:42.059+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6a9-76d7-bedb-10d759c0c667', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'mention', '01a2019f-d192-7707-a8a3-0a8068de3f41', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d69c-77e1-b839-05290a545eac', NULL, false, '2026-11-22 04:59:42.121+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6a9-76d7-bedb-1470b82c2902', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'reply', '01a2019f-d192-7707-a8a3-0a8068de3f41', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d69c-77e1-b839-05290a545eac', NULL, false, '2026-11-22 04:59:42.121+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6aa-7578-aaf1-444f5215624a', '01a2019f-d192-7707-a8a3-0a8068de3f41', 'achievement', NULL, NULL, NULL, 'Joined the Talk', false, '2026-11-22 04:59:42.122+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6c6-7626-99d6-ff158f90cbbf', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'reply', '01a2019f-d14a-77b8-8f81-28f8855fcafb', '01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d6b7-7376-a583-aba39a91dc5f', NULL, false, '2026-11-22 04:59:42.15+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6c8-76cb-9f86-4aa20028fbaa', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'level_up', NULL, NULL, NULL, '2', false, '2026-11-22 04:59:42.152+00');
INSERT INTO public.notifications VALUES ('01a2019f-d6c8-76cb-9f86-4c22432a78ff', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'achievement', NULL, NULL, NULL, 'Joined the Talk', false, '2026-11-22 04:59:42.152+00');
INSERT INTO public.notifications VALUES ('01a2019f-d701-70eb-86ac-f91ea4839de8', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'reply', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', '01a2019f-d6fa-7249-9437-c8e90da22301', NULL, false, '2026-11-22 04:59:42.209+00');
INSERT INTO public.notifications VALUES ('01a2019f-d702-73be-b997-870878ba9484', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'achievement', NULL, NULL, NULL, 'Joined the Talk', false, '2026-11-22 04:59:42.21+00');
INSERT INTO public.notifications VALUES ('01a2019f-d712-72ca-9e0a-aad1423bfbda', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'post_vote', NULL, '01a2019f-d536-77aa-971f-bc55e5e64c26', NULL, NULL, false, '2026-11-22 04:59:42.317+00');
INSERT INTO public.notifications VALUES ('01a2019f-d7a8-76c1-8b8d-d0483a1bb440', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'post_vote', NULL, '01a2019f-d611-77c4-9e4f-4e422e57e1d2', NULL, NULL, false, '2026-11-22 04:59:42.376+00');
INSERT INTO public.notifications VALUES ('01a2019f-d91e-7458-b9f7-369bac977a38', '01a2019f-d28b-7198-af63-709af8f97dba', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d914-719b-b2f6-b517d8b59716', NULL, NULL, false, '2026-11-22 04:59:42.75+00');
INSERT INTO public.notifications VALUES ('01a2019f-d91e-7458-b9f7-38003f3721cd', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d914-719b-b2f6-b517d8b59716', NULL, NULL, false, '2026-11-22 04:59:42.75+00');
INSERT INTO public.notifications VALUES ('01a2019f-d937-7614-9878-d6908a488ce3', '01a2019f-d28b-7198-af63-709af8f97dba', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d932-7577-b68d-553c0da4c03f', NULL, NULL, false, '2026-11-22 04:59:42.775+00');
INSERT INTO public.notifications VALUES ('01a2019f-d937-7614-9878-d8506c5a9d39', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'new_post', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', '01a2019f-d932-7577-b68d-553c0da4c03f', NULL, NULL, false, '2026-11-22 04:59:42.775+00');
INSERT INTO public.notifications VALUES ('01a2019f-d8ad-7214-9a04-f73b95ac7469', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'level_up', NULL, NULL, NULL, '3', true, '2026-11-22 04:59:42.637+00');

--
-- Data for Name: post_uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.post_uploads VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d408-731b-9225-537bb29ad2c2');
INSERT INTO public.post_uploads VALUES ('01a2019f-d611-77c4-9e4f-4e422e57e1d2', '01a2019f-d49e-707d-93df-c1cba924eb30');

--
-- Data for Name: posts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.posts VALUES ('01a2019f-d611-77c4-9e4f-4e422e57e1d2', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'Ünïcode 🚀 and "quotes"', 'A	tab, a \ and a new line
for @[Ada](01a2019f-d0ae-7717-bdd9-87cdbdee95d7)', 'Memes', '{bitcoin,halving}', '[{"url": "/media/01a2019f-d49e-707d-93df-c1cba924eb30.gif", "type": "image/gif", "width": 1, "height": 1, "variants": [{"url": "/media/01a2019f-d49e-707d-93df-c1cba924eb30-card.webp", "width": 1, "height": 1}, {"url": "/media/01a2019f-d49e-707d-93df-c1cba924eb30-page.webp", "width": 1, "height": 1}]}]', true, 100, 0, 1, 1, DEFAULT, '2026-11-22 04:59:41.969+00');
INSERT INTO public.posts VALUES ('01a2019f-d914-719b-b2f6-b517d8b59716', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'Day 1', 'It is close.', 'Cryptocurrency', '{bitcoin,halving}', '[]', false, 0, 0, 0, 0, DEFAULT, '2026-11-22 04:59:42.74+00');
INSERT INTO public.posts VALUES ('01a2019f-d932-7577-b68d-553c0da4c03f', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'Day 2', 'It is close.', 'Cryptocurrency', '{bitcoin,halving}', '[]', false, 0, 0, 0, 0, DEFAULT, '2026-11-22 04:59:42.77+00');
INSERT INTO public.posts VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'Halving day', 'It is close.', 'Cryptocurrency', '{bitcoin,halving}', '[{"url": "/media/01a2019f-d408-731b-9225-537bb29ad2c2.png", "type": "image/png", "width": 1400, "height": 700, "variants": [{"url": "/media/01a2019f-d408-731b-9225-537bb29ad2c2-card.webp", "width": 640, "height": 320}, {"url": "/media/01a2019f-d408-731b-9225-537bb29ad2c2-page.webp", "width": 1280, "height": 640}]}]', false, 0, 3, 1, 3, DEFAULT, '2026-11-22 04:59:41.75+00');
INSERT INTO public.posts VALUES ('01a2019f-d67c-709b-89d1-92785cc3e001', '01a2019f-d212-750c-a0ba-4404546fb6cd', 'From a member who leaves', 'It is close.', 'News', '{bitcoin,halving}', '[]', false, 0, 1, 0, 0, DEFAULT, '2026-11-22 04:59:42.076+00');

--
-- Data for Name: shares; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.shares VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d192-7707-a8a3-0a8068de3f41', '2026-11-22 04:59:42.437+00');

--
-- Data for Name: site_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site_settings VALUES ('admin_user_id', '01a2019f-c2d9-7452-b874-6d00a54ac00a');

--
-- Data for Name: socket_io_attachments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.socket_io_attachments VALUES (1, '2026-11-22 04:59:43.484696+00', '\x82a474797065');

--
-- Data for Name: tasks_done; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tasks_done VALUES ('01a2019f-c2d9-7452-b874-6d00a54ac00a', 'daily-visit', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'daily-visit', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'daily-visit', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'daily-visit', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'daily-visit', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'daily-post', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'daily-post', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'daily-post', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'daily-comment', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'daily-comment', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'daily-comment', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'daily-vote', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'daily-vote', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'daily-vote', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'complete-profile', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'like-and-repost', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'follow-account', '2026-11-22');
INSERT INTO public.tasks_done VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'join-group', '2026-11-22');

--
-- Data for Name: uploads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uploads VALUES ('01a2019f-d408-731b-9225-537bb29ad2c2', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'image/png', 'png', 21517, '2026-11-22 04:59:41.468+00', 1400, 700, '[{"name": "card", "bytes": 514, "width": 640, "height": 320}, {"name": "page", "bytes": 1664, "width": 1280, "height": 640}]');
INSERT INTO public.uploads VALUES ('01a2019f-d49e-707d-93df-c1cba924eb30', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'image/gif', 'gif', 42, '2026-11-22 04:59:41.6+00', 1, 1, '[{"name": "card", "bytes": 72, "width": 1, "height": 1}, {"name": "page", "bytes": 72, "width": 1, "height": 1}]');
INSERT INTO public.uploads VALUES ('01a2019f-d885-7717-b54c-ffcb4c353a1e', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'image/png', 'png', 70, '2026-11-22 04:59:42.6+00', 1, 1, '[{"name": "avatar", "bytes": 94, "width": 1, "height": 1}, {"name": "avatar-small", "bytes": 94, "width": 1, "height": 1}]');
INSERT INTO public.uploads VALUES ('01a2019f-dbf6-72e8-bc22-15c915172ca4', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 'audio/mpeg', 'mp3', 417, '2026-11-22 04:59:43.481+00', NULL, NULL, '[]');

--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('01a2019f-c2d9-7452-b874-6d00a54ac00a', 'Alphazone Admin', 'admin', 'admin@example.org', '$argon2id$v=19$m=19456,t=2,p=1$dtE0rCUAhl2xnd/aF5lrjg$JopdMcSBPYGUlIKPfg4JgBv12bBH/0wKMehir/djHfc', '', '{}', NULL, '{}', '2L5RH36Y', NULL, 0, 0, 0, '2026-11-22 04:59:37.029+00', 5, 1, '2026-11-22', 0, NULL);
INSERT INTO public.users VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'Ada', 'ada', 'ada@example.org', '$argon2id$v=19$m=19456,t=2,p=1$V4JgWxw9c3LRrU8fxpyeHA$yNJ8fMcOw1M0F1zRFVypn1rwMcozrZY0I431H7QUeFs', 'Counts.', '{btc,eth}', '/media/01a2019f-d885-7717-b54c-ffcb4c353a1e-avatar.webp', '{"x": "https://x.com/ada"}', 'VPETA7F2', NULL, 3, 1, 2, '2026-11-22 04:59:40.54+00', 237, 1, '2026-11-22', 0, NULL);
INSERT INTO public.users VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'Bob', 'bob', 'bob@example.org', '$argon2id$v=19$m=19456,t=2,p=1$6hQeRdJHnTMp0QWVDa2S6g$EzYaiXPF7QVR5MVxwQwkhD/wzyZvZd3/P68Z2UFFNIQ', '', '{}', NULL, '{}', 'MP8KYM25', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 1, 1, 1, '2026-11-22 04:59:40.714+00', 61, 1, '2026-11-22', 0, NULL);
INSERT INTO public.users VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'Cleo', 'cleo', 'cleo@example.org', '$argon2id$v=19$m=19456,t=2,p=1$KsPRzGchjHgf2I63dBH0CA$KDVrSCt8OGvyd/lZg1SKPcyXpghCrFV83xqjkbwA5sU', '', '{}', NULL, '{}', '2DMUBAYZ', NULL, 0, 1, 1, '2026-11-22 04:59:40.758+00', 21, 1, '2026-11-22', 1, NULL);
INSERT INTO public.users VALUES ('01a2019f-d212-750c-a0ba-4404546fb6cd', 'Deleted member', NULL, NULL, NULL, '', '{}', NULL, '{}', '01a2019f-d212-750c-a0ba-4404546fb6cd', NULL, 1, 1, 0, '2026-11-22 04:59:40.899+00', 0, 0, NULL, 1, '2026-11-22 04:59:43.067+00');
INSERT INTO public.users VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'Eve', 'eve', 'eve@example.org', '$argon2id$v=19$m=19456,t=2,p=1$jmrfA3s1usTLGMeVIwjddA$ZwD5LaDE6wuuSiuY8xqsPyltMeLJ+ldbHP7F5M7FwVk', '', '{}', NULL, '{}', 'Y45BLX94', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 0, 0, 0, '2026-11-22 04:59:41.035+00', 45, 1, '2026-11-22', 0, NULL);

--
-- Data for Name: votes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.votes VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 1, '2026-11-22 04:59:42.217+00', '01a2019f-d712-72ca-9e0a-aad1423bfbda');
INSERT INTO public.votes VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d192-7707-a8a3-0a8068de3f41', 1, '2026-11-22 04:59:42.262+00', '01a2019f-d712-72ca-9e0a-aad1423bfbda');
INSERT INTO public.votes VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d212-750c-a0ba-4404546fb6cd', -1, '2026-11-22 04:59:42.299+00', '01a2019f-d712-72ca-9e0a-aad1423bfbda');
INSERT INTO public.votes VALUES ('01a2019f-d536-77aa-971f-bc55e5e64c26', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 1, '2026-11-22 04:59:42.335+00', NULL);
INSERT INTO public.votes VALUES ('01a2019f-d611-77c4-9e4f-4e422e57e1d2', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', -1, '2026-11-22 04:59:42.353+00', '01a2019f-d7a8-76c1-8b8d-d0483a1bb440');
INSERT INTO public.votes VALUES ('01a2019f-d67c-709b-89d1-92785cc3e001', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 1, '2026-11-22 04:59:42.399+00', '01a2019f-d7d1-701a-94f0-b6d482c421a0');

--
-- Data for Name: xp_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.xp_entries VALUES ('01a2019f-c2d9-7452-b874-6d00a54ac00a', 'task', 'daily-visit 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:40.445+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'daily-visit 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:40.54+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'task', 'daily-visit 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:40.714+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'task', 'daily-visit 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:40.758+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'task', 'daily-visit 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:41.035+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'post', '01a2019f-d536-77aa-971f-bc55e5e64c26', 10, '2026-11-22', '2026-11-22 04:59:41.75+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'daily-post 2026-11-22', 10, '2026-11-22', '2026-11-22 04:59:41.75+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'post', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', 10, '2026-11-22', '2026-11-22 04:59:41.969+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'referred', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 20, '2026-11-22', '2026-11-22 04:59:41.969+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'task', 'daily-post 2026-11-22', 10, '2026-11-22', '2026-11-22 04:59:41.969+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'referral', '01a2019f-d14a-77b8-8f81-28f8855fcafb', 50, '2026-11-22', '2026-11-22 04:59:41.969+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'post', '01a2019f-d650-745b-b07c-ea2d3d065039', 10, '2026-11-22', '2026-11-22 04:59:42.032+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'referred', '01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 20, '2026-11-22', '2026-11-22 04:59:42.032+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d28b-7198-af63-709af8f97dba', 'task', 'daily-post 2026-11-22', 10, '2026-11-22', '2026-11-22 04:59:42.032+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'referral', '01a2019f-d28b-7198-af63-709af8f97dba', 50, '2026-11-22', '2026-11-22 04:59:42.032+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'comment', '01a2019f-d536-77aa-971f-bc55e5e64c26', 5, '2026-11-22', '2026-11-22 04:59:42.104+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'task', 'daily-comment 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.104+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'comment', '01a2019f-d536-77aa-971f-bc55e5e64c26', 5, '2026-11-22', '2026-11-22 04:59:42.134+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'task', 'daily-comment 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.134+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'comment', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', 5, '2026-11-22', '2026-11-22 04:59:42.201+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'daily-comment 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.201+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'vote', '01a2019f-d536-77aa-971f-bc55e5e64c26', 1, '2026-11-22', '2026-11-22 04:59:42.217+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d14a-77b8-8f81-28f8855fcafb', 'task', 'daily-vote 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.217+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'vote', '01a2019f-d536-77aa-971f-bc55e5e64c26', 1, '2026-11-22', '2026-11-22 04:59:42.262+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d192-7707-a8a3-0a8068de3f41', 'task', 'daily-vote 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.262+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'daily-vote 2026-11-22', 5, '2026-11-22', '2026-11-22 04:59:42.335+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'vote', '01a2019f-d611-77c4-9e4f-4e422e57e1d2', 1, '2026-11-22', '2026-11-22 04:59:42.353+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'vote', '01a2019f-d67c-709b-89d1-92785cc3e001', 1, '2026-11-22', '2026-11-22 04:59:42.399+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'complete-profile', 25, '2026-11-22', '2026-11-22 04:59:42.627+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'like-and-repost 2026-11-22', 10, '2026-11-22', '2026-11-22 04:59:42.666+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'follow-account', 20, '2026-11-22', '2026-11-22 04:59:42.687+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'task', 'join-group', 20, '2026-11-22', '2026-11-22 04:59:42.708+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'post', '01a2019f-d914-719b-b2f6-b517d8b59716', 10, '2026-11-22', '2026-11-22 04:59:42.74+00');
INSERT INTO public.xp_entries VALUES ('01a2019f-d0ae-7717-bdd9-87cdbdee95d7', 'post', '01a2019f-d932-7577-b68d-553c0da4c03f', 10, '2026-11-22', '2026-11-22 04:59:42.77+00');

--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.socket_io_attachments_id_seq', 1, true);

--
-- Name: achievements_earned achievements_earned_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.achievements_earned
    ADD CONSTRAINT achievements_earned_pkey PRIMARY KEY (user_id, achievement_id);

--
-- Name: chat_messages chat_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);

--
-- Name: comments comments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);

--
-- Name: crypto_prices crypto_prices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crypto_prices
    ADD CONSTRAINT crypto_prices_pkey PRIMARY KEY (provider);

--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

--
-- Name: login_attempts login_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);

--
-- Name: media_removals media_removals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_removals
    ADD CONSTRAINT media_removals_pkey PRIMARY KEY (name);

--
-- Name: notifications notifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

--
-- Name: post_uploads post_uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_uploads
    ADD CONSTRAINT post_uploads_pkey PRIMARY KEY (post_id, upload_id);

--
-- Name: posts posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);

--
-- Name: shares shares_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (post_id, user_id);

--
-- Name: site_settings site_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (key);

--
-- Name: socket_io_attachments socket_io_attachments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socket_io_attachments
    ADD CONSTRAINT socket_io_attachments_pkey PRIMARY KEY (id);

--
-- Name: tasks_done tasks_done_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks_done
    ADD CONSTRAINT tasks_done_pkey PRIMARY KEY (user_id, task_id);

--
-- Name: uploads uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

--
-- Name: users users_referral_code_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_referral_code_unique UNIQUE (referral_code);

--
-- Name: votes votes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.votes
    ADD CONSTRAINT votes_pkey PRIMARY KEY (post_id, user_id);

--
-- Name: xp_entries xp_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.xp_entries
    ADD CONSTRAINT xp_entries_pkey PRIMARY KEY (user_id, cause, reference);

--
-- Name: chat_messages_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_messages_by_time ON public.chat_messages USING btree (sent_on DESC, id DESC);

--
-- Name: comments_by_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comments_by_post ON public.comments USING btree (post_id, commented_on, id);

--
-- Name: comments_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX comments_by_user ON public.comments USING btree (user_id);

--
-- Name: login_attempts_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_attempts_by_end ON public.login_attempts USING btree (ends_on);

--
-- Name: notifications_by_comment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_by_comment ON public.notifications USING btree (comment_id);

--
-- Name: notifications_by_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_by_post ON public.notifications USING btree (post_id);

--
-- Name: notifications_by_sender; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_by_sender ON public.notifications USING btree (sender_id);

--
-- Name: notifications_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, created_on DESC, id DESC);

--
-- Name: notifications_one_of_votes; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notifications_one_of_votes ON public.notifications USING btree (post_id) WHERE ((kind = 'post_vote'::text) AND (NOT is_read));

--
-- Name: notifications_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (NOT is_read);

--
-- Name: post_uploads_by_upload; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX post_uploads_by_upload ON public.post_uploads USING btree (upload_id);

--
-- Name: posts_by_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_by_author ON public.posts USING btree (author_id, posted_on DESC, id DESC);

--
-- Name: posts_by_tag; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_by_tag ON public.posts USING gin (tags);

--
-- Name: posts_hot; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_hot ON public.posts USING btree (score DESC, posted_on DESC, id DESC);

--
-- Name: posts_new; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_new ON public.posts USING btree (posted_on DESC, id DESC);

--
-- Name: posts_title_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_title_search ON public.posts USING gin (lower(title) public.gin_trgm_ops);

--
-- Name: posts_zone_hot; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_zone_hot ON public.posts USING btree (category, pinned DESC, score DESC, posted_on DESC, id DESC);

--
-- Name: posts_zone_new; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_zone_new ON public.posts USING btree (category, pinned DESC, posted_on DESC, id DESC);

--
-- Name: shares_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shares_by_user ON public.shares USING btree (user_id);

--
-- Name: uploads_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX uploads_by_age ON public.uploads USING btree (created_on);

--
-- Name: uploads_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX uploads_by_owner ON public.uploads USING btree (owner_id);

--
-- Name: users_by_joining; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_by_joining ON public.users USING btree (joined_on, id);

--
-- Name: users_by_referrer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_by_referrer ON public.users USING btree (referred_by);

--
-- Name: users_email_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));

--
-- Name: users_name_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_name_search ON public.users USING gin (lower(name) public.gin_trgm_ops, lower(username) public.gin_trgm_ops);

--
-- Name: users_username_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_username_unique ON public.users USING btree (lower(username));

--
-- Name: votes_by_notification; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX votes_by_notification ON public.votes USING btree (notification_id, voted_on) WHERE (notification_id IS NOT NULL);

--
-- Name: votes_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX votes_by_user ON public.votes USING btree (user_id);

--
-- Name: xp_entries_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX xp_entries_by_day ON public.xp_entries USING btree (user_id, day);

--
-- Name: achievements_earned achievements_earned_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.achievements_earned
    ADD CONSTRAINT achievements_earned_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: chat_messages chat_messages_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: comments comments_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

--
-- Name: comments comments_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: notifications notifications_comment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;

--
-- Name: notifications notifications_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

--
-- Name: notifications notifications_sender_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: notifications notifications_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: post_uploads post_uploads_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_uploads
    ADD CONSTRAINT post_uploads_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

--
-- Name: post_uploads post_uploads_upload_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.post_uploads
    ADD CONSTRAINT post_uploads_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id);

--
-- Name: posts posts_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);

--
-- Name: shares shares_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

--
-- Name: shares shares_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: tasks_done tasks_done_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks_done
    ADD CONSTRAINT tasks_done_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

--
-- Name: uploads uploads_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);

--
-- Name: users users_referred_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES public.users(id) ON DELETE SET NULL;

--
-- Name: votes votes_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.votes
    ADD CONSTRAINT votes_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

--
-- Name: votes votes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.votes
    ADD CONSTRAINT votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

--
-- Name: xp_entries xp_entries_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.xp_entries
    ADD CONSTRAINT xp_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
