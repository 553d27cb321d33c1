/** A message of the global chat. */
export interface ChatMessage {
  _id: string;
  senderName: string;
  userId: string;
  userName: string;
  text: string;
  /** ISO 8601. */
  timestamp: string;
}

/** The oldest messages are dropped beyond this, so that a page that stays open does not grow forever. */
export const MAX_MESSAGES = 500;

/** Appends a live message. Returns the same list when it already has that `_id`. */
export function addMessage(list: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return list.some(({ _id }) => _id === message._id) ? list : [...list, message].slice(-MAX_MESSAGES);
}

/** Merges the history with live messages: each `_id` once, oldest first. */
export function mergeHistory(
  list: readonly ChatMessage[],
  history: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map([...history, ...list].map((message) => [message._id, message]));
  return [...byId.values()].sort((a, b) => sentAt(a) - sentAt(b) || 0).slice(-MAX_MESSAGES);
}

/** An invalid time sorts last, so that the order stays well defined. */
function sentAt({ timestamp }: ChatMessage): number {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? Infinity : time;
}
