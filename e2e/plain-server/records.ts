/** The records of the plain server, named as in spec section 3 and kept in memory. */
export interface PlainUser {
  _id: string;
  name: string;
  username: string;
  email: string;
  password: string;
  about: string;
  tags: string[];
  profilePicture: string;
  socialLinks: Record<string, string>;
  xp: number;
  level: number;
  rank: string;
  loginStreak: number;
  postsCount: number;
  commentsCount: number;
  likesGivenCount: number;
  referredBy: string | null;
  referredUsersCount: number;
  referralCode: string;
  joinedOn: string;
  achievements: { _id: string; name: string; description: string; earnedOn: string }[];
  tasks: PlainTask[];
}

export interface PlainTask {
  _id: string;
  type: 'daily' | 'other';
  description: string;
  criteria: string;
  completed: boolean;
  xpReward: number;
  externalLink?: string;
}

export interface PlainComment {
  _id: string;
  userId: string;
  userCommented: string;
  commentBody: string;
  commentedOn: string;
}

export interface PlainPost {
  _id: string;
  postTitle: string;
  postBody: string;
  mediaUrls: unknown[];
  postTags: string[];
  category: string;
  userId: string;
  userPosted: string;
  postedOn: string;
  upVote: string[];
  downVote: string[];
  noOfComments: number;
  comment: PlainComment[];
  pinned: boolean;
}

export interface PlainNotification {
  _id: string;
  /** The recipient's user id; not sent to clients. */
  ownerId: string;
  read: boolean;
  type: string;
  message: string;
  sender: { username: string };
  postId?: { postTitle: string };
  relatedEntityId?: string;
  relatedEntityType?: string;
  createdAt: string;
}

export interface PlainChatMessage {
  _id: string;
  userId: string;
  userName: string;
  senderName: string;
  text: string;
  timestamp: string;
}

export interface Records {
  users: PlainUser[];
  sessions: Map<string, string>;
  posts: PlainPost[];
  notifications: PlainNotification[];
  chat: PlainChatMessage[];
  files: Map<string, { type: string; bytes: Uint8Array }>;
}

export const createRecords = (): Records => ({
  users: [],
  sessions: new Map(),
  posts: [],
  notifications: [],
  chat: [],
  files: new Map(),
});

let idCount = 0;

/** Returns an id in another format than a UUID. The app must treat ids as opaque. */
export function newId(): string {
  idCount += 1;
  return (0x65a1_0000_0000 + idCount).toString(16).padStart(24, '6');
}
