export interface Input {
  value: number;
  unit: string;
  meaning: string;
}

const input = (value: number, unit: string, meaning: string): Input => ({ value, unit, meaning });

/** From the benchmark at 50 connections (docs/performance.md), and from the sizes of a database with 1,000,000 posts. */
export const measured = {
  guestPageNode: input(0.42, 'ms', 'a page of 20 cards, guest, Node.js'),
  guestPageDatabase: input(0.02, 'ms', 'a page of 20 cards, guest, PostgreSQL'),
  guestPostNode: input(0.19, 'ms', 'a post with 20 comments, guest, Node.js'),
  guestPostDatabase: input(0.1, 'ms', 'a post with 20 comments, guest, PostgreSQL'),
  pageNode: input(2.15, 'ms', 'a page of 20 cards, member, Node.js'),
  pageDatabase: input(1.35, 'ms', 'a page of 20 cards, member, PostgreSQL'),
  postNode: input(1.56, 'ms', 'a post with 20 comments, member, Node.js'),
  postDatabase: input(1.45, 'ms', 'a post with 20 comments, member, PostgreSQL'),
  callNode: input(0.4, 'ms', 'a short call (notifications), Node.js'),
  callDatabase: input(0.2, 'ms', 'a short call (notifications), PostgreSQL'),
  voteNode: input(0.89, 'ms', 'a vote alone, Node.js'),
  voteDatabase: input(1.92, 'ms', 'a vote alone, PostgreSQL'),
  commentNode: input(0.73, 'ms', 'a comment alone, Node.js'),
  commentDatabase: input(1.99, 'ms', 'a comment alone, PostgreSQL'),
  newPostNode: input(1.97, 'ms', 'a new post alone, Node.js'),
  newPostDatabase: input(3.37, 'ms', 'a new post alone, PostgreSQL'),
  batchedVoteNode: input(0.27, 'ms', 'a vote in a batch of 24, Node.js'),
  batchedVoteDatabase: input(0.3, 'ms', 'a vote in a batch of 24, PostgreSQL'),
  batchedCommentNode: input(0.2, 'ms', 'a comment in a batch of 24, Node.js'),
  batchedCommentDatabase: input(0.19, 'ms', 'a comment in a batch of 24, PostgreSQL'),
  batchedPostNode: input(0.3, 'ms', 'a new post in a batch of 24, Node.js'),
  batchedPostDatabase: input(0.52, 'ms', 'a new post in a batch of 24, PostgreSQL'),
  logInNode: input(17, 'ms', 'a log-in, Node.js (argon2)'),
  delivery: input(0.01, 'ms', 'one event delivered to one socket, Node.js'),
  postBytes: input(2_200, 'bytes', 'a post with its tags, letter pairs and indexes'),
  commentBytes: input(232, 'bytes', 'a comment with its indexes'),
  voteBytes: input(133, 'bytes', 'a vote with its indexes'),
  xpBytes: input(269, 'bytes', 'an entry of XP with its indexes'),
  notificationBytes: input(353, 'bytes', 'a notification with its indexes'),
  memberBytes: input(725, 'bytes', 'a member with standings and indexes'),
} as const;

/** Not measured: replace them with your community's. */
export const assumed = {
  dailyActive: input(0.1, 'of all', 'members active on a day'),
  pages: input(15, 'a day', 'pages of cards, an active member'),
  posts: input(10, 'a day', 'opened posts, an active member'),
  calls: input(40, 'a day', 'short calls (notifications, tags, prices), an active member'),
  votes: input(5, 'a day', 'votes, an active member'),
  comments: input(1, 'a day', 'comments, an active member'),
  newPosts: input(0.1, 'a day', 'new posts, an active member'),
  logIns: input(0.2, 'a day', 'log-ins, an active member'),
  minutesOnline: input(30, 'minutes a day', 'connected, an active member'),
  guests: input(4, 'for each active member', 'guests on a day'),
  guestPages: input(2, 'a day', 'pages of cards, a guest'),
  guestPosts: input(2, 'a day', 'opened posts, a guest'),
  guestMinutes: input(4, 'minutes a day', 'connected, a guest'),
  peak: input(3, 'times the average', 'the busiest hour'),
  utilisation: input(0.5, 'of each core', 'used at the peak; the rest is reserve'),
  viewers: input(50, 'sockets', 'that show a post when it changes'),
  notifications: input(1.2, 'for each vote or comment', 'notifications'),
  xpEntries: input(1, 'for each vote, comment or post', 'entries of XP'),
  years: input(3, 'years', 'of content; notifications are kept for 90 days'),
  cdnHits: input(0.9, 'of guests’ reads', 'answered by a CDN'),
  socketKilobytes: input(30, 'kB', 'memory of a socket, of which the server took 3.5 to 7.3'),
} as const;

/** Set by the server. */
export const fixed = {
  nodeSockets: input(10_000, 'sockets', 'of one server, by default (`MAX_SOCKETS`)'),
  nodeConnections: input(22, 'connections', 'of one server to PostgreSQL'),
} as const;

/** Assumed: conservative rules of thumb. */
export const bounds = {
  machine: input(8, 'cores', 'one machine for everything'),
  primary: input(64, 'cores', 'one PostgreSQL'),
  connections: input(400, 'connections', 'to one PostgreSQL without a pooler'),
  notify: input(1_000, 'events a second', 'by NOTIFY: commits that notify take turns'),
  redis: input(100_000, 'messages a second', 'by one Redis, one for each event and receiving server'),
  table: input(200, 'GB', 'one table; beyond it, VACUUM and new indexes take hours'),
} as const;
