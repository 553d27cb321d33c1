import { ApiError } from '@alphazone/client';

import { late } from '../forum/late';
import type { CreateOutbox } from './outboxOption';
import type { OutboxStorage } from './outboxStorage';

/** For the option `outbox` of `createForum`. What it sends before it is loaded waits for the import. */
export const keepOutbox =
  (storage: OutboxStorage): CreateOutbox =>
  (forum, options) => {
    const kept = late(
      async () => (await import('./createOutbox')).createOutbox(forum, storage, options),
      (error) => forum.log('The outbox could not be loaded.', error),
    );
    return {
      kept,
      async send(kind, payload, signal) {
        const userId = forum.currentUserId();
        const outbox = await kept.load().catch((cause: unknown) => {
          throw new ApiError(0, undefined, 'unreachable', [], { cause });
        });
        // Nothing is sent for the next user.
        if (forum.currentUserId() !== userId) throw new ApiError(0, undefined, 'unreachable');
        return outbox.send(kind, payload, signal);
      },
      remove: (key) => kept.whenLoaded((outbox) => outbox.remove(key)),
      start() {
        let stop: (() => void) | undefined;
        let isStopped = false;
        kept.whenLoaded((outbox) => {
          if (!isStopped) stop = outbox.start();
        });
        return () => {
          isStopped = true;
          stop?.();
        };
      },
    };
  };
