import { io } from 'socket.io-client';

import type { ConnectSocket } from '../live/LiveSocket';

/** A socket.io connection to the server that the app comes from. */
export const connectSocket: ConnectSocket = (token) => {
  // The connection machine decides when to try again.
  const socket = io({
    forceNew: true,
    // A WebSocket stays with one server; long polling needs a load balancer that remembers which one it was.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    ...(token !== undefined && { auth: { token } }),
  });
  return {
    onOpen: (listener) => void socket.on('connect', listener),
    onDrop(listener) {
      socket.on('disconnect', listener);
      socket.on('connect_error', listener);
    },
    on: (event, listener) => void socket.on<string>(event, listener),
    emit: (event, ...values) => void socket.emit(event, ...values),
    disconnect: () => void socket.disconnect(),
  };
};
