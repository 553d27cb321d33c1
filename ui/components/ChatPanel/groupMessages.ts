export interface ChatPanelMessage {
  _id: string;
  userId: string;
  /** Shown when `senderName` is empty. */
  userName: string;
  /** The name that is shown. */
  senderName: string;
  text: string;
  /** ISO 8601. Empty when unknown. */
  timestamp: string;
  /** Key that it was sent with. A pending message keeps its place when it gets its id. */
  idempotencyKey?: string;
}

/** Differs from all others, and is the same before and after the message is stored. */
export const keyOf = ({ _id, idempotencyKey = _id }: ChatPanelMessage): string => idempotencyKey;

export interface ChatGroup {
  id: string;
  userId: string;
  speaker: string;
  isOwn: boolean;
  /** Set when the date differs from that of the previous group. */
  startsDay: Date | undefined;
  messages: readonly ChatPanelMessage[];
}

const groupPauseMs = 5 * 60_000;

/** Compares contents: every message creates new group objects. */
export function isSameGroup(a: ChatGroup, b: ChatGroup): boolean {
  return (
    a.speaker === b.speaker &&
    a.isOwn === b.isOwn &&
    a.startsDay?.getTime() === b.startsDay?.getTime() &&
    a.messages.length === b.messages.length &&
    a.messages.every((message, index) => message === b.messages[index])
  );
}

/** A group keeps its id, and so its element, when its first message goes. */
const groupIds = new WeakMap<ChatPanelMessage, string>();

/** A long pause or midnight starts a new group. */
export function groupMessages(
  messages: readonly ChatPanelMessage[],
  currentUserId: string | undefined,
): ChatGroup[] {
  const groups: (ChatGroup & { messages: ChatPanelMessage[] })[] = [];
  let last = new Date(NaN);

  for (const message of messages) {
    const { userId, senderName, userName } = message;
    const moment = new Date(message.timestamp || last);
    const isNewDay = moment.toDateString() !== last.toDateString();
    let group = groups.at(-1);
    if (group?.userId !== userId || isNewDay || moment.getTime() - last.getTime() >= groupPauseMs) {
      let id = groupIds.get(message) ?? keyOf(message);
      // A part of a split group.
      if (groups.some((other) => other.id === id)) id += message._id;
      group = {
        id,
        userId,
        speaker: senderName || userName,
        isOwn: userId === currentUserId,
        startsDay: isNewDay ? moment : undefined,
        messages: [],
      };
      groups.push(group);
    }
    group.messages.push(message);
    groupIds.set(message, group.id);
    last = moment;
  }
  return groups;
}
