import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

import { serialise, type HttpRequest } from './http-load';

export interface OpenLoad {
  url: string;
  /** Sent in turn. */
  requests: readonly HttpRequest[];
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** All are open and have answered once before the load starts. A due request is skipped while all are busy. */
  connections: number;
}

export interface OpenLoadFigures {
  sent: number;
  /** Latencies in ms. */
  acceptedReads: number[];
  acceptedWrites: number[];
  refused: number[];
  /** Pending at the end, or on a closed connection. */
  unanswered: number;
  close: () => void;
}

/** Node.js accepts one connection in each turn of its event loop. */
const connectionsAtOnce = 50;
const connectTimeoutMs = 120_000;

/**
 * Sends at a fixed rate, regardless of responses. Requests are pre-serialised, and all connections read into
 * one buffer: the generator shares the machine with the server, and has to be cheaper than a refusal.
 */
export async function offerHttp({
  url,
  requests,
  rate,
  seconds,
  connections: count,
}: OpenLoad): Promise<OpenLoadFigures> {
  const { host } = new URL(url);
  const prepared = requests.map((request) => prepare(request, host));
  const acceptedReads: number[] = [];
  const acceptedWrites: number[] = [];
  const refused: number[] = [];
  const idle: LeanConnection[] = [];
  let wrongStatus: number | undefined;
  let sent = 0;
  let hasBegun = false;
  const answered = (connection: LeanConnection, status: number, latency: number) => {
    idle.push(connection);
    if (!hasBegun) return;
    if (status === 200) (connection.isWriting ? acceptedWrites : acceptedReads).push(latency);
    else if (status === 503) refused.push(latency);
    else wrongStatus = status;
  };

  const connections: LeanConnection[] = [];
  const close = () => {
    for (const connection of connections) connection.close();
  };
  const connectDeadline = performance.now() + connectTimeoutMs;
  const first = prepare({ path: '/healthz' }, host);
  while (connections.length < count) {
    const missing = Math.min(connectionsAtOnce, count - connections.length);
    for (let opened = 0; opened < missing; opened += 1) {
      const connection = new LeanConnection(url, answered);
      connection.send(first);
      connections.push(connection);
    }
    while (idle.length < connections.length) {
      if (performance.now() >= connectDeadline)
        throw new Error('The server did not accept all connections in time.');
      await setTimeout(1);
    }
  }

  hasBegun = true;
  const began = performance.now();
  for (let due = 0; ;) {
    const elapsed = (performance.now() - began) / 1_000;
    if (elapsed >= seconds || wrongStatus !== undefined) break;
    for (const now = Math.ceil(elapsed * rate); due < now; due += 1) {
      const connection = idle.pop();
      const request = prepared[sent % prepared.length];
      if (!connection || !request) continue;
      sent += 1;
      connection.send(request);
    }
    await setImmediate();
  }
  if (wrongStatus !== undefined) {
    close();
    throw new Error(`A request got status ${wrongStatus}.`);
  }
  const answers = acceptedReads.length + acceptedWrites.length + refused.length;
  return { sent, acceptedReads, acceptedWrites, refused, unanswered: sent - answers, close };
}

interface PreparedRequest {
  bytes: Buffer;
  isWrite: boolean;
}

const prepare = (request: HttpRequest, host: string): PreparedRequest => ({
  bytes: Buffer.from(serialise(request, host)),
  isWrite: (request.method ?? 'GET') !== 'GET',
});

/** The last chunk read on any connection. */
const received = Buffer.alloc(64 * 1024);
const headEnd = Buffer.from('\r\n\r\n');
const lengthField = Buffer.from('\r\ncontent-length: ');
const digitZero = 48;

/** For one request at a time, whose response's head comes in one piece. */
class LeanConnection {
  readonly #socket: Socket;
  readonly #answered: (connection: LeanConnection, status: number, latency: number) => void;
  #status = 0;
  #rest = 0;
  #began = 0;
  /** Its last request. */
  isWriting = false;

  constructor(url: string, answered: (connection: LeanConnection, status: number, latency: number) => void) {
    this.#answered = answered;
    const { hostname, port } = new URL(url);
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: received,
        callback: (bytes) => {
          this.#read(bytes);
          return true;
        },
      },
    });
    // Its request counts as unanswered.
    this.#socket.on('error', () => undefined);
  }

  send({ bytes, isWrite }: PreparedRequest): void {
    this.#began = performance.now();
    this.isWriting = isWrite;
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: number): void {
    if (this.#rest > 0) this.#rest -= bytes;
    else {
      // The rest belongs to other responses.
      const response = received.subarray(0, bytes);
      const [end, length] = [response.indexOf(headEnd), response.indexOf(lengthField)];
      if (end === -1 || length === -1) throw new Error('A response came without a whole head or a length.');
      this.#status = numberAt(9);
      this.#rest = end + headEnd.length + numberAt(length + lengthField.length) - bytes;
    }
    if (this.#rest <= 0) this.#answered(this, this.#status, performance.now() - this.#began);
  }
}

function numberAt(start: number): number {
  let number = 0;
  for (let place = start; ; place += 1) {
    const digit = (received[place] ?? 0) - digitZero;
    if (digit < 0 || digit > 9) return number;
    number = 10 * number + digit;
  }
}
