import { useIsHydrating } from '@alphazone/ui';
import { use, type ReactNode } from 'react';

import { usePorts } from '../ports';

export interface InTurnProps {
  /** Unique on the page. */
  part: string;
  children: ReactNode;
}

/** Keeps the server's HTML until it is this part's turn to hydrate. Belongs in a `Suspense` boundary of its own. */
export function InTurn({ part, children }: InTurnProps) {
  const { turns } = usePorts();
  const isHydrating = useIsHydrating();
  const turn = isHydrating ? turns?.of(part) : undefined;
  if (turn) use(turn);
  return children;
}
