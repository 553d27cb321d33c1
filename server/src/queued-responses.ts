import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes the responses to pipelined requests whose client has left. Node.js closes only the one that it is sending: the
 * others would never end, nor give back files, turns and counts.
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
