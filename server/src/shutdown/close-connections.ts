import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface PendingRequests {
  isStopping: () => boolean;
  begin: (socket: Socket) => void;
  /** Ends this request, which another listener answers on the same connection. */
  handOver: (socket: Socket) => void;
  end: (socket: Socket) => void;
}

/** Lets a request arrive that a client sends right after connecting. */
const silenceMs = 250;

/** Otherwise a shutdown would wait for idle keep-alive connections, and for those that never sent anything. */
export function closeConnectionsOnStop(app: FastifyInstance): PendingRequests {
  // Pending requests per connection: several when the client pipelines.
  const pending = new WeakMap<Socket, number>();
  const count = (socket: Socket) => pending.get(socket) ?? 0;
  const sockets = new Set<Socket>();
  let isStopping = false;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Node does not count them as idle.
  function closeSilentConnections(): void {
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      if (sockets.size === 0 && !app.server.listening) clearInterval(timer);
    }, silenceMs);
    timer.unref();
  }
  function begin(socket: Socket): void {
    pending.set(socket, count(socket) + 1);
  }
  function handOver(socket: Socket): void {
    pending.set(socket, count(socket) - 1);
  }
  function end(socket: Socket): void {
    handOver(socket);
    if (isStopping && count(socket) === 0) socket.destroySoon();
  }

  app.addHook('preClose', (done) => {
    isStopping = true;
    closeSilentConnections();
    done();
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    begin(raw.socket);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Node closes the connection after a response with this header, even if others are pending.
    if (isStopping && count(raw.socket) === 1) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    end(raw.socket);
    done();
  });
  return { isStopping: () => isStopping, begin, handOver, end };
}
