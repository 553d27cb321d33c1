import { useDeferredValue } from 'react';

import { onDemand, useOnDemand } from '../../hooks/onDemand';

/** Radix and Floating UI, which most visitors of a page never need. */
export const menuPopup = onDemand(() => import('./MenuPopup'));

/** Preloads menus, for example when the browser is idle: the first one then opens as fast as the next. */
export const preloadMenus = () => menuPopup.load();

/** Deferred: a store update renders synchronously and would block the pointer-up event. */
export const useMenuPopup = (isNeeded: boolean) => useDeferredValue(useOnDemand(menuPopup, isNeeded));
