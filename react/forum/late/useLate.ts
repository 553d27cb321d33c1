import { useSyncExternalStore } from 'react';

import type { Late } from './late';

const never = () => () => undefined;
const none = () => undefined;

/** Returns the part once it is loaded. Does not load it. */
export const useLate = <Part>(source: Late<Part> | undefined): Part | undefined =>
  useSyncExternalStore(source?.subscribe ?? never, source?.current ?? none, none);
