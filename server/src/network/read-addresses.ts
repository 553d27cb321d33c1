import type { Server } from 'node:http';

/** Reads each connection's address while it is open: Node.js has none after a disconnect. */
export function readAddresses(server: Server): void {
  server.prependListener('connection', (socket) => {
    // The client has already disconnected.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
