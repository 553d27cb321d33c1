import type { VoteValue } from '@alphazone/machines';

export type { VoteValue };

/** A resized variant of an image. */
export interface MediaVariant {
  url: string;
  /** In pixels. */
  width: number;
}

/**
 * An entry of `mediaUrls`: an address, alone or with its type and the resized variants of an image.
 */
export type MediaItem =
  string | { url: string; type?: string | undefined; variants?: readonly MediaVariant[] | undefined };

/** A post, with the field names of the wire. */
export interface PostView {
  _id: string;
  postTitle: string;
  /** Text; a mention is `@[display](id)`. */
  postBody: string;
  mediaUrls: readonly MediaItem[];
  postTags: readonly string[];
  /** Name of the zone. */
  category: string;
  userId: string;
  userPosted: string;
  userPicture?: string | undefined;
  /** ISO 8601. */
  postedOn: string;
  noOfComments: number;
  pinned: boolean;
}

/** The votes of a post. */
export interface VoteStanding {
  /** Net votes: up-votes, boost included, minus down-votes. */
  score: number;
  /** Part of the up-votes that is a boost. @default 0 */
  boost?: number | undefined;
  /** The current user's vote. @default null */
  myVote?: VoteValue | null | undefined;
}

/** A comment, with the field names of the wire. */
export interface CommentView {
  _id: string;
  userId: string;
  userCommented: string;
  userPicture?: string | undefined;
  /** Text; a mention is `@[display](id)`. */
  commentBody: string;
  /** ISO 8601. */
  commentedOn: string;
}

/** An achievement, with the field names of the wire. */
export interface AchievementView {
  _id: string;
  name: string;
  description: string;
  /** ISO 8601. */
  earnedOn: string;
}

/** A task, with the field names of the wire. */
export interface TaskView {
  _id: string;
  type: 'daily' | 'other';
  description: string;
  /** The completion criterion. */
  criteria: string;
  completed: boolean;
  xpReward: number;
  /** Address of a manual task; only http and https addresses become links. */
  externalLink?: string | undefined;
}

/** A member's links to other services, with the field names of the wire. An empty string is none. */
export interface SocialLinks {
  x?: string | undefined;
  telegram?: string | undefined;
  discord?: string | undefined;
}

/** A tag, with the field names of the wire. */
export interface TagView {
  tagName: string;
  tagDesc: string;
  /** Number of posts with the tag. */
  count?: number | undefined;
}

/** A leaderboard entry, with the field names of the wire. */
export interface LeaderboardEntry {
  id: string;
  name: string;
  reputation: number;
  shares: number;
  /** Address of the picture; empty for none. */
  avatar: string;
  /** In per cent. */
  hitRate?: number | undefined;
  /** In per cent. */
  avgROI?: number | undefined;
  /** Symbol of the token in the latest post. */
  lastToken?: string | undefined;
}
