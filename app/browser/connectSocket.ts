import { io } from 'socket.io-client';

import type { ConnectSocket } from '../live/LiveSocket';

export const connectSocket: ConnectSocket = (token) => {
  const socket = io({
    forceNew: true,
    // WebSocket first: long polling needs sticky sessions on a load balancer.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // The connection machine handles retries.
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
