import type { ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';

export interface LiveSocket {
  onOpen: (listener: () => void) => void;
  onDrop: (listener: () => void) => void;
  on: <E extends keyof ServerToClientEvents>(event: E, listener: ServerToClientEvents[E]) => void;
  emit: <E extends keyof ClientToServerEvents>(
    event: E,
    ...values: Parameters<ClientToServerEvents[E]>
  ) => void;
  disconnect: () => void;
}

export type ConnectSocket = (token: string | undefined) => LiveSocket;
