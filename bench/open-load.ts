import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

import { Connection, type HttpRequest } from './http-load';

export interface OpenLoad {
  url: string;
  next: () => HttpRequest;
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** A request that is due while all are occupied is not sent. */
  maxConnections: number;
}

export interface OpenLoadFigures {
  sent: number;
  /** Latencies in ms. */
  accepted: number[];
  refused: number[];
  /** Without an answer, e.g. because the server's backlog was full. */
  failed: number;
  connections: number;
  close: () => void;
}

/** Sends at a fixed rate, however slowly the server answers. Leaves the last requests pending. */
export async function offerHttp({
  url,
  next,
  rate,
  seconds,
  maxConnections,
}: OpenLoad): Promise<OpenLoadFigures> {
  const accepted: number[] = [];
  const refused: number[] = [];
  const connections: Connection[] = [];
  const idle: Connection[] = [];
  let wrongStatus: number | undefined;
  let sent = 0;
  let failed = 0;

  const send = async (connection: Connection) => {
    const { status, latency } = await connection.send(next());
    if (status === 200) accepted.push(latency);
    else if (status === 503) refused.push(latency);
    else wrongStatus = status;
    idle.push(connection);
  };
  const connect = () => {
    if (connections.length >= maxConnections) return undefined;
    const connection = new Connection(url);
    connections.push(connection);
    return connection;
  };

  const began = performance.now();
  for (let due = 0; ;) {
    const elapsed = (performance.now() - began) / 1_000;
    if (elapsed >= seconds || wrongStatus !== undefined) break;
    for (const now = Math.ceil(elapsed * rate); due < now; due += 1) {
      const connection = idle.pop() ?? connect();
      if (!connection) continue;
      sent += 1;
      send(connection).catch(() => (failed += 1));
    }
    await setImmediate();
  }
  const close = () => {
    for (const connection of connections) connection.close();
  };
  if (wrongStatus !== undefined) {
    close();
    throw new Error(`A request got status ${wrongStatus}.`);
  }
  return { sent, accepted, refused, failed, connections: connections.length, close };
}
