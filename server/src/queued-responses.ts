import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes the queued responses of pipelined requests when their client leaves. Node.js closes only the response being sent.
 * The others would never emit `close`, and their files, queue slots and counters would leak.
 */
export function closeQueuedResponses(server: Server): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>();

  function openQueue(socket: Socket): Set<ServerResponse> {
    const queue = new Set<ServerResponse>();
    queues.set(socket, queue);
    socket.once('close', () => {
      for (const response of queue) {
        // What Node.js does with the one that it is sending.
        Object.assign(response, { destroyed: true, _closed: true });
        response.emit('close');
      }
    });
    return queue;
  }

  server.prependListener('request', ({ socket }, response) => {
    if (response.socket) return;
    const queue = queues.get(socket) ?? openQueue(socket);
    queue.add(response);
    response.once('socket', () => queue.delete(response));
  });
}
