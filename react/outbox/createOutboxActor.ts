import { outboxMachine, type OutboxEntry, type SendResult } from '@alphazone/machines';
import { createActor, fromPromise } from 'xstate';

import type { Forum } from '../forum/Forum';
import { refetch } from '../forum/queries/refetch';
import { stalePosts } from '../posts/stalePosts';
import type { KeptOutbox } from './Outbox';
import { itemOf } from './outboxItem';
import type { OutboxStorage } from './outboxStorage';
import { withLock } from './sendLimits';
import { sendStored } from './sendStored';

export interface OutboxActorOptions {
  random: () => number;
  /** Keys of entries that are not loaded: their first attempt is pending. */
  sendingNow: ReadonlySet<string>;
}

/** Not started yet. */
export function createOutboxActor(
  forum: Forum,
  storage: OutboxStorage,
  { random, sendingNow }: OutboxActorOptions,
): KeptOutbox['actor'] {
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        load: fromPromise(async ({ input: { owner } }) =>
          (await storage.list(owner)).filter(({ key }) => !sendingNow.has(key)),
        ),
        send: fromPromise<SendResult, { entry: OutboxEntry }>(({ input: { entry } }) =>
          withLock(entry.key, () => sendStored(forum, storage, itemOf(entry))),
        ),
      },
    }),
    { input: { owner: forum.currentUserId(), random } },
  );
  actor.on('load.failed', ({ error }) => forum.log('The outbox could not be read.', error));
  actor.on('entry.sent', ({ entry }) => catchUp(forum, entry));
  actor.on('entry.refused', ({ entry }) => catchUp(forum, entry));
  return actor;
}

/** Refetches the data that the entry changes. */
export function catchUp({ cache, live }: Forum, { kind }: OutboxEntry): void {
  if (kind === 'read') live.current()?.notifications().send({ type: 'reload.needed' });
  else if (kind !== 'chat') for (const filters of stalePosts) void refetch(cache, filters);
}
