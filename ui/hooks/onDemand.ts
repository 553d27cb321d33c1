import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** A module that is imported on first use, such as the popup of a menu. */
export interface OnDemand<Module> {
  /** Starts the import. The next call retries a failed one. */
  load: () => void;
  current: () => Module | undefined;
  /** Calls back when an import has ended. If it failed, `current` stays undefined. */
  subscribe: (onSettled: () => void) => () => void;
}

export function onDemand<Module>(importModule: () => Promise<Module>): OnDemand<Module> {
  const listeners = new Set<() => void>();
  let isPending = false;
  let module: Module | undefined;
  const notify = () => listeners.forEach((onSettled) => onSettled());

  return {
    load() {
      if (module !== undefined || isPending) return;
      isPending = true;
      importModule().then(
        (loaded) => {
          module = loaded;
          notify();
        },
        () => {
          isPending = false;
          notify();
        },
      );
    },
    current: () => module,
    subscribe(onSettled) {
      listeners.add(onSettled);
      return () => listeners.delete(onSettled);
    },
  };
}

/** Loads the module while `isNeeded`. Returns undefined until it has loaded, and on a server. */
export function useOnDemand<Module>(source: OnDemand<Module>, isNeeded = true): Module | undefined {
  useEffect(() => {
    if (isNeeded) source.load();
  }, [isNeeded, source]);
  return useSyncExternalStore(source.subscribe, source.current, () => undefined);
}

/** Returns a popup's module from its first opening on: a closed popup stays mounted to return the focus. */
export function usePopup<Module>(
  source: OnDemand<Module>,
  isOpen: boolean,
  close: () => void,
): Module | undefined {
  const module = useOnDemand(source, isOpen);
  useCloseOnFailure(source, isOpen, close);
  return useHasBeenTrue(isOpen) ? module : undefined;
}

/** Closes an open popup whose module fails to load, so that the next press opens it and tries again. */
export function useCloseOnFailure(source: OnDemand<unknown>, isOpen: boolean, close: () => void): void {
  const onSettled = useEffectEvent(() => {
    if (isOpen && !source.current()) close();
  });
  useEffect(() => source.subscribe(() => onSettled()), [source]);
}

/** True from the first render with `true` on. */
export function useHasBeenTrue(isTrue: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(isTrue);
  if (isTrue && !hasBeenTrue) setHasBeenTrue(true);
  return isTrue || hasBeenTrue;
}
