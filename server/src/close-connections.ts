import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Otherwise a shutdown would wait for idle keep-alive connections. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  // Pending requests per connection: several when the client pipelines.
  const pending = new WeakMap<Socket, number>();
  const count = ({ socket }: { socket: Socket }) => pending.get(socket) ?? 0;
  let isStopping = false;

  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    pending.set(raw.socket, count(raw) + 1);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Node closes the connection after a response with this header, even if others are pending.
    if (isStopping && count(raw) === 1) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    pending.set(raw.socket, count(raw) - 1);
    if (isStopping && count(raw) === 0) raw.socket.destroySoon();
    done();
  });
}
