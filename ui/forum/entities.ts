/** A vote as the wire names it (spec section 7). */
export type VoteValue = 'upVote' | 'downVote';

/** A smaller form of a picture. */
export interface MediaVariant {
  url: string;
  /** In pixels. */
  width: number;
}

/**
 * An uploaded file: its address, or address and type, as the spec's `mediaUrls` allow (section 3); and smaller
 * forms of a picture where there are some.
 */
export type MediaItem =
  string | { url: string; type?: string | undefined; variants?: readonly MediaVariant[] | undefined };

/** What a card or a page shows of a post; the names of spec section 3. */
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

/** What the list shows of a comment; the names of spec section 3. */
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
