import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { components } from '@alphazone/client';

type Schemas = components['schemas'];

/** A day of UTC, written as `2026-11-21`. Read it as `…::text`: the driver would make a local moment of it. */
type DayColumn<Insert, Update = string> = ColumnType<never, Insert, Update>;

/** A moment with millisecond precision; the database fills in the present when none is given. */
type Moment = ColumnType<Date, Date | undefined, Date>;

interface UsersTable {
  id: string;
  name: string;
  /** Unique in any letter case. */
  username: string | null;
  /** Unique in any letter case. Nobody but the member sees it. Null once the account is deleted. */
  email: ColumnType<string | null, string, string | null>;
  /** Argon2id, in PHC form. Never leaves the server. Null once the account is deleted. */
  password_hash: ColumnType<string | null, string, string | null>;
  about: Generated<string>;
  tags: Generated<string[]>;
  /** Address under `/media/`. */
  picture_url: string | null;
  social_links: JSONColumnType<Schemas['SocialLinks'], string | undefined, string>;
  referral_code: string;
  referred_by: string | null;
  posts_count: Generated<number>;
  comments_count: Generated<number>;
  /** Up-votes that this member gives at present. */
  likes_given_count: Generated<number>;
  /** Sum of this member's `xp_entries`. */
  xp: Generated<number>;
  /** Consecutive days of activity up to `streak_day`. */
  streak_days: Generated<number>;
  streak_day: DayColumn<string | undefined, string | null>;
  joined_on: Moment;
  /** Only tokens of this version are good; one more ends all sessions. */
  token_version: Generated<number>;
  /** What remains of a deleted account is a nameless author of its contents; null for members. */
  deleted_on: ColumnType<Date | null, undefined, Date>;
}

interface PostsTable {
  id: string;
  author_id: string;
  title: string;
  body: string;
  /** Name of the zone as the site settings write it. */
  category: string;
  /** Lower case, without duplicates. */
  tags: string[];
  media: JSONColumnType<Schemas['PostMedia'][], string, string>;
  pinned: Generated<boolean>;
  /** Up-votes added by the administrator; 0 to 10,000. */
  boost: Generated<number>;
  /** Votes of members; the boost is not among them. */
  up_votes: Generated<number>;
  down_votes: Generated<number>;
  comment_count: Generated<number>;
  /** Net votes, boost included. Computed by the database. */
  score: GeneratedAlways<number>;
  posted_on: Moment;
}

interface VotesTable {
  post_id: string;
  user_id: string;
  /** 1 is an up-vote, -1 a down-vote. */
  value: number;
  voted_on: Moment;
  /** The entry that tells the post's author, or told and is gone; null for one's own vote. */
  notification_id: string | null;
}

interface CommentsTable {
  id: string;
  post_id: string;
  user_id: string;
  body: string;
  commented_on: Moment;
}

interface UploadsTable {
  id: string;
  owner_id: string;
  /** Media type, judged by content. */
  mime: string;
  /** Ending of the file's name, without the dot. */
  extension: string;
  /** Size. */
  bytes: number;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
  variants: JSONColumnType<StoredVariant[], string | undefined, string>;
  created_on: Moment;
}

/** A smaller form of a picture, kept beside it. Sizes in pixels. */
export interface StoredVariant {
  name: string;
  width: number;
  height: number;
  bytes: number;
}

/** Which posts show an upload. */
interface PostUploadsTable {
  post_id: string;
  upload_id: string;
}

/** Media files whose upload is gone and that are still to be removed from the storage. */
interface MediaRemovalsTable {
  name: string;
}

interface ChatMessagesTable {
  id: string;
  user_id: string;
  /** 1 to 1,000 characters. */
  text: string;
  sent_on: Moment;
}

export type NotificationKind = 'mention' | 'reply' | 'new_post' | 'post_vote' | 'level_up' | 'achievement';

interface NotificationsTable {
  id: string;
  /** Who is told. */
  user_id: string;
  kind: NotificationKind;
  /** Who did it; null for rewards, and for votes, which carry their voters themselves. */
  sender_id: string | null;
  post_id: string | null;
  /** The comment in which it happened. */
  comment_id: string | null;
  /** The level or the achievement's name. */
  subject: string | null;
  is_read: Generated<boolean>;
  /** Of votes: the newest one's time. */
  created_on: Moment;
}

interface LoginAttemptsTable {
  /** Keyed hash of an account, an address, or both. */
  key: Buffer;
  failures: number;
  /** When the count starts anew. */
  ends_on: Date;
}

interface SharesTable {
  post_id: string;
  /** Never the author. */
  user_id: string;
  shared_on: Moment;
}

interface CryptoPricesTable {
  provider: string;
  /** The last prices that came; null before the first. */
  coins: JSONColumnType<Schemas['Coin'][] | null, string | null, string>;
  /** When they came. */
  fetched_on: Date | null;
  /** No server asks the provider before this moment. */
  next_fetch_on: Date;
}

interface SiteSettingsTable {
  key: string;
  value: string;
}

/** The ledger of XP: rows are only added. */
interface XpEntriesTable {
  user_id: string;
  cause: string;
  /** What the XP is for; with the cause unique for the member. */
  reference: string;
  amount: number;
  day: DayColumn<string>;
  created_on: Moment;
}

interface TasksDoneTable {
  user_id: string;
  task_id: string;
  /** When the task was last done. */
  day: DayColumn<string>;
}

interface AchievementsEarnedTable {
  user_id: string;
  achievement_id: string;
  earned_on: Moment;
}

/** The tables, as Kysely needs them. */
export interface Tables {
  users: UsersTable;
  posts: PostsTable;
  votes: VotesTable;
  comments: CommentsTable;
  uploads: UploadsTable;
  post_uploads: PostUploadsTable;
  media_removals: MediaRemovalsTable;
  chat_messages: ChatMessagesTable;
  notifications: NotificationsTable;
  login_attempts: LoginAttemptsTable;
  shares: SharesTable;
  crypto_prices: CryptoPricesTable;
  site_settings: SiteSettingsTable;
  xp_entries: XpEntriesTable;
  tasks_done: TasksDoneTable;
  achievements_earned: AchievementsEarnedTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type PostRow = Selectable<PostsTable>;
export type NewPost = Insertable<PostsTable>;
export type CommentRow = Selectable<CommentsTable>;
export type NotificationRow = Selectable<NotificationsTable>;
