import type { PostChange } from '@alphazone/client';

/** Window that merges a post's changes into one push. */
const windowMs = 100;

export interface PostPushes {
  add: (change: PostChange) => void;
  /** Pushes the pending changes. */
  close: () => void;
}

/**
 * Merges the changes of a post: keeps the newest counts, and nothing after a deletion. A hundred votes a
 * second on one post would be a hundred packets a second per socket.
 * @param push Broadcasts. Each call runs in its own event loop iteration, because it is slow with many sockets.
 */
export function createPostPushes(push: (change: PostChange) => void): PostPushes {
  const pending = new Map<string, PostChange>();
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;

  function pushNext(): void {
    timer = immediate = undefined;
    const [first] = pending;
    if (!first) return;
    const [id, change] = first;
    pending.delete(id);
    push(change);
    if (pending.size > 0) immediate = setImmediate(pushNext);
  }

  return {
    add(change) {
      const earlier = pending.get(change._id);
      if (earlier && 'deleted' in earlier) return;

      pending.set(change._id, change);
      if (!immediate) timer ??= setTimeout(pushNext, windowMs);
    },
    close() {
      clearTimeout(timer);
      clearImmediate(immediate);
      for (const change of pending.values()) push(change);
      pending.clear();
    },
  };
}
