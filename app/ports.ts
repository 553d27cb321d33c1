import type { ApiClient, Site } from '@alphazone/client';
import type { ColorSchemeStore } from '@alphazone/ui';
import { createContext, use } from 'react';

import type { Alerts } from './alerts/Alerts';
import type { DraftStore } from './drafts/draftStore';
import type { ConnectSocket } from './live/LiveSocket';
import type { SessionStore } from './session/SessionStore';

/** Everything outside the app that a screen may reach. `main.tsx` makes the browser's. */
export interface Ports {
  api: ApiClient;
  site: Site;
  session: SessionStore;
  connect: ConnectSocket;
  alerts: Alerts;
  colorScheme: ColorSchemeStore;
  /** Keeps drafts until the page's tab is closed. */
  drafts: DraftStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Names the page in the browser's tab. */
  setTitle: (title: string) => void;
  /** Puts the keyboard at the beginning of a page that has just been opened. */
  focusContent: () => void;
  /** The full address of a path of the app, for sharing. */
  addressOf: (path: string) => string;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  copyText: (text: string) => Promise<void>;
  /** Downloads a file to the user's device under this name. */
  saveFile: (name: string, content: Blob) => void;
  /** For developers: what went wrong without anybody needing an alert. */
  log: (what: string, cause: unknown) => void;
}

export const PortsContext = createContext<Ports | undefined>(undefined);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts: no ports here. Render this inside <AppProvider>.');
  return ports;
}
