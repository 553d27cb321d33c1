import { useCallback, useSyncExternalStore } from 'react';

interface Actor<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/**
 * Selects from the snapshot of an actor that may not be loaded yet.
 *
 * @param select returns the same value for the same snapshot
 */
export function useActorState<Snapshot, Selected>(
  actor: Actor<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor?.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
