import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes queued responses of pipelined requests on a disconnect. Node.js closes only the response being sent.
 * The others would never emit `close`, and their files, queue slots and counters would leak.
 */
export function closeQueuedResponses(server: Server): void {
  const queues = new WeakMap<Socket, Set<ServerResponse>>();

  function openQueue(socket: Socket): Set<ServerResponse> {
    const queue = new Set<ServerResponse>();
    queues.set(socket, queue);
    socket.once('close', () => {
      for (const response of queue) {
        // Like Node.js for the response being sent.
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
