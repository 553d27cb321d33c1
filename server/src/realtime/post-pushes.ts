import type { PostChange } from '@alphazone/client';

import { waitAtMost } from '../time/wait-at-most';

/** Window that merges a post's changes into one push. */
const windowMs = 100;

const readTimeoutMs = 1_000;

export interface PostPushes {
  add: (change: PostChange) => void;
  /** Pushes the pending changes. */
  close: () => void;
}

type PostCounts = Exclude<PostChange, { deleted: true }>;

/**
 * Merges the changes of a post, and pushes nothing after a deletion. A hundred votes a second on one post would be a
 * hundred packets a second per socket.
 *
 * The counts are read when the window ends: each server has windows of its own, so a push with older counts could
 * otherwise come after that of another server, and stay on the screen.
 *
 * @param read Returns the current counts, without those of deleted and hidden posts.
 * @param push Broadcasts. Each call runs in its own event loop iteration, because it is slow with many sockets.
 */
export function createPostPushes(
  read: (ids: readonly string[]) => Promise<readonly PostCounts[]>,
  push: (change: PostChange) => void,
): PostPushes {
  let pending = new Map<string, PostChange>();
  /** The changes of the window that has ended. */
  let due = new Map<string, PostChange>();
  let isPushing = false;
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;

  async function pushAll(): Promise<void> {
    timer = undefined;
    isPushing = true;
    [due, pending] = [pending, new Map<string, PostChange>()];
    await updateCounts();
    pushNext();
  }

  async function updateCounts(): Promise<void> {
    const ids = [...due.values()].flatMap((change) => ('deleted' in change ? [] : change._id));
    if (ids.length === 0) return;
    // Without an answer, the counts are pushed as they were announced.
    const counts = await waitAtMost(readTimeoutMs, read(ids)).catch(() => undefined);
    if (!counts) return;
    const current = new Map(counts.map((change) => [change._id, change]));
    for (const id of ids) {
      const change = current.get(id);
      // That it is gone is announced on its own.
      if (!change) due.delete(id);
      else if (due.has(id)) due.set(id, change);
    }
  }

  function pushNext(): void {
    immediate = undefined;
    const [first] = due;
    if (first) {
      const [id, change] = first;
      due.delete(id);
      push(change);
    }
    if (due.size > 0) {
      immediate = setImmediate(pushNext);
      return;
    }
    isPushing = false;
    if (pending.size > 0) startWindow();
  }

  function startWindow(): void {
    timer ??= setTimeout(() => void pushAll(), windowMs);
  }

  return {
    add(change) {
      const earlier = pending.get(change._id);
      if (earlier && 'deleted' in earlier) return;

      pending.set(change._id, change);
      if (!isPushing) startWindow();
    },
    close() {
      clearTimeout(timer);
      clearImmediate(immediate);
      for (const change of [...due.values(), ...pending.values()]) push(change);
      due.clear();
      pending.clear();
    },
  };
}
