import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with the last answer to what has come over it, once the server stops. Without this
 * the server would wait for connections that their clients keep for later.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  // Several when a client sends without waiting for answers.
  const underWay = new WeakMap<Socket, number>();
  const count = ({ socket }: { socket: Socket }) => underWay.get(socket) ?? 0;
  let isStopping = false;

  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    underWay.set(raw.socket, count(raw) + 1);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // After an answer that says so, Node ends the connection, whatever is still to be sent.
    if (isStopping && count(raw) === 1) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    underWay.set(raw.socket, count(raw) - 1);
    if (isStopping && count(raw) === 0) raw.socket.destroySoon();
    done();
  });
}
