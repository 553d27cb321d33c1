import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const windowMs = 60_000;

/**
 * Disconnects clients that stop reading a response: after one window at least, two at most. Node.js has timeouts for
 * requests and idle connections only. Dead WebSockets fail their heartbeat earlier.
 */
export function disconnectStalledReaders(app: FastifyInstance, everyMs = windowMs): void {
  // What the kernel had accepted at the last check. Undefined without pending output.
  const connections = new Map<Socket, number | undefined>();

  app.server.on('connection', (socket) => {
    // `servePlainUpgrades` emits it again.
    if (connections.has(socket)) return;
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });

  const timer = setInterval(() => {
    for (const [socket, before] of connections) {
      const accepted = socket.writableLength > 0 ? bytesAccepted(socket) : undefined;
      // A reset also frees the kernel's buffer.
      if (accepted !== undefined && accepted === before) socket.resetAndDestroy();
      else connections.set(socket, accepted);
    }
  }, everyMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

interface Handle {
  bytesWritten: number;
  writeQueueSize: number;
}

/** `socket.bytesWritten` includes what still waits: a large chunk on a slow line would look stalled. */
const bytesAccepted = ({ _handle: handle }: Socket & { _handle?: Handle | null }): number | undefined =>
  handle ? handle.bytesWritten - handle.writeQueueSize : undefined;
