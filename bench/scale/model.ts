import { assumed, bounds, fixed, measured } from './inputs';

const secondsOfDay = 86_400;
const daysOfYear = 365;
const daysOfNotifications = 90;

const perSecond = (timesADay: number) => (timesADay / secondsOfDay) * assumed.peak.value;

/** In the busiest hour, unless stated otherwise. */
export interface Load {
  members: number;
  /** Per second. */
  guestReads: number;
  memberReads: number;
  votes: number;
  comments: number;
  newPosts: number;
  logIns: number;
  sockets: number;
  /** Changes of posts per second. */
  changes: number;
  nodeCores: number;
  /** Guests' reads without a CDN. */
  guestCores: number;
  /** PostgreSQL, for work that needs the primary. */
  writeCores: number;
  /** If every write arrived in a full batch. */
  batchedWriteCores: number;
  /** PostgreSQL, for work that replicas can do. */
  readCores: number;
  /** Each change goes to all sockets. */
  broadcastCores: number;
  /** Each change goes to the sockets that show the post. */
  roomCores: number;
  servers: number;
  redisMessages: number;
  connections: number;
  gigabytes: {
    posts: number;
    comments: number;
    votes: number;
    xp: number;
    notifications: number;
    all: number;
  };
}

export interface Choices {
  cdn: boolean;
  rooms: boolean;
}

export function loadOf(members: number, { cdn, rooms }: Choices): Load {
  const a = value(assumed);
  const m = value(measured);
  const active = members * a.dailyActive;
  const guests = active * a.guests;
  const cores = (msPerSecond: number) => msPerSecond / 1_000 / a.utilisation;

  const missed = cdn ? 1 - a.cdnHits : 1;
  const guestPages = perSecond(guests * a.guestPages);
  const guestPosts = perSecond(guests * a.guestPosts);
  const pages = perSecond(active * a.pages);
  const posts = perSecond(active * a.posts);
  const calls = perSecond(active * a.calls);
  const votes = perSecond(active * a.votes);
  const comments = perSecond(active * a.comments);
  const newPosts = perSecond(active * a.newPosts);
  const logIns = perSecond(active * a.logIns);
  const changes = votes + comments + newPosts;
  const minutes = active * a.minutesOnline + guests * a.guestMinutes;
  const sockets = (minutes / (24 * 60)) * a.peak;

  const guestCores = cores((guestPages * m.guestPageNode + guestPosts * m.guestPostNode) * missed);
  const nodeCores =
    guestCores +
    cores(
      pages * m.pageNode +
        posts * m.postNode +
        calls * m.callNode +
        votes * m.voteNode +
        comments * m.commentNode +
        newPosts * m.newPostNode +
        logIns * m.logInNode,
    );
  const writeCores = cores(
    votes * m.voteDatabase + comments * m.commentDatabase + newPosts * m.newPostDatabase,
  );
  const batchedWriteCores = cores(
    votes * m.batchedVoteDatabase + comments * m.batchedCommentDatabase + newPosts * m.batchedPostDatabase,
  );
  const readCores = cores(
    (guestPages * m.guestPageDatabase + guestPosts * m.guestPostDatabase) * missed +
      pages * m.pageDatabase +
      posts * m.postDatabase +
      calls * m.callDatabase,
  );
  const broadcastCores = cores(changes * sockets * m.delivery);
  const roomCores = cores(changes * Math.min(a.viewers, sockets) * m.delivery);
  const socketCores = rooms ? roomCores : broadcastCores;
  const servers = Math.max(Math.ceil(nodeCores + socketCores), Math.ceil(sockets / fixed.nodeSockets.value));

  const days = a.years * daysOfYear;
  const gigabytes = (rowsADay: number, bytes: number, kept = days) => (rowsADay * kept * bytes) / 1e9;
  const sizes = {
    posts: gigabytes(active * a.newPosts, m.postBytes),
    comments: gigabytes(active * a.comments, m.commentBytes),
    votes: gigabytes(active * a.votes, m.voteBytes),
    xp: gigabytes(active * (a.votes + a.comments + a.newPosts) * a.xpEntries, m.xpBytes),
    notifications: gigabytes(
      active * (a.votes + a.comments) * a.notifications,
      m.notificationBytes,
      daysOfNotifications,
    ),
  };
  const all = Object.values(sizes).reduce((sum, size) => sum + size, (members * m.memberBytes) / 1e9);

  return {
    members,
    guestReads: guestPages + guestPosts,
    memberReads: pages + posts + calls,
    votes,
    comments,
    newPosts,
    logIns,
    sockets,
    changes,
    nodeCores,
    guestCores,
    writeCores,
    batchedWriteCores,
    readCores,
    broadcastCores,
    roomCores,
    servers,
    redisMessages: changes * servers,
    connections: servers * fixed.nodeConnections.value,
    gigabytes: { ...sizes, all },
  };
}

function value<T extends Record<string, { value: number }>>(inputs: T): { [key in keyof T]: number } {
  return Object.fromEntries(Object.entries(inputs).map(([key, { value }]) => [key, value])) as {
    [key in keyof T]: number;
  };
}

export interface Step {
  limit: string;
  change: string;
  members: number;
}

interface Bound {
  bound: number;
  choices: Choices;
  amount: (load: Load) => number;
}

const largest = 1e9;

/** The first number of members, to two digits, at which the load exceeds the bound. */
function firstOver({ bound, choices, amount }: Bound): number {
  let [low, high] = [1, largest];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    if (amount(loadOf(middle, choices)) > bound) high = middle;
    else low = middle;
  }
  return Number(high.toPrecision(2));
}

const today: Choices = { cdn: false, rooms: false };
const withRooms: Choices = { cdn: false, rooms: true };

/** Rooms are assumed from the second on, a CDN nowhere. */
const limits: readonly (Omit<Step, 'members'> & Bound)[] = [
  {
    limit: 'One core delivers every change of a post to every socket',
    change: 'Rooms: a change goes to the sockets that show the post',
    bound: 1,
    choices: today,
    amount: (load) => load.broadcastCores,
  },
  {
    limit: 'One server’s sockets',
    change: 'Several servers, or a larger `MAX_SOCKETS`',
    bound: fixed.nodeSockets.value,
    choices: withRooms,
    amount: (load) => load.sockets,
  },
  {
    limit: 'One machine for everything',
    change: 'PostgreSQL of its own, several servers behind a balancer',
    bound: bounds.machine.value,
    choices: withRooms,
    amount: (load) => load.nodeCores + load.writeCores + load.readCores + load.roomCores,
  },
  {
    limit: 'Guests take a machine of their own',
    change: 'A CDN for guests’ pages',
    bound: bounds.machine.value,
    choices: withRooms,
    amount: (load) => load.guestCores,
  },
  {
    limit: 'Connections to PostgreSQL',
    change: 'A pooler (PgBouncer), with a direct connection for events or Redis',
    bound: bounds.connections.value,
    choices: withRooms,
    amount: (load) => load.connections,
  },
  {
    limit: 'Votes or XP outgrow one table',
    change: 'Votes and XP partitioned by hash of the post and the member',
    bound: bounds.table.value,
    choices: withRooms,
    amount: (load) => Math.max(load.gigabytes.votes, load.gigabytes.xp),
  },
  {
    limit: 'NOTIFY carries events between servers',
    change: 'Redis (`REDIS_URL`)',
    bound: bounds.notify.value,
    choices: withRooms,
    amount: (load) => load.changes,
  },
  {
    limit: 'One PostgreSQL for reads and writes',
    change: 'Read replicas',
    bound: bounds.primary.value,
    choices: withRooms,
    amount: (load) => load.writeCores + load.readCores,
  },
  {
    limit: 'One Redis carries every event to every server',
    change: 'Sharded channels (Redis Cluster)',
    bound: bounds.redis.value,
    choices: withRooms,
    amount: (load) => load.redisMessages,
  },
  {
    limit: 'Notifications outgrow one table',
    change: 'Notifications partitioned by day; old days are dropped',
    bound: bounds.table.value,
    choices: withRooms,
    amount: (load) => load.gigabytes.notifications,
  },
  {
    limit: 'One primary for all writes',
    change: 'Several databases, or cheaper writes',
    bound: bounds.primary.value,
    choices: withRooms,
    amount: (load) => load.writeCores,
  },
];

/** In the order in which a growing community meets them. */
export const steps = (): Step[] =>
  limits
    .map(({ limit, change, ...bound }) => ({ limit, change, members: firstOver(bound) }))
    .sort((a, b) => a.members - b.members);
