import { newId, type PlainPost, type PlainUser, type Records } from './records';
import { serialiseUser, newUser } from './users';

export interface PlainRequest {
  params: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  user: PlainUser | undefined;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Call = (records: Records, request: PlainRequest) => unknown;

/** The response where spec section 7 documents none. */
const emptyResponse = {};

/** Literal paths come before patterns. */
export const calls: readonly [method: string, path: RegExp, call: Call][] = [
  ['GET', /^\/api\/users\/all$/, ({ users }) => users.map((user) => serialiseUser(user, undefined))],
  ['GET', /^\/api\/users\/search$/, (records, { query }) => matches(records, query.get('q'))],
  ['GET', /^\/api\/users$/, (records, { query }) => matches(records, query.get('search'))],
  [
    'GET',
    /^\/api\/users\/([^/]+)$/,
    (records, { params: [id], user }) => serialiseUser(userWith(records, id), user),
  ],
  ['PATCH', /^\/api\/users\/update\/([^/]+)$/, updateUser],
  [
    'PATCH',
    /^\/api\/users\/([^/]+)\/tasks\/([^/]+)\/toggle$/,
    (records, { params: [id, taskId], user }) => {
      const task = taskOf(own(records, id, user), taskId);
      task.completed = !task.completed;
      return serialiseUser(userWith(records, id), user);
    },
  ],
  [
    'POST',
    /^\/api\/users\/([^/]+)\/tasks\/complete-manual$/,
    (records, { params: [id], body, user }) => {
      taskOf(own(records, id, user), body['taskId']).completed = true;
      return { user: serialiseUser(userWith(records, id), user) };
    },
  ],
  ['POST', /^\/api\/users\/login$/, logIn],
  ['POST', /^\/api\/users\/signup$/, signUp],
  ['POST', /^\/api\/upload\/file$/, upload],
  [
    'GET',
    /^\/notifications\/unread-count$/,
    (records, { user }) => ({ count: notificationsOf(records, user).filter(({ read }) => !read).length }),
  ],
  [
    'GET',
    /^\/notifications$/,
    (records, { user }) =>
      notificationsOf(records, user)
        .map(({ ownerId: _, ...notification }) => notification)
        .reverse(),
  ],
  [
    'PUT',
    /^\/notifications\/mark-read$/,
    (records, { body, user }) => {
      const ids = body['notificationIds'] as string[];
      for (const notification of notificationsOf(records, user)) {
        if (ids.includes(notification._id)) notification.read = true;
      }
      return emptyResponse;
    },
  ],
  [
    'GET',
    /^\/posts\/suggestions$/,
    ({ posts }, { query }) =>
      posts
        .filter(({ postTitle }) => postTitle.toLowerCase().includes((query.get('q') ?? '').toLowerCase()))
        .map(({ _id, postTitle }) => ({ _id, postTitle })),
  ],
  ['POST', /^\/posts\/CreatePost$/, createPost],
  ['GET', /^\/posts\/get$/, ({ posts }) => posts],
  [
    'DELETE',
    /^\/posts\/delete\/([^/]+)$/,
    (records, { params: [id], user }) => {
      const post = postWith(records, id);
      if (post.userId !== signedIn(user)._id) throw new Refusal(403, 'Only its author can delete a post.');
      records.posts = records.posts.filter((other) => other !== post);
      return emptyResponse;
    },
  ],
  ['PATCH', /^\/posts\/vote\/([^/]+)$/, vote],
  ['POST', /^\/comment\/([^/]+)$/, comment],
  ['DELETE', /^\/comment\/([^/]+)$/, deleteComment],
  [
    'POST',
    /^\/posts\/pin\/([^/]+)$/,
    (records, { params: [id] }) => {
      const post = postWith(records, id);
      post.pinned = !post.pinned;
      return emptyResponse;
    },
  ],
  [
    'PATCH',
    /^\/posts\/boost\/([^/]+)$/,
    (records, { params: [id], body }) => {
      const voterIds = Array.from({ length: Number(body['amount']) }, newId);
      postWith(records, id).upVote.push(...voterIds);
      return emptyResponse;
    },
  ],
  ['GET', /^\/api\/crypto\/top$/, () => coins()],
  ['GET', /^\/api\/globalchat\/history$/, ({ chat }) => chat],
];

function signedIn(user: PlainUser | undefined): PlainUser {
  if (!user) throw new Refusal(401, 'Log in first.');
  return user;
}

function own(records: Records, id: string | undefined, user: PlainUser | undefined): PlainUser {
  if (signedIn(user)._id !== id) throw new Refusal(403, 'That is not you.');
  return userWith(records, id);
}

function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw new Refusal(404, message);
  return thing;
}

const userWith = ({ users }: Records, id: string | undefined) =>
  found(
    users.find(({ _id }) => _id === id),
    'No such user.',
  );

const postWith = ({ posts }: Records, id: string | undefined) =>
  found(
    posts.find(({ _id }) => _id === id),
    'No such post.',
  );

const taskOf = ({ tasks }: PlainUser, id: unknown) =>
  found(
    tasks.find(({ _id }) => _id === id),
    'No such task.',
  );

const notificationsOf = ({ notifications }: Records, user: PlainUser | undefined) =>
  notifications.filter(({ ownerId }) => ownerId === signedIn(user)._id);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function matches({ users }: Records, part: string | null) {
  const wanted = (part ?? '').toLowerCase();
  return users
    .filter(({ name, username }) => `${name} ${username}`.toLowerCase().includes(wanted))
    .map(({ _id, username, name }) => ({ _id, username, name }));
}

function session({ sessions }: Records, user: PlainUser) {
  const token = `plain-${newId()}`;
  sessions.set(token, user._id);
  return {
    token,
    result: {
      _id: user._id,
      name: user.name,
      ...(user.profilePicture && { profilePicture: user.profilePicture }),
    },
  };
}

function logIn(records: Records, { body }: PlainRequest) {
  const user = records.users.find(
    ({ email, password }) => email === body['email'] && password === body['password'],
  );
  if (!user) throw new Refusal(401, 'Wrong email or password.');
  return session(records, user);
}

function signUp(records: Records, { body }: PlainRequest) {
  const username = text(body['username']);
  if (records.users.some((user) => user.username.toLowerCase() === username.toLowerCase())) {
    throw new Refusal(409, 'That username is taken.');
  }
  const referrer = records.users.find(({ referralCode }) => referralCode === body['referralCode']);
  const user = newUser({
    name: text(body['name']),
    username,
    email: text(body['email']),
    password: text(body['password']),
    referredBy: referrer?.name ?? null,
  });
  if (referrer) referrer.referredUsersCount += 1;
  records.users.push(user);
  return session(records, user);
}

function updateUser(records: Records, { params: [id], body, user }: PlainRequest) {
  const changed = own(records, id, user);
  const { socialLinks, tags, profilePicture } = body;
  for (const field of ['name', 'username', 'about'] as const) {
    if (field in body) changed[field] = text(body[field]);
  }
  if (tags !== undefined) changed.tags = Array.isArray(tags) ? (tags as string[]) : text(tags).split(',');
  if (socialLinks !== undefined) {
    changed.socialLinks = (
      typeof socialLinks === 'string' ? JSON.parse(socialLinks) : socialLinks
    ) as PlainUser['socialLinks'];
  }
  if (profilePicture !== undefined) {
    changed.profilePicture = isFile(profilePicture) ? keep(records, profilePicture) : '';
  }
  return serialiseUser(changed, user);
}

interface PlainFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

const isFile = (value: unknown): value is PlainFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'type' in value;

function keep({ files }: Records, { name, type, bytes }: PlainFile): string {
  const url = `/media/${newId()}${/\.\w+$/.exec(name)?.[0] ?? ''}`;
  files.set(url, { type, bytes });
  return url;
}

function upload(records: Records, { body, user }: PlainRequest) {
  signedIn(user);
  const { file } = body;
  if (!isFile(file)) throw new Refusal(400, 'There is no file.');
  return { url: keep(records, file) };
}

function createPost(records: Records, { body, user }: PlainRequest) {
  const author = signedIn(user);
  const posted: PlainPost = {
    _id: newId(),
    postTitle: text(body['postTitle']),
    postBody: text(body['postBody']),
    mediaUrls: (body['mediaUrls'] ?? []) as unknown[],
    postTags: (body['postTags'] ?? []) as string[],
    category: text(body['category']),
    userId: author._id,
    userPosted: author.name,
    postedOn: nextTimestamp(records),
    upVote: [],
    downVote: [],
    noOfComments: 0,
    comment: [],
    pinned: false,
  };
  records.posts.push(posted);
  author.postsCount += 1;
  notifyMentioned(records, author, posted, posted.postBody);
  return emptyResponse;
}

/** May return a later time than now, so that posts created in the same millisecond keep their order. */
function nextTimestamp({ posts }: Records): string {
  const last = Date.parse(posts.at(-1)?.postedOn ?? '1970-01-01');
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
}

function vote(records: Records, { params: [id], body, user }: PlainRequest) {
  const voter = signedIn(user)._id;
  const post = postWith(records, id);
  const list = body['value'] === 'downVote' ? 'downVote' : 'upVote';
  const isTakenBack = post[list].includes(voter);
  post.upVote = post.upVote.filter((other) => other !== voter);
  post.downVote = post.downVote.filter((other) => other !== voter);
  if (!isTakenBack) post[list].push(voter);
  return emptyResponse;
}

function comment(records: Records, { params: [id], body, user }: PlainRequest) {
  const writer = signedIn(user);
  const post = postWith(records, id);
  const added = {
    _id: newId(),
    userId: writer._id,
    userCommented: writer.name,
    commentBody: text(body['commentBody']),
    commentedOn: new Date().toISOString(),
  };
  post.comment.push(added);
  post.noOfComments = post.comment.length;
  notify(records, writer, post, { type: 'reply', message: 'New comment', to: post.userId });
  notifyMentioned(records, writer, post, added.commentBody);
  return { comment: added };
}

function notifyMentioned(records: Records, writer: PlainUser, post: PlainPost, body: string): void {
  for (const [, to] of body.matchAll(/@\[[^\]]*\]\(([^)]*)\)/g)) {
    notify(records, writer, post, { type: 'mention', message: 'You were mentioned', to: to ?? '' });
  }
}

interface News {
  type: string;
  message: string;
  to: string;
}

function notify({ notifications }: Records, sender: PlainUser, post: PlainPost, { to, ...news }: News): void {
  if (to === sender._id) return;
  notifications.push({
    _id: newId(),
    ownerId: to,
    read: false,
    ...news,
    sender: { username: sender.username },
    postId: { postTitle: post.postTitle },
    relatedEntityId: post._id,
    relatedEntityType: 'Post',
    createdAt: new Date().toISOString(),
  });
}

function deleteComment(records: Records, { params: [id], body, user }: PlainRequest) {
  const post = postWith(records, text(body['postId']));
  const comment = found(
    post.comment.find(({ _id }) => _id === id),
    'No such comment.',
  );
  if (comment.userId !== signedIn(user)._id) {
    throw new Refusal(403, 'Only its author can delete a comment.');
  }
  post.comment = post.comment.filter((other) => other !== comment);
  post.noOfComments = post.comment.length;
  return emptyResponse;
}

let callCount = 0;

function coins() {
  callCount += 1;
  const step = callCount % 2 === 0 ? 1 : -1;
  return ['BTC', 'ETH', 'SOL'].map((symbol, index) => ({
    id: index + 1,
    symbol,
    quote: { USD: { price: 1000 * (index + 1) + step, percent_change_24h: step * 1.256 } },
  }));
}
