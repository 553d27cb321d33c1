import type { VoteValue } from '@alphazone/machines';

export type { VoteValue };

export interface MediaVariant {
  url: string;
  /** In px. */
  width: number;
}

export type MediaItem =
  | string
  | {
      url: string;
      /** MIME type, file extension or `image`, `video`, `audio`. @default the extension of `url` */
      type?: string | undefined;
      /** Narrower copies of a picture, for `srcset`. */
      variants?: readonly MediaVariant[] | undefined;
      /** Whether moderators removed it. @default false */
      removed?: boolean | undefined;
    };

/** Field names match the API, here and below. */
export interface PostView {
  _id: string;
  postTitle: string;
  /** Mentions are `@[display](id)`. */
  postBody: string;
  mediaUrls: readonly MediaItem[];
  postTags: readonly string[];
  /** Name of its zone. */
  category: string;
  /** Id of the author. */
  userId: string;
  /** Display name of the author. */
  userPosted: string;
  /** URL of the author's picture. */
  userPicture?: string | undefined;
  /** ISO 8601. */
  postedOn: string;
  noOfComments: number;
  /** Whether it is labelled as boosted. */
  pinned: boolean;
}

export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The parts of a post that a search found. */
export interface PostMatch {
  /** The whole title. */
  title: readonly TextPiece[];
  /** Replaces the excerpt; empty when the body has no match. */
  body: readonly TextPiece[];
}

export interface VoteStanding {
  /** Up-votes, including the boost, minus down-votes. */
  score: number;
  /** The part of the up-votes that comes from a boost. @default 0 */
  boost?: number | undefined;
  /** The current user's vote. @default null */
  myVote?: VoteValue | null | undefined;
  /** Whether `myVote` is not counted until moderators decide. @default false */
  isHeldBack?: boolean | undefined;
}

export interface CommentView {
  _id: string;
  /** Id of the author. */
  userId: string;
  /** Display name of the author. */
  userCommented: string;
  /** URL of the author's picture. */
  userPicture?: string | undefined;
  /** Mentions are `@[display](id)`. */
  commentBody: string;
  /** Hidden by moderators: `commentBody` is a placeholder. */
  hidden?: 'removed' | 'held' | undefined;
  /** ISO 8601. */
  commentedOn: string;
}

export interface AchievementView {
  _id: string;
  name: string;
  description?: string | undefined;
  /** ISO 8601. */
  earnedOn?: string | undefined;
}

export interface TaskView {
  _id: string;
  type: 'daily' | 'other';
  description: string;
  completed: boolean;
  xpReward?: number | undefined;
  /** URL of a manual task. Only http and https URLs become links. */
  externalLink?: string | undefined;
}

/** Empty strings count as absent. */
export interface SocialLinks {
  x?: string | undefined;
  telegram?: string | undefined;
  discord?: string | undefined;
}

export interface LeaderboardEntry {
  id: string;
  name: string;
  reputation: number;
  shares: number;
  /** URL of the picture; may be empty. */
  avatar: string;
  /** In per cent. */
  hitRate?: number | undefined;
  /** In per cent. */
  avgROI?: number | undefined;
  /** Symbol of the token in the user's latest post. */
  lastToken?: string | undefined;
}
