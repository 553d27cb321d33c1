export interface ChatMessage {
  _id: string;
  senderName: string;
  userId: string;
  userName: string;
  text: string;
  /** ISO 8601. */
  timestamp: string;
}

/** Drops the oldest messages beyond this number, to bound the memory of a long-lived page. */
export const MAX_MESSAGES = 500;

/** Returns the same list for a duplicate `_id`. */
export function addMessage(list: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return list.some(({ _id }) => _id === message._id) ? list : [...list, message].slice(-MAX_MESSAGES);
}

/** @param known the messages before the request. Those that the history lacks have been removed. @default none */
export function mergeHistory(
  list: readonly ChatMessage[],
  history: readonly ChatMessage[],
  known: readonly ChatMessage[] = [],
): readonly ChatMessage[] {
  const start = Math.min(...history.map(sentAt));
  const kept = new Set(history.map(({ _id }) => _id));
  const removed = new Set(known.filter((message) => sentAt(message) > start && !kept.has(message._id)));
  const byId = new Map(
    [...history, ...list.filter((message) => !removed.has(message))].map((message) => [message._id, message]),
  );
  return [...byId.values()].sort((a, b) => sentAt(a) - sentAt(b) || 0).slice(-MAX_MESSAGES);
}

/** Sorts an invalid timestamp last: NaN would make the order undefined. */
function sentAt({ timestamp }: ChatMessage): number {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? Infinity : time;
}
