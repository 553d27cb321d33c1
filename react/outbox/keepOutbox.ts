import { late } from '../forum/late/late';
import { loadFor } from '../forum/late/loadFor';
import type { CreateOutbox } from './outboxOption';
import type { OutboxStorage } from './outboxStorage';

/** For the option `outbox` of `createForum`. Actions before it is loaded wait for the import. */
export const keepOutbox =
  (storage: OutboxStorage): CreateOutbox =>
  (forum, options) => {
    const kept = late(
      async () => (await import('./createOutbox')).createOutbox(forum, storage, options),
      (error) => forum.log('The outbox could not be loaded.', error),
    );
    return {
      kept,
      async send(kind, payload, signal, key) {
        const outbox = await loadFor(kept, forum.currentUserId);
        return outbox.send(kind, payload, signal, key);
      },
      remove: async (key) => (await kept.load()).remove(key),
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
