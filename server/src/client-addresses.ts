import type { Server } from 'node:http';

/** Reads each connection's address while it is open. Without that, Node.js has none once the client has left. */
export function readAddresses(server: Server): void {
  server.prependListener('connection', (socket) => {
    // The client has left already.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
