// Generated from the migrations by `npm run generate`. Do not edit.

import type {
  AuditDetailsColumn,
  BeforeDecisionColumn,
  CaseState,
  CoinsColumn,
  CredentialColumn,
  DayColumn,
  DecisionKind,
  DecisionState,
  HiddenColumn,
  LinkPurpose,
  MailContentColumn,
  MailDataColumn,
  MailKind,
  NotificationKind,
  OptionalDayColumn,
  PendingSignUpColumn,
  PostMediaColumn,
  ReportReason,
  ReportTarget,
  Role,
  ScoreColumn,
  SignInPurpose,
  SocialLinksColumn,
  VariantsColumn,
} from './column-types';
import type { ColumnType } from 'kysely';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AchievementsEarned {
  achievement_id: string;
  earned_on: Generated<Timestamp>;
  user_id: string;
}

export interface AddressBans {
  banned_by: string | null;
  banned_on: Timestamp;
  ends_on: Timestamp;
  id: string;
  network: string;
  reason: string;
}

export interface AuditLog {
  action: string;
  actor_id: string | null;
  details: AuditDetailsColumn;
  happened_on: Timestamp;
  id: Generated<Int8>;
  member_id: string | null;
  target_id: string | null;
  target_kind: string | null;
}

export interface AuthorCounts {
  author_id: string;
  category: string;
  posts: number;
  tag: string;
}

export interface Cases {
  claimed_by: string | null;
  claimed_on: Timestamp | null;
  closed_on: Timestamp | null;
  decision_id: string | null;
  id: string;
  member_id: string;
  opened_on: Timestamp;
  state: CaseState;
  target_id: string;
  target_kind: ReportTarget;
  version: Generated<number>;
  weight: Generated<number>;
  zone: string | null;
}

export interface Challenges {
  challenge: string;
  ends_on: Timestamp;
  id: string;
  purpose: string;
  user_id: string | null;
}

export interface ChatMessages {
  hidden: HiddenColumn;
  id: string;
  idempotency_key: string | null;
  sent_on: Generated<Timestamp>;
  text: string;
  user_id: string;
}

export interface Comments {
  body: string;
  commented_on: Generated<Timestamp>;
  hidden: HiddenColumn;
  id: string;
  post_id: string;
  removed_while_held: Generated<boolean>;
  user_id: string;
}

export interface CryptoPrices {
  coins: CoinsColumn;
  fetched_on: Timestamp | null;
  next_fetch_on: Timestamp;
  provider: string;
}

export interface Decisions {
  appeal: string | null;
  appealed_on: Timestamp | null;
  batch_id: string | null;
  before: BeforeDecisionColumn;
  decided_on: Timestamp;
  ends_on: Timestamp | null;
  id: string;
  kind: DecisionKind;
  member_id: string;
  moderator_id: string | null;
  note: Generated<string>;
  reason: ReportReason;
  review_note: string | null;
  reviewed_on: Timestamp | null;
  reviewer_id: string | null;
  state: DecisionState;
  target_id: string;
  target_kind: ReportTarget;
  undone: Generated<boolean>;
  version: Generated<number>;
  zone: string | null;
}

export interface DeletedPosts {
  deleted_on: Generated<Timestamp>;
  id: string;
}

export interface HeldVotes {
  post_id: string;
  user_id: string;
  value: number;
  voted_on: Timestamp;
}

export interface IdempotencyKeys {
  created_on: Timestamp;
  key: string;
  request_hash: Buffer;
  thing_id: string;
  user_id: string;
}

export interface Identities {
  issuer: string;
  linked_on: Timestamp;
  subject: string;
  user_id: string;
}

export interface IdentityTickets {
  ends_on: Timestamp;
  issuer: string;
  subject: string;
  ticket_hash: Buffer;
  verified_email: string | null;
}

export interface Invitations {
  created_on: Timestamp;
  expires_on: Timestamp;
  id: string;
  inviter_id: string;
  used_by: string | null;
}

export interface KnownWords {
  shard: number;
  source: string;
  uses: number;
  word: string;
}

export interface LoginAttempts {
  ends_on: Timestamp;
  failures: number;
  key: Buffer;
}

export interface MailLinks {
  email: string;
  expires_on: Timestamp;
  purpose: LinkPurpose;
  sign_up: PendingSignUpColumn;
  token_hash: Buffer;
  user_id: string | null;
}

export interface Mails {
  attempts: Generated<number>;
  content: MailContentColumn;
  created_on: Generated<Timestamp>;
  data: MailDataColumn;
  error: string | null;
  id: string;
  kind: MailKind;
  next_try_on: Generated<Timestamp | null>;
  recipient: string;
  sent_on: Timestamp | null;
  told_until: Timestamp | null;
  user_id: string | null;
}

export interface MediaRemovals {
  name: string;
}

export interface MemberAllowances {
  kind: string;
  user_id: string;
  whole_on: Timestamp;
}

export interface MemberCount {
  members: number;
  only_row: Generated<boolean>;
}

export interface MemberFilters {
  blocked_id: string | null;
  created_on: Generated<Timestamp>;
  id: string;
  post_id: string | null;
  user_id: string;
  word: string | null;
}

export interface Notifications {
  comment_id: string | null;
  created_on: Generated<Timestamp>;
  decision_id: string | null;
  id: string;
  is_read: Generated<boolean>;
  kind: NotificationKind;
  other_votes: Generated<number>;
  post_id: string | null;
  sender_id: string | null;
  subject: string | null;
  user_id: string;
}

export interface Passkeys {
  counter: Int8;
  created_on: Timestamp;
  id: string;
  last_used_on: Timestamp | null;
  name: string;
  public_key: Buffer;
  transports: string[];
  user_id: string;
}

export interface Posts {
  author_id: string;
  body: string;
  boost: Generated<number>;
  category: string;
  comment_count: Generated<number>;
  comments_locked: Generated<boolean>;
  down_votes: Generated<number>;
  hidden: HiddenColumn;
  id: string;
  media: PostMediaColumn;
  pinned: Generated<boolean>;
  posted_on: Generated<Timestamp>;
  score: ScoreColumn;
  tags: string[];
  title: string;
  up_votes: Generated<number>;
}

export interface PostTags {
  author_id: string;
  category: string;
  pinned: boolean;
  post_id: string;
  posted_on: Timestamp;
  score: number;
  tag: string;
}

export interface PostUploads {
  post_id: string;
  upload_id: string;
}

export interface PostWords {
  number: Generated<Int8>;
  post_id: string;
  words: string;
}

export interface PushSubscriptions {
  attempts: Generated<number>;
  auth: string;
  created_on: Generated<Timestamp>;
  endpoint: string;
  kinds: string[];
  next_try_on: Timestamp | null;
  p256dh: string;
  pushed_ids: Generated<string[]>;
  pushed_until: Generated<Timestamp>;
  session_id: string;
  user_id: string;
}

export interface RecentTexts {
  comment_id: string | null;
  hash: Buffer;
  post_id: string | null;
  written_on: Timestamp;
}

export interface RecoveryCodes {
  code_hash: Buffer;
  user_id: string;
}

export interface ReferralCounts {
  referred: number;
  user_id: string;
}

export interface Reports {
  case_id: string;
  decision_id: string | null;
  id: string;
  reason: ReportReason;
  reported_on: Timestamp;
  reporter_id: string | null;
  text: Generated<string>;
  weight: number;
}

export interface Roles {
  granted_by: string | null;
  granted_on: Timestamp;
  id: string;
  role: Role;
  user_id: string;
  zone: string | null;
}

export interface Sessions {
  created_on: Timestamp;
  device: string;
  expires_on: Timestamp;
  id: string;
  last_used_on: Timestamp;
  network: string;
  proved_on: Timestamp | null;
  token_version: number;
  user_id: string;
}

export interface ShareCounts {
  post_id: string;
  shares: number;
}

export interface Shares {
  post_id: string;
  shared_on: Generated<Timestamp>;
  user_id: string;
}

export interface SignInFlows {
  browser_hash: Buffer;
  code_verifier: string;
  ends_on: Timestamp;
  nonce: string;
  provider: string;
  purpose: SignInPurpose;
  started_on: Timestamp;
  state_hash: Buffer;
  user_id: string | null;
}

export interface SiteSettings {
  key: string;
  value: string;
}

export interface SocketIoAttachments {
  created_at: Generated<Timestamp>;
  id: Generated<Int8>;
  payload: Buffer | null;
}

export interface SpentTasks {
  ends_on: Timestamp;
  nonce: string;
}

export interface Standings {
  reputation: Generated<number>;
  shares: Generated<number>;
  user_id: string;
}

export interface TagCounts {
  posts: number;
  tag: string;
}

export interface TagZoneCounts {
  category: string;
  posts: number;
  tag: string;
}

export interface TasksDone {
  day: DayColumn;
  task_id: string;
  user_id: string;
}

export interface Titles {
  labels: string[];
  number: Int8;
  pinned: boolean;
  post_id: string;
  posted_on: Timestamp;
  score: number;
  title: string;
}

export interface TotpSecrets {
  confirmed_on: Timestamp | null;
  last_step: Generated<number>;
  secret: string;
  user_id: string;
}

export interface Uploads {
  bytes: number;
  created_on: Generated<Timestamp>;
  extension: string;
  height: number | null;
  id: string;
  mime: string;
  owner_id: string;
  variants: VariantsColumn;
  width: number | null;
}

export interface Users {
  about: Generated<string>;
  approval_asked_on: Timestamp | null;
  ban_id: string | null;
  comments_count: Generated<number>;
  deleted_on: Timestamp | null;
  email: CredentialColumn;
  email_verified_on: Timestamp | null;
  id: string;
  joined_on: Generated<Timestamp>;
  likes_given_count: Generated<number>;
  mails_notices: Generated<boolean>;
  name: string;
  password_hash: string | null;
  picture_url: string | null;
  posts_count: Generated<number>;
  referral_code: string;
  referred_by: string | null;
  silence_id: string | null;
  social_links: SocialLinksColumn;
  streak_day: OptionalDayColumn;
  streak_days: Generated<number>;
  tags: Generated<string[]>;
  token_version: Generated<number>;
  username: string | null;
  xp: Generated<number>;
}

export interface Votes {
  notification_id: string | null;
  post_id: string;
  user_id: string;
  value: number;
  voted_on: Generated<Timestamp>;
}

export interface VoteSignalKeys {
  key: Buffer;
  week: number;
}

export interface VoteSignals {
  device: Buffer | null;
  network: Buffer;
  post_id: string;
  voted_on: Timestamp;
  voter_id: string;
}

export interface XpEntries {
  amount: number;
  cause: string;
  created_on: Generated<Timestamp>;
  day: DayColumn;
  reference: string;
  user_id: string;
}

export interface ZoneCounts {
  category: string;
  posts: number;
  shard: number;
}

export interface DB {
  achievements_earned: AchievementsEarned;
  address_bans: AddressBans;
  audit_log: AuditLog;
  author_counts: AuthorCounts;
  cases: Cases;
  challenges: Challenges;
  chat_messages: ChatMessages;
  comments: Comments;
  crypto_prices: CryptoPrices;
  decisions: Decisions;
  deleted_posts: DeletedPosts;
  held_votes: HeldVotes;
  idempotency_keys: IdempotencyKeys;
  identities: Identities;
  identity_tickets: IdentityTickets;
  invitations: Invitations;
  known_words: KnownWords;
  login_attempts: LoginAttempts;
  mail_links: MailLinks;
  mails: Mails;
  media_removals: MediaRemovals;
  member_allowances: MemberAllowances;
  member_count: MemberCount;
  member_filters: MemberFilters;
  notifications: Notifications;
  passkeys: Passkeys;
  post_tags: PostTags;
  post_uploads: PostUploads;
  post_words: PostWords;
  posts: Posts;
  push_subscriptions: PushSubscriptions;
  recent_texts: RecentTexts;
  recovery_codes: RecoveryCodes;
  referral_counts: ReferralCounts;
  reports: Reports;
  roles: Roles;
  sessions: Sessions;
  share_counts: ShareCounts;
  shares: Shares;
  sign_in_flows: SignInFlows;
  site_settings: SiteSettings;
  socket_io_attachments: SocketIoAttachments;
  spent_tasks: SpentTasks;
  standings: Standings;
  tag_counts: TagCounts;
  tag_zone_counts: TagZoneCounts;
  tasks_done: TasksDone;
  titles: Titles;
  totp_secrets: TotpSecrets;
  uploads: Uploads;
  users: Users;
  vote_signal_keys: VoteSignalKeys;
  vote_signals: VoteSignals;
  votes: Votes;
  xp_entries: XpEntries;
  zone_counts: ZoneCounts;
}
