/** The used part of engine.io's type, which is not a direct dependency. */
export interface EngineSocket {
  on: (event: 'packet', listener: (packet: { type: string; data?: unknown }) => void) => void;
  close: () => void;
}

/** In socket.io's protocol, a message with this prefix connects to a namespace. */
const connectType = '0';

/** Closes the connection at a second CONNECT packet. Each creates a socket, and one request can carry thousands. */
export function allowOneConnect(connection: EngineSocket): void {
  let isConnected = false;
  connection.on('packet', ({ type, data }) => {
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(connectType)) return;
    if (isConnected) connection.close();
    isConnected = true;
  });
}
