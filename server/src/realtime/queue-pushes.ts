/** Window that merges the queue's changes into one push per zone. */
const windowMs = 200;

/** Maximum ids in one push. Followers reload the list in any case. */
const maxIds = 50;

export interface QueuePushes {
  add: (changed: { id: string; zone: string | null }) => void;
  close: () => void;
}

/** @param push Sends to the moderators of the zone, or of all zones for null. */
export function createQueuePushes(push: (zone: string | null, ids: readonly string[]) => void): QueuePushes {
  const pending = new Map<string | null, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [zone, ids] of pending) push(zone, [...ids]);
    pending.clear();
  }

  return {
    add({ id, zone }) {
      const ids = pending.get(zone) ?? new Set();
      pending.set(zone, ids);
      if (ids.size < maxIds) ids.add(id);
      timer ??= setTimeout(flush, windowMs);
    },
    close: flush,
  };
}
