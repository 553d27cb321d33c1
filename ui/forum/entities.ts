/** A vote, as the wire names it. */
export type VoteValue = 'upVote' | 'downVote';

/** A smaller form of a picture. */
export interface MediaVariant {
  url: string;
  /** In pixels. */
  width: number;
}

/**
 * An entry of `mediaUrls`: an address alone, or with its type and the resized variants of an image.
 */
export type MediaItem =
  string | { url: string; type?: string | undefined; variants?: readonly MediaVariant[] | undefined };

/** What a card or a page shows of a post, with the field names of the wire. */
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

/** How the votes of a post stand. */
export interface VoteStanding {
  /** Net votes: up-votes, boost included, minus down-votes. */
  score: number;
  /** How many of the up-votes are a boost. @default 0 */
  boost?: number | undefined;
  /** The vote of the person who looks. @default null */
  myVote?: VoteValue | null | undefined;
}

/** What the list shows of a comment, with the field names of the wire. */
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

/** What a profile shows of an achievement, with the field names of the wire. */
export interface AchievementView {
  _id: string;
  name: string;
  description: string;
  /** ISO 8601. */
  earnedOn: string;
}

/** What a profile shows of a task, with the field names of the wire. */
export interface TaskView {
  _id: string;
  type: 'daily' | 'other';
  description: string;
  /** What completes the task. */
  criteria: string;
  completed: boolean;
  xpReward: number;
  /** Where a manual task is done; only http and https addresses become links. */
  externalLink?: string | undefined;
}

/** Addresses of a member elsewhere, with the field names of the wire. Empty text is none. */
export interface SocialLinks {
  x?: string | undefined;
  telegram?: string | undefined;
  discord?: string | undefined;
}

/** What a card shows of a tag, with the field names of the wire. */
export interface TagView {
  tagName: string;
  tagDesc: string;
  /** How many posts carry it. */
  count?: number | undefined;
}

/** A place on the leaderboard, with the field names of the wire. */
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
  /** Symbol of the token last written about. */
  lastToken?: string | undefined;
}
