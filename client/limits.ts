// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Limits of texts (in characters), numbers, lists and files. The server enforces them. */
export const limits = {
  /** Plain text for the author. */
  decisionNote: { maxLength: 1000 },
  /** Name of an action in the audit log. */
  auditActionName: { minLength: 1, maxLength: 40 },
  /** An IP address, or its network. */
  networkAddress: { minLength: 2, maxLength: 50 },
  /** Zones of a moderator. Empty for all. */
  roleZones: { maxItems: 100 },
  /** What a report adds to its reason. */
  reportText: { maxLength: 1000 },
  /** Why the member disagrees with a decision. */
  appealText: { maxLength: 2000 },
  /** How long a restriction of a member lasts. */
  decisionDays: { minimum: 1, maximum: 365 },
  /** Incremented with each change. A request for a change names the version that the moderator saw. */
  caseVersion: { minimum: 0 },
  /** Opaque identifier. */
  id: { maxLength: 64 },
  /** Email address. */
  email: { maxLength: 254 },
  /** Token of a link in a mail. */
  linkToken: { minLength: 1, maxLength: 100 },
  /** Password of an account. */
  password: { maxLength: 200 },
  /** At least 8 characters, with a letter and a digit. */
  newPassword: { minLength: 8, maxLength: 200 },
  /** Display name with at least one visible character. Control characters and characters that change the direction of the surrounding text are refused. */
  displayName: { minLength: 1, maxLength: 50 },
  /** Token of an invitation's link. */
  invitationToken: { maxLength: 100 },
  /** The solution of a task, or hCaptcha's response token. */
  challengeAnswer: { maxLength: 10000 },
  /** Unique in any letter case. */
  username: { maxLength: 30 },
  /** The caller's name. The server ignores it. */
  claimedName: { maxLength: 200 },
  /** The referrer's code. Empty for none. */
  referralCode: { maxLength: 32 },
  /** Bio of a member. */
  profileAbout: { maxLength: 1000 },
  /** A member's interests. A comma separates two. */
  profileTags: { maxItems: 20 },
  /** URL of a member's profile on another site. Empty for none. */
  socialLink: { maxLength: 200 },
  /** Title of a post, or part of one for a search. */
  postTitle: { maxLength: 200 },
  /** Text of a post. A mention is `@[display](id)`. */
  postBody: { maxLength: 20000 },
  /** A tag, in any letter case. */
  tagName: { maxLength: 50 },
  /** Tags of a post. */
  postTags: { minItems: 1, maxItems: 20 },
  /** Media of a post. */
  mediaList: { maxItems: 20 },
  /** URL of a file. */
  mediaAddress: { minLength: 1, maxLength: 500 },
  /** Media type of a file. Any for files from other sites. */
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
  /** Link of a manual task. */
  taskLink: { maxLength: 500 },
  /** Part of a name or username. */
  userQuery: { maxLength: 100 },
  /** Items per page. */
  pageSize: { minimum: 1, maximum: 100 },
  /** Start of a page. */
  cursor: { maxLength: 500 },
  /** Number of unread notifications, capped at the maximum. */
  unreadCount: { minimum: 0, maximum: 1000 },
  /** Ids of the caller's notifications. Other ids are ignored. */
  notificationIds: { maxItems: 500 },
  /** User suggestions for a mention. */
  userMatches: { maxItems: 10 },
  /** A muted word, or several in a row. */
  mutedWord: { minLength: 1, maxLength: 50 },
  /** Muted words of a member. */
  mutedWords: { maxItems: 200 },
  /** Members that a member blocks. */
  blockedMembers: { maxItems: 1000 },
  /** Posts that a member hides. */
  hiddenPosts: { maxItems: 1000 },
  /** Domains whose links open a warning. */
  deniedDomains: { maxItems: 20000 },
  /** Post suggestions for the search box. */
  postSuggestions: { maxItems: 10 },
  /** Notifications per response. */
  notifications: { maxItems: 100 },
  /** Chat messages per response. */
  chatHistory: { maxItems: 50 },
  /** Coins of the price ticker. */
  coins: { maxItems: 20 },
  /** Tags in use. */
  tags: { maxItems: 1000 },
  /** Members of Top Alphas. */
  leaderboard: { maxItems: 50 },
  /** A file of a post. The operator can set another size. */
  mediaFile: { maxBytes: 52428800 },
  /** A profile picture. Empty text removes it. The operator can set another size. */
  pictureFile: { maxBytes: 5242880 },
  /** Six digits of the authenticator app, or a recovery code. */
  factorCode: { minLength: 1, maxLength: 40 },
  /** Name of a passkey. */
  passkeyName: { minLength: 1, maxLength: 60 },
  /** Chosen by the operator. */
  providerId: { maxLength: 32 },
  /** The query that the provider added, without `?`. */
  signInQuery: { minLength: 1, maxLength: 4096 },
  /** Absent only for an account without a password, which needs a recent proof. */
  ownPassword: { minLength: 1, maxLength: 200 },
  /** The name in the markup of a mention. */
  mentionDisplay: { maxLength: 100 },
} as const;
