import { connect } from 'node:net';

/** Bounds an attack that the server neither answers nor ends. */
const timeoutMs = 20_000;

/**
 * Sends bytes that no HTTP client would send, until `answers` answers have arrived or the server closes the connection.
 * @returns Their statuses, e.g. "200, 400".
 */
export async function exchange(url: string, chunks: Iterable<Buffer | string>, answers = 1): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  // The server may refuse and close while this still writes.
  socket.on('error', () => undefined);
  // `once` of node:events would reject with the error.
  const next = (event: 'close' | 'drain') =>
    new Promise<void>((resolve) => void socket.once(event, () => resolve()));
  const closed = next('close');
  const statuses: string[] = [];
  socket.on('data', (data: Buffer) => {
    for (const [, status = ''] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g))
      statuses.push(status);
    if (statuses.length >= answers) socket.destroy();
  });
  for (const chunk of chunks) {
    if (socket.destroyed) break;
    if (!socket.write(chunk)) await Promise.race([next('drain'), closed]);
  }
  await closed;
  return statuses.slice(0, 3).join(', ') || 'no answer';
}

/** The head of a request whose body follows. */
export function headOf(
  method: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, 'Host: forum', ...fields, '', ''].join('\r\n');
}
