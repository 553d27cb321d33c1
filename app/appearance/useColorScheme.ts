import type { ColorScheme } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';

import { usePorts } from '../ports';

/** The reader's choice of a theme. On a server there is none yet: the system decides. */
export function useColorScheme(): ColorScheme {
  const { colorScheme } = usePorts();
  return useSyncExternalStore(colorScheme.subscribe, colorScheme.current, () => 'system');
}
