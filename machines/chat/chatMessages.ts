export interface ChatMessage {
  _id: string;
  senderName: string;
  userId: string;
  userName: string;
  text: string;
  /** ISO 8601. */
  timestamp: string;
  /** The sender's key. Some servers omit it. */
  idempotencyKey?: string;
}

/** Drops the oldest messages beyond this number, to bound the memory of a long-lived page. */
export const MAX_MESSAGES = 500;

/** Returns the same list for a duplicate `_id`. */
export function addMessage(list: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return list.some(({ _id }) => _id === message._id) ? list : newest([...list, message]);
}

export function mergeHistory(
  list: readonly ChatMessage[],
  history: readonly ChatMessage[],
): readonly ChatMessage[] {
  // First for its order, last for its names.
  const byId = new Map([...history, ...list, ...history].map((message) => [message._id, message]));
  return newest([...byId.values()].sort((a, b) => sentAt(a) - sentAt(b)));
}

/** Each author has the name of the latest message, also above earlier ones. */
const newest = (list: readonly ChatMessage[]) =>
  withNames(list.slice(-MAX_MESSAGES), new Map(list.map(({ userId, senderName }) => [userId, senderName])));

/** @param names Current names of authors, by id. */
export const withNames = (
  list: readonly ChatMessage[],
  names: ReadonlyMap<string, string>,
): readonly ChatMessage[] =>
  list.map((message) => {
    const name = names.get(message.userId) ?? message.senderName;
    return name === message.senderName ? message : { ...message, senderName: name, userName: name };
  });

export interface HistoryRead {
  /** Timestamp of the newest message at the time of the read, even if it is removed. Undefined if the server does not say. */
  readUntil?: string | undefined;
  /** There are no earlier messages. */
  isWhole?: boolean | undefined;
}

/**
 * Drops messages that a reloaded history lacks although it has older and newer ones, or although the previous history
 * had them. Newer live messages stay, because a history may lag behind the socket, unless the server says that it has
 * read beyond them. Older ones stay, unless the history has all messages.
 * @param confirmed Ids of the previous history.
 */
export function withoutRemoved(
  list: readonly ChatMessage[],
  history: readonly ChatMessage[],
  confirmed: readonly string[],
  { readUntil, isWhole }: HistoryRead = {},
): readonly ChatMessage[] {
  const times = history.map(sentAt);
  const [start, end] = [isWhole ? -Infinity : Math.min(...times), Math.max(...times)];
  const listed = new Set(history.map(({ _id }) => _id));
  const known = new Set(confirmed);
  const until = readUntil === undefined ? -Infinity : Date.parse(readUntil);
  const isRemoved = ({ _id }: ChatMessage, time: number) =>
    !listed.has(_id) && time > start && (time < end || time <= until || known.has(_id));
  return list.filter((message) => !isRemoved(message, sentAt(message)));
}

/** Sorts an invalid timestamp last: NaN would make the order undefined. */
function sentAt({ timestamp }: ChatMessage): number {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? Infinity : time;
}
