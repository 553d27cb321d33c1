import type { ServerOptions } from 'socket.io';

/** Carries events between servers on one database. */
export interface NodeLink {
  adapter: NonNullable<ServerOptions['adapter']>;
  /** Closes the connections. Never rejects. Called once, after the sockets are closed. */
  close(): Promise<void>;
}

export interface NodeLinkLog {
  warn: (message: string) => void;
}
