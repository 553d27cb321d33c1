import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

import { messages } from './messages';
import { usePorts } from './ports';

/** Each retry waits this much longer than the last: after an update of the server, the file may be gone for good. */
const retryStepMs = 2_000;

/** Called when loading fails, which is also logged. The next mount retries. @default `onClose`, if it has one, and a question whether to reload */
export type OnLoadFailed = () => void;

/**
 * A component that loads on its first mount, or earlier by `preload`. Unlike `lazy`, it then renders at once, and a failure does
 * not replace the page. A part without `onLoadFailed` and `onClose` retries.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());

  function Part({ onLoadFailed, ...props }: Props & { onLoadFailed?: OnLoadFailed }) {
    const { log, alerts } = usePorts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const fail = useEffectEvent((error: unknown) => {
      log('A part of the page could not be loaded.', error);
      if (onLoadFailed) return onLoadFailed();
      const { onClose } = props as { onClose?: () => void };
      if (!onClose) return setFailures(failures + 1);
      onClose();
      // After an update of the server, only a reload finds the part. Installed apps have no button of their own for it.
      void alerts
        .confirm(messages.partFailed, messages.reload)
        .then((isWanted) => isWanted && window.location.reload());
    });
    useEffect(() => {
      let isMounted = true;
      const attempt = () =>
        void preload().then(
          (part) => isMounted && setLoaded(() => part),
          (error: unknown) => isMounted && fail(error),
        );
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (failures === 0) attempt();
      else timer = setTimeout(attempt, failures * retryStepMs);
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [failures]);
    // Safe cast: only the own prop was removed.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : null;
  }

  return Object.assign(Part, { preload });
}
