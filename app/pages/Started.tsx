import { useIsHydrating } from '@alphazone/ui';
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

export interface StartedProps {
  /** Called after the first render, before the effects. */
  onRendered: () => void;
  /** Called once the page shows browser-only state: the session and drafts. */
  onStarted: () => void;
  children: ReactNode;
}

/** Effects of a parent run after those of its children. */
export function Started({ onRendered, onStarted, children }: StartedProps) {
  const render = useEffectEvent(onRendered);
  const start = useEffectEvent(onStarted);
  // Becomes false in the render that switches all stores from the server's state.
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => render(), []);
  useEffect(() => {
    if (!isHydrating) start();
  }, [isHydrating]);
  return children;
}
