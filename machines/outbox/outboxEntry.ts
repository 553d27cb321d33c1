export interface OutboxEntry {
  /** The idempotency key. */
  key: string;
  /** The id of the user who made it. It is never sent as another one. */
  owner: string;
  kind: string;
  payload: unknown;
  /** Entries of one group are sent in order, also when one fails. Those without a group form one. */
  group?: string;
  /** Milliseconds since 1970. */
  createdOn: number;
  /** True from before the first attempt on: the server may have stored it, although no response came. */
  attempted?: true;
  /** The server's message, once it has refused the entry. */
  refusal?: string;
}

/** Whether the entry is still to be sent: the server has not refused it. */
export const isWaitingEntry = ({ refusal }: OutboxEntry): boolean => refusal === undefined;
