export interface OutboxEntry {
  /** The idempotency key. */
  key: string;
  /** The id of the user who made it. It is never sent as another one. */
  owner: string;
  kind: string;
  payload: unknown;
  /** Milliseconds since 1970. */
  createdOn: number;
  /** The server's message, once it has refused the entry. */
  refusal?: string;
}

export const isWaitingEntry = ({ refusal }: OutboxEntry): boolean => refusal === undefined;
