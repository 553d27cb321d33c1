import { useSyncExternalStore } from 'react';

import type { ColorScheme } from './colorScheme';
import type { ColorSchemeStore } from './colorSchemeStore';

/** The reader's choice of a theme. On a server there is none yet: the system decides. */
export const useColorScheme = (store: ColorSchemeStore): ColorScheme =>
  useSyncExternalStore(store.subscribe, store.current, () => 'system');
