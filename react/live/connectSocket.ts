import type { Socket } from 'socket.io-client';

import type { ConnectSocket } from './LiveSocket';

/** Loads Socket.IO on the first connection. */
export function connectSocket(baseUrl: string): ConnectSocket {
  return (token) => {
    let socket: Socket | undefined;
    let isClosed = false;
    const waiting: ((socket: Socket) => void)[] = [];
    const whenLoaded = (run: (socket: Socket) => void) => void (socket ? run(socket) : waiting.push(run));
    const dropListeners: (() => void)[] = [];

    async function open() {
      const { io } = await import('socket.io-client');
      if (isClosed) return;
      socket = io(baseUrl, {
        forceNew: true,
        // WebSocket first: long polling needs sticky sessions on a load balancer.
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        // The connection machine handles retries.
        reconnection: false,
        ...(token !== undefined && { auth: { token } }),
      });
      for (const run of waiting.splice(0)) run(socket);
    }
    open().catch(() => dropListeners.forEach((listener) => listener()));

    return {
      onOpen: (listener) => whenLoaded((loaded) => loaded.on('connect', listener)),
      onDrop(listener) {
        dropListeners.push(listener);
        whenLoaded((loaded) => loaded.on('disconnect', listener).on('connect_error', listener));
      },
      on: (event, listener) => whenLoaded((loaded) => loaded.on<string>(event, listener)),
      emit: (event, ...values) => whenLoaded((loaded) => loaded.emit(event, ...values)),
      disconnect() {
        isClosed = true;
        socket?.disconnect();
      },
    };
  };
}
