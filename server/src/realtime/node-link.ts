import type { ServerOptions } from 'socket.io';

/** Carries events between servers on one database. */
export interface NodeLink {
  adapter: NonNullable<ServerOptions['adapter']>;
  /** Calls `listener` after an outage, whose events are lost. */
  onRestored(listener: () => void): void;
  /** Call once, after closing the sockets. Never rejects. */
  close(): Promise<void>;
}

export interface NodeLinkLog {
  warn: (message: string) => void;
}
