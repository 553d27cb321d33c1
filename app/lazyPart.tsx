import { useForum } from '@alphazone/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

import { messages } from './messages';
import { serverQuery, serverRetryMs } from './offline/serverQuery';
import { usePorts } from './ports';

export interface LatePartProps {
  /** Called when loading fails, which is also logged. The next mount retries. @default `onClose`, if it has one, and an alert */
  onLoadFailed?: () => void;
  /** Shown after a failure, until a retry succeeds. @default nothing */
  fallback?: ReactNode;
}

/**
 * A component that loads on its first mount, or earlier by `preload`. Unlike `lazy`, it then renders at once, and a failure does
 * not replace the page. A part without `onLoadFailed` and `onClose` retries once the server responds.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());

  function Part({ onLoadFailed, fallback, ...props }: Props & LatePartProps) {
    const { log, alerts } = usePorts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const [attempts, setAttempts] = useState(0);
    const fail = useEffectEvent((error: unknown) => {
      log('A part of the page could not be loaded.', error);
      if (onLoadFailed) return onLoadFailed();
      const { onClose } = props as { onClose?: () => void };
      if (!onClose) return setHasFailed(true);
      onClose();
      void alerts.alert(messages.partFailed);
    });
    useEffect(() => {
      let isMounted = true;
      preload().then(
        (part) => isMounted && setLoaded(() => part),
        (error: unknown) => isMounted && fail(error),
      );
      return () => {
        isMounted = false;
      };
    }, [attempts]);
    // Safe cast: only the own props were removed.
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed ? (
      <>
        <WaitForServer onResponse={() => setAttempts(attempts + 1)} />
        {fallback}
      </>
    ) : null;
  }

  return Object.assign(Part, { preload });
}

function WaitForServer({ onResponse }: { onResponse: () => void }) {
  const { dataUpdatedAt: respondedOn } = useQuery({
    ...serverQuery(useForum()),
    refetchInterval: ({ state }) => state.status === 'error' && serverRetryMs,
  });
  const retry = useEffectEvent(onResponse);
  useEffect(() => {
    if (respondedOn > 0) retry();
  }, [respondedOn]);
  return null;
}
