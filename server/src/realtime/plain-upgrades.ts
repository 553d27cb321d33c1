import type { IncomingMessage, Server } from 'node:http';

/**
 * Serves requests that ask for another protocol than ours, such as `Upgrade: h2c`, as if they had not asked
 * (RFC 9110 section 7.8). Node hands every upgrade to the listeners for it as soon as there are some, and
 * those of socket.io know their own path only.
 *
 * @param ownPath What begins with it is left alone.
 */
export function servePlainUpgrades(server: Server, ownPath: string): void {
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(ownPath)) return;
    socket.unshift(Buffer.concat([headWithoutUpgrade(request), head]));
    // The server reads the connection anew, from the request's first line on.
    server.emit('connection', socket);
  });
}

const hopHeaders = new Set(['upgrade', 'connection', 'http2-settings']);

/** The request's first lines as they came, save what asks for the upgrade. */
function headWithoutUpgrade({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!hopHeaders.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1] ?? ''}`);
  }
  // Node reads headers byte by byte as Latin-1.
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
