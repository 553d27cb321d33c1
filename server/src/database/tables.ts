import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { components } from '@alphazone/client';

type Schemas = components['schemas'];

/** A moment with millisecond precision; the database fills in the present when none is given. */
type Moment = ColumnType<Date, Date | undefined, Date>;

interface UsersTable {
  id: string;
  name: string;
  /** Unique in any letter case. */
  username: string | null;
  /** Unique in any letter case. Never leaves the server. */
  email: string;
  /** Argon2id, in PHC form. Never leaves the server. */
  password_hash: string;
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
  joined_on: Moment;
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
  media: JSONColumnType<Schemas['Media'][], string, string>;
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
  created_on: Moment;
}

interface ChatMessagesTable {
  id: string;
  user_id: string;
  /** 1 to 1,000 characters. */
  text: string;
  sent_on: Moment;
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

/** The tables, as Kysely needs them. */
export interface Tables {
  users: UsersTable;
  posts: PostsTable;
  votes: VotesTable;
  comments: CommentsTable;
  uploads: UploadsTable;
  chat_messages: ChatMessagesTable;
  shares: SharesTable;
  crypto_prices: CryptoPricesTable;
  site_settings: SiteSettingsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type PostRow = Selectable<PostsTable>;
export type NewPost = Insertable<PostsTable>;
export type CommentRow = Selectable<CommentsTable>;
