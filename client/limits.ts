// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Limits of texts (in characters), numbers, lists and files. The server enforces them. */
export const limits = {
  /** Opaque identifier. */
  id: { maxLength: 64 },
  /** E-mail address. */
  email: { maxLength: 254 },
  /** Password of an account. */
  password: { maxLength: 200 },
  /** At least 8 characters, with a letter and a digit. */
  newPassword: { minLength: 8, maxLength: 200 },
  /** Name of a member. It needs a visible character. Control characters and characters that change the direction of the surrounding text are refused. */
  displayName: { minLength: 1, maxLength: 50 },
  /** Unique in any letter case. */
  username: { maxLength: 30 },
  /** The caller's own name as documented calls send it. The server ignores it. */
  claimedName: { maxLength: 200 },
  /** The referrer's code. Empty for none. */
  referralCode: { maxLength: 32 },
  /** What members write about themselves. */
  profileAbout: { maxLength: 1000 },
  /** A member's interests. */
  profileTags: { maxItems: 20 },
  /** Address of a member's profile elsewhere. Empty for none. */
  socialLink: { maxLength: 200 },
  /** Title of a post, or a part of it to search for. */
  postTitle: { maxLength: 200 },
  /** Text of a post. A mention is `@[display](id)`. */
  postBody: { maxLength: 20000 },
  /** A tag, in any letter case. */
  tagName: { maxLength: 50 },
  /** Tags of a post. */
  postTags: { minItems: 1, maxItems: 20 },
  /** Media of a post. */
  mediaList: { maxItems: 20 },
  /** Address of a file. */
  mediaAddress: { minLength: 1, maxLength: 500 },
  /** Media type of a file. For files from elsewhere it can be any. */
  mediaTypeName: { maxLength: 100 },
  /** Name of a zone, in any letter case. */
  zoneName: { maxLength: 40 },
  /** Text of a comment. A mention is `@[display](id)`. */
  commentBody: { maxLength: 5000 },
  /** Text of a chat message. */
  chatText: { maxLength: 1000 },
  /** Up-votes that the administrator added to a post. */
  boost: { minimum: 0, maximum: 10000 },
  /** Up-votes to add. */
  boostAmount: { minimum: 1, maximum: 10000 },
  /** Where a manual task is done. */
  taskLink: { maxLength: 500 },
  /** A part of a name or username. */
  userQuery: { maxLength: 100 },
  /** Items on a page. */
  pageSize: { minimum: 1, maximum: 100 },
  /** Where a page starts. */
  cursor: { maxLength: 500 },
  /** Unread notifications. The count stops at the maximum. */
  unreadCount: { minimum: 0, maximum: 1000 },
  /** Ids of the caller's notifications. Others are ignored. */
  notificationIds: { maxItems: 500 },
  /** Users to mention. */
  userMatches: { maxItems: 10 },
  /** Posts for the search box. */
  postSuggestions: { maxItems: 10 },
  /** Notifications of one answer. */
  notifications: { maxItems: 100 },
  /** Chat messages of one answer. */
  chatHistory: { maxItems: 50 },
  /** Coins of the price ticker. */
  coins: { maxItems: 20 },
  /** Tags in use. */
  tags: { maxItems: 1000 },
  /** Members of Top Alphas. */
  leaderboard: { maxItems: 50 },
  /** A file of a post. The server's operator can set another size. */
  mediaFile: { maxBytes: 52428800 },
  /** A profile picture. Empty text removes the picture. The server's operator can set another size. */
  pictureFile: { maxBytes: 5242880 },
  /** The name in the markup of a mention. */
  mentionDisplay: { maxLength: 100 },
} as const;
