import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

export interface StartedProps {
  /** Called when the page stands, before its effects. */
  onRendered: () => void;
  /** Called once all effects of the page have run. */
  onStarted: () => void;
  children: ReactNode;
}

/** Effects of a parent run after those of its children. */
export function Started({ onRendered, onStarted, children }: StartedProps) {
  const render = useEffectEvent(onRendered);
  const start = useEffectEvent(onStarted);
  useLayoutEffect(() => render(), []);
  useEffect(() => start(), []);
  return children;
}
