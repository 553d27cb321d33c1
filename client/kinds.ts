// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Every enumeration of the contract. */
export const kinds = {
  /** A vote. */
  vote: ['upVote', 'downVote'],
  /** Sort order of posts. */
  postSort: ['hot', 'new', 'top'],
  /** Type of a notification. Levels and achievements are `other`. */
  notificationType: ['mention', 'new_post', 'reply', 'post_vote', 'other'],
  /** Kind of a decision. `keep` closes reports; `approve` shows what a filter held. */
  decisionKind: [
    'keep',
    'approve',
    'remove',
    'lock',
    'move',
    'edit tags',
    'warn',
    'silence',
    'ban',
    'end sessions',
  ],
  /** Why content is hidden. `held` waits for approval. */
  hiddenState: ['removed', 'held'],
  /** Kind of a decision about content. */
  contentDecisionKind: ['approve', 'remove', 'lock', 'move', 'edit tags'],
  /** Kind of content that members write. */
  contentTarget: ['post', 'comment', 'chat message'],
  /** Kind of item that can be reported and decided about. */
  reportTarget: ['post', 'comment', 'chat message', 'member', 'picture'],
  /** Reason of a report or a decision, with its text. */
  reportReason: [
    'spam',
    'scam',
    'harassment',
    'hate',
    'sexual',
    'violence',
    'illegal',
    'privacy',
    'impersonation',
    'off topic',
    'other',
  ],
  /** Permission of staff. docs/moderation.md says who has it. */
  permission: [
    'read removed content',
    'remove and restore content',
    'approve held content',
    'lock comments',
    'move posts',
    'edit tags',
    'handle reports',
    'review votes',
    'review appeals',
    'read member records',
    'warn members',
    'moderate chat and members',
    'silence members',
    'ban members',
    'end sessions',
    'remove all content of a member',
    'read the audit log',
    'ban addresses',
    'approve sign-ups',
    'grant and take roles',
    'pin posts',
    'boost posts',
    'administer the server',
  ],
  /** Role of staff. */
  role: ['administrator', 'moderator'],
  /** Kind of a decision about a member. */
  memberDecisionKind: ['warn', 'silence', 'ban', 'end sessions'],
  /** A silenced member can read, but not write. A banned one can only read, appeal, export the data and delete the account. */
  sanctionKind: ['silence', 'ban'],
  /** A tab of the moderators' queue. */
  caseList: ['open', 'mine', 'done'],
  /** State of a case: waiting, claimed by a moderator, or decided. */
  caseState: ['open', 'claimed', 'done'],
  /** State of a decision and its appeal. */
  decisionState: ['decided', 'appealed', 'under review', 'upheld', 'restored'],
  /** Target of a notification's link. */
  relatedEntityType: ['User', 'Post'],
  /** A daily task can be completed once per UTC day, other tasks once. */
  taskType: ['daily', 'other'],
  /** Criteria that the server cannot observe. The member marks these tasks done. */
  manualCriterion: ['like-and-repost', 'follow-account', 'join-group'],
  /** Style of the app's alerts and confirmations. */
  alertStyle: ['dialog', 'browser'],
  /** Who can sign up: everyone, only invited people, or everyone, but read-only until moderators approve. */
  signUpMode: ['open', 'invite', 'approval'],
  /** Whether members with an unverified address are asked to verify it, or cannot write until they do. */
  emailVerification: ['off', 'ask', 'require'],
  /** Whether mails are sent. `outbox` only stores them, for development. */
  mailMode: ['off', 'outbox', 'smtp'],
  /** State of a mail. */
  mailState: ['waiting', 'sent', 'failed'],
  /** Keeps or deletes the account's posts, comments, votes and chat messages. */
  contentChoice: ['keep', 'delete'],
  /** Accepted media types of uploads, with their file extensions. */
  mediaType: [
    'video/mp4',
    'video/webm',
    'video/ogg',
    'audio/mpeg',
    'audio/wav',
    'audio/ogg',
    'image/gif',
    'image/png',
    'image/jpeg',
    'image/webp',
  ],
  /** `logIn`: log in or sign up. `link`: link the identity to the current user. `prove`: like `proveIdentity`, for accounts without a second factor. */
  signInPurpose: ['logIn', 'link', 'prove'],
  /** Kind of a push notification. A `decision` of moderators is about the member. */
  pushKind: ['mention', 'reply', 'decision'],
  /** Sign of abuse: votes from one device or one address block, by members who only vote for this author, or many within ten minutes. */
  voteSign: ['device', 'network', 'one author', 'burst'],
} as const;

/** What the contract calls the values of an enumeration, where it gives them titles. */
export const titles = {
  /** Reason of a report or a decision, with its text. */
  reportReason: {
    spam: 'Spam or advertising',
    scam: 'Scam or fraud',
    harassment: 'Harassment or threats',
    hate: 'Hate',
    sexual: 'Sexual content',
    violence: 'Violence',
    illegal: 'Illegal content',
    privacy: 'Private information',
    impersonation: 'Impersonation',
    'off topic': 'Off topic',
    other: 'Something else',
  },
  /** Accepted media types of uploads, with their file extensions. */
  mediaType: {
    'video/mp4': 'mp4',
    'video/webm': 'webm',
    'video/ogg': 'ogg',
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'audio/ogg': 'ogg',
    'image/gif': 'gif',
    'image/png': 'png',
    'image/jpeg': 'jpg',
    'image/webp': 'webp',
  },
} as const;
