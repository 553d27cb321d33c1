import type { ServerOptions } from 'socket.io';

/** What carries events between the processes that share a database. */
export interface NodeLink {
  /** For the options of socket.io's server. */
  adapter: NonNullable<ServerOptions['adapter']>;
  /** Ends the connections; never fails. Called once, when the sockets are closed. */
  close(): Promise<void>;
}

export interface NodeLinkLog {
  warn: (message: string) => void;
}
