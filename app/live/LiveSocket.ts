import type { ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';

/** The part of a socket.io socket that the app uses. It retries nothing by itself. */
export interface LiveSocket {
  /** The handshake succeeded; now and after no other. */
  onOpen: (listener: () => void) => void;
  /** The connection ended, or could not be made. */
  onDrop: (listener: () => void) => void;
  on: <E extends keyof ServerToClientEvents>(event: E, listener: ServerToClientEvents[E]) => void;
  emit: <E extends keyof ClientToServerEvents>(
    event: E,
    ...values: Parameters<ClientToServerEvents[E]>
  ) => void;
  disconnect: () => void;
}

/** Connects as the owner of this token, or as a guest, who only listens. */
export type ConnectSocket = (token: string | undefined) => LiveSocket;
