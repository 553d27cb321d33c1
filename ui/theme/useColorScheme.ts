import { useSyncExternalStore } from 'react';

import type { ColorScheme } from './colorScheme';
import type { ColorSchemeStore } from './colorSchemeStore';

/** Returns the user's colour scheme; `system` on the server. */
export const useColorScheme = (store: ColorSchemeStore): ColorScheme =>
  useSyncExternalStore(store.subscribe, store.current, () => 'system');
