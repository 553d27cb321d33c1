import { createContext, use } from 'react';

import type { Chat } from './chat';
import type { Notifications } from './notifications';
import type { Realtime } from './realtime';

export interface Live {
  realtime: Realtime;
  notifications: Notifications;
  /** Undefined if the site settings disable the chat. */
  chat: Chat | undefined;
}

export const LiveContext = createContext<Live | undefined>(undefined);

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive: no live connection here. Render this inside <AppProvider>.');
  return live;
}
