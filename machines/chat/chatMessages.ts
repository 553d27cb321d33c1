/** A message of the global chat. Spec section 3. */
export interface ChatMessage {
  _id: string;
  senderName: string;
  userId: string;
  userName: string;
  text: string;
  /** ISO 8601. */
  timestamp: string;
}

/** The oldest messages go when there are more, so that a page that stays open does not grow for ever. */
export const MOST_MESSAGES = 500;

/** The list with a live message at its end; the same list when it has that `_id` already (spec section 4). */
export function addMessage(list: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return list.some(({ _id }) => _id === message._id) ? list : [...list, message].slice(-MOST_MESSAGES);
}

/** History and what has arrived live, each `_id` once, the oldest first. */
export function mergeHistory(
  list: readonly ChatMessage[],
  history: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map([...history, ...list].map((message) => [message._id, message]));
  return [...byId.values()].sort((a, b) => sentAt(a) - sentAt(b) || 0).slice(-MOST_MESSAGES);
}

/** A time that cannot be read counts as now: the message goes last, and the order stays well defined. */
function sentAt({ timestamp }: ChatMessage): number {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? Infinity : time;
}
