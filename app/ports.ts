import type { Site } from '@alphazone/client';
import type { GetPasskey, KeyValueStore, SubscribeToPush } from '@alphazone/react';
import type { ColorSchemeStore } from '@alphazone/ui';
import { createContext, use } from 'react';

import type { Alerts } from './alerts/Alerts';
import type { DraftStore } from './drafts/draftStore';
import type { FormResult } from '../client/rendering';
import type { CacheAges } from './offline/cacheAges';
import type { HydrationTurns } from './pages/hydrationTurns';
import type { PushHintStore } from './push/pushHintStore';

/** Each resolves with undefined when the user cancels. */
export interface Passkeys {
  create: GetPasskey;
  get: GetPasskey;
}

export interface PushPort {
  subscribe: SubscribeToPush;
  /** Whether the user has refused notifications: the browser does not ask again. */
  isBlocked: () => boolean;
  hint: PushHintStore;
}

export interface Ports {
  site: Site;
  alerts: Alerts;
  colorScheme: ColorSchemeStore;
  drafts: DraftStore;
  /** This browser's storage. Any call may throw. */
  storage: KeyValueStore;
  cacheAges: CacheAges;
  /** Undefined where the browser or the server has no Web Push. */
  push?: PushPort | undefined;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** When the server rendered the page. Undefined if it did not. */
  renderedAt?: number | undefined;
  /** Schedules hydration. Undefined unless the page is being hydrated. */
  turns?: HydrationTurns | undefined;
  /** Result of a form sent without scripts. */
  formResult?: FormResult | undefined;
  setTitle: (title: string) => void;
  focusContent: () => void;
  addressOf: (path: string) => string;
  /** Rejects without permission. */
  copyText: (text: string) => Promise<void>;
  /** Leaves the app. */
  openUrl: (url: string) => void;
  /** Undefined where the browser has none. */
  passkeys: Passkeys | undefined;
  saveFile: (name: string, content: Blob) => void;
  log: (what: string, cause: unknown) => void;
}

export const PortsContext = createContext<Ports | undefined>(undefined);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts: render this inside <AppProvider>.');
  return ports;
}
