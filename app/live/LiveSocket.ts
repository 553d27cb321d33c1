import type { ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';

export interface LiveSocket {
  /** Calls back once, after a successful handshake. */
  onOpen: (listener: () => void) => void;
  onDrop: (listener: () => void) => void;
  on: <E extends keyof ServerToClientEvents>(event: E, listener: ServerToClientEvents[E]) => void;
  emit: <E extends keyof ClientToServerEvents>(
    event: E,
    ...values: Parameters<ClientToServerEvents[E]>
  ) => void;
  disconnect: () => void;
}

/** A guest can only receive. */
export type ConnectSocket = (token: string | undefined) => LiveSocket;
