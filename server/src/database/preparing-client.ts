import type { Socket } from 'node:net';

import pg from 'pg';

const names = new Map<string, string>();

/** Makes every `PreparingClient` prepare the statement when it first sends it. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `s${names.size}`);
}

/** Sends named statements under their names, and counts pending ones. */
export class PreparingClient extends pg.Client {
  pendingQueries = 0;
  /** PostgreSQL's process. Unlike `processID`, also behind a pooler. */
  backendId: number | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown;
    const end = () => {
      this.pendingQueries -= 1;
    };
    this.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof config === 'string' ? names.get(config) : undefined;
      const result =
        name === undefined ? query(config, values, ...rest) : query({ name, text: config, values }, ...rest);
      if (result instanceof Promise) {
        this.pendingQueries += 1;
        result.then(end, end);
      }
      return result;
    }) as typeof this.query;
  }

  bytesRead(): number {
    // Always a socket, which pg declares as any stream.
    return (this.connection.stream as Socket).bytesRead;
  }
}
