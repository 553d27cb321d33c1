import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface HttpLoad {
  url: string;
  next: () => HttpRequest;
  status: number;
  connections: number;
  milliseconds: number;
}

/** Fails the run. */
const timeoutMs = 120_000;

/**
 * Parses only enough of a response to find its end: the load generator must use little CPU time.
 * @throws when an answer has another status or no `Content-Length`.
 */
export async function loadHttp({
  url,
  next,
  status,
  connections,
  milliseconds,
}: HttpLoad): Promise<number[]> {
  const latencies: number[] = [];
  const deadline = performance.now() + milliseconds;
  const runs = Array.from({ length: connections }, async () => {
    const connection = new Connection(url);
    try {
      do {
        const response = await connection.send(next());
        if (response.status !== status) throw new Error(`Expected status ${status}, got ${response.status}.`);
        latencies.push(response.latency);
      } while (performance.now() < deadline);
    } finally {
      connection.close();
    }
  });
  await Promise.all(runs);
  return latencies;
}

const headEnd = Buffer.from('\r\n\r\n');

export interface TimedResponse {
  status: number;
  /** Milliseconds. */
  latency: number;
}

/** For one request at a time. */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #head: Buffer = Buffer.alloc(0);
  /** Undefined while reading the head. */
  #rest: number | undefined;
  #status = 0;
  #began = 0;
  #settle: { resolve: (response: TimedResponse) => void; reject: (error: Error) => void } | undefined;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The server did not answer.')));
    socket.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('The server closed the connection.')));
  }

  send(request: HttpRequest): Promise<TimedResponse> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#began = performance.now();
      this.#socket.write(serialise(request, this.#host));
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#rest !== undefined) {
      this.#take(chunk.length);
      return;
    }
    this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#head.toString('latin1', 0, end);
    const received = this.#head.length - end - headEnd.length;
    this.#head = Buffer.alloc(0);
    const length = lengthOf(head);
    this.#status = Number(head.slice(9, 12));
    if (length === undefined) {
      this.#socket.destroy(new Error(`Expected a length, got:\n${head}`));
      return;
    }
    this.#rest = length;
    this.#take(received);
  }

  #take(bytes: number): void {
    this.#rest = (this.#rest ?? 0) - bytes;
    if (this.#rest > 0) return;
    this.#rest = undefined;
    this.#settle?.resolve({ status: this.#status, latency: performance.now() - this.#began });
  }
}

function lengthOf(head: string): number | undefined {
  if (/^HTTP\/1\.1 (204|304)/.test(head)) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

export function serialise(
  { method = 'GET', path, token, headers = {}, body }: HttpRequest,
  host: string,
): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(payload === ''
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${payload}`;
}
