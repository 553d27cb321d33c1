import { useIsHydrating } from '@alphazone/ui';
import { use, type ReactNode } from 'react';

import { usePorts } from '../ports';

export interface InTurnProps {
  /** Unique on the page. */
  part: string;
  children: ReactNode;
}

/** Keeps the server's HTML until this part's turn to hydrate. Needs its own `Suspense` boundary. */
export function InTurn({ part, children }: InTurnProps) {
  const { turns } = usePorts();
  const isHydrating = useIsHydrating();
  const turn = isHydrating ? turns?.of(part) : undefined;
  if (turn) use(turn);
  return children;
}
