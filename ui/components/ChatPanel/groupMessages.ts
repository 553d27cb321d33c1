export interface ChatPanelMessage {
  _id: string;
  userId: string;
  userName: string;
  senderName: string;
  text: string;
  /** ISO 8601. */
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

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

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

/** A long pause or midnight starts a new group. */
export function groupMessages(
  messages: readonly ChatPanelMessage[],
  currentUserId: string | undefined,
): ChatGroup[] {
  const groups: { group: ChatGroup; messages: ChatPanelMessage[]; last: Date }[] = [];

  for (const message of messages) {
    const moment = new Date(message.timestamp);
    const open = groups.at(-1);
    const isNewDay = open === undefined || !isSameDay(open.last, moment);

    if (
      open?.group.userId === message.userId &&
      !isNewDay &&
      moment.getTime() - open.last.getTime() < groupPauseMs
    ) {
      open.messages.push(message);
      open.last = moment;
      continue;
    }
    const own: ChatPanelMessage[] = [message];
    groups.push({
      messages: own,
      last: moment,
      group: {
        id: keyOf(message),
        userId: message.userId,
        speaker: message.senderName || message.userName,
        isOwn: message.userId === currentUserId,
        startsDay: isNewDay ? moment : undefined,
        messages: own,
      },
    });
  }
  return groups.map(({ group }) => group);
}
