import type { IncomingMessage, Server } from 'node:http';

/**
 * Ignores e.g. h2c (RFC 9110 section 7.8). Node leaves all upgrades to the listener once there is
 * one, and socket.io's handles only its own path.
 */
export function servePlainUpgrades(server: Server, ownPath: string): void {
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(ownPath)) return;
    socket.unshift(Buffer.concat([headWithoutUpgrade(request), head]));
    // Makes the server parse the request again from its first line.
    server.emit('connection', socket);
  });
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
