import { useEffect, useState, useSyncExternalStore } from 'react';

/** A module that is imported when it is first needed, such as the popup of a menu. */
export interface OnDemand<Module> {
  /** Starts the import. A failed import starts again with the next call. */
  load: () => void;
  current: () => Module | undefined;
  subscribe: (onLoad: () => void) => () => void;
}

export function onDemand<Module>(importModule: () => Promise<Module>): OnDemand<Module> {
  const listeners = new Set<() => void>();
  let isPending = false;
  let module: Module | undefined;

  return {
    load() {
      if (module !== undefined || isPending) return;
      isPending = true;
      importModule().then(
        (loaded) => {
          module = loaded;
          for (const notify of listeners) notify();
        },
        () => {
          isPending = false;
        },
      );
    },
    current: () => module,
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
}

/** Loads the module while `isNeeded`. Returns it once it is there, and undefined on a server. */
export function useOnDemand<Module>(source: OnDemand<Module>, isNeeded = true): Module | undefined {
  useEffect(() => {
    if (isNeeded) source.load();
  }, [isNeeded, source]);
  return useSyncExternalStore(source.subscribe, source.current, () => undefined);
}

/** True from the first render with `true` on. Keeps a closed popup mounted, which returns the focus. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
