import { useEffect, useEffectEvent } from 'react';

/** https://html.spec.whatwg.org/multipage/interaction.html#close-watchers, not yet in TypeScript's types. */
declare class CloseWatcher {
  onclose: () => void;
  destroy(): void;
}

/**
 * Calls `onClose` when the platform asks an open popup to close: Android's Back button and gesture. Where browsers have no
 * `CloseWatcher`, Back leaves the page.
 */
export function useCloseRequests(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // A watcher reports one request, and the popup may stay open.
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
