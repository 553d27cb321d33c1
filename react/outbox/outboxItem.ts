import type { OutboxEntry } from '@alphazone/machines';

import type { OutboxKind, OutboxPayloads } from './outboxCalls';

/** An action in the outbox, with the payload of its kind. */
export type OutboxItem = {
  [Kind in OutboxKind]: Pick<OutboxEntry, 'key' | 'createdOn' | 'refusal'> & {
    kind: Kind;
    payload: OutboxPayloads[Kind];
  };
}[OutboxKind];

/** An entry of the machine, which does not know the payloads. */
export type OutboxItemEntry = OutboxEntry & OutboxItem;

// Safe cast: written by this version or an earlier one, whose payloads it still reads.
export const itemOf = (entry: OutboxEntry) => entry as OutboxItemEntry;

/** Stored before an attempt, so that the next page knows of it too. */
export const attempted = <Entry extends OutboxEntry>(entry: Entry): Entry => ({ ...entry, attempted: true });
