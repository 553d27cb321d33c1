import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Ignores e.g. h2c (RFC 9110 section 7.8). Node leaves all upgrades to the listener once there is
 * one, and socket.io's handles only its own path.
 */
export function servePlainUpgrades(server: Server, ownPath: string): void {
  const served = new WeakSet<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(ownPath)) return;
    // Parsing again costs more than a request. Clients that wait for each response may repeat it.
    const isPipelined = served.has(socket) && head.length > 0;
    // Node has removed its own listener. Without one, a reset connection would end the process.
    if (!served.has(socket)) socket.on('error', () => undefined);
    served.add(socket);
    afterResponses(socket, () => {
      if (socket.destroyed) return;
      if (isPipelined) {
        server.emit('clientError', new Error('Several pipelined upgrades.'), socket);
        return;
      }
      socket.unshift(Buffer.concat([headWithoutUpgrade(request), head]));
      // Makes the server parse the request again from its first line.
      server.emit('connection', socket);
    });
  });
}

/** Responses to earlier requests on the connection would be lost: each parser keeps its own. */
function afterResponses(socket: Duplex & { _httpMessage?: ServerResponse | null }, act: () => void): void {
  const pending = socket._httpMessage;
  if (pending) pending.once('close', () => afterResponses(socket, act));
  else act();
}

const hopHeaders = new Set(['upgrade', 'connection', 'http2-settings']);

function headWithoutUpgrade({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!hopHeaders.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1] ?? ''}`);
  }
  // Node parses headers as Latin-1.
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
