// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Every enumeration of the contract. */
export const kinds = {
  /** The ways to vote. */
  vote: ['upVote', 'downVote'],
  /** Orders of a list of posts. */
  postSort: ['hot', 'new', 'top'],
  /** What a notification is about. Levels and achievements are `other`. */
  notificationType: ['mention', 'new_post', 'reply', 'post_vote', 'other'],
  /** What a notification links to. */
  relatedEntityType: ['User', 'Post'],
  /** A daily task can be completed once a day in UTC, any other task once. */
  taskType: ['daily', 'other'],
  /** Criteria that the server cannot check. The member marks these tasks done. */
  manualCriterion: ['like-and-repost', 'follow-account', 'join-group'],
  /** How the app shows alerts and confirmations. */
  alertStyle: ['dialog', 'browser'],
  /** Whether a deleted account's posts, comments, votes and chat messages stay. */
  contentChoice: ['keep', 'delete'],
  /** Media types of files that can be uploaded, each with the usual ending of its files. */
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
} as const;

/** What the contract calls the values of an enumeration, where it gives them titles. */
export const titles = {
  /** Media types of files that can be uploaded, each with the usual ending of its files. */
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
