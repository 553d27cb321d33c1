import { io, type Socket } from 'socket.io-client';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '../client';
import { openAudience } from './audience';
import { repeat, type Workload } from './measure';

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const ackTimeoutMs = 20_000;

const say = (socket: ChatSocket, text: string): Promise<Ack<ChatMessage>> =>
  socket.timeout(ackTimeoutMs).emitWithAck('global message', { userId: '', userName: '', text });

/**
 * Each connection sends a message and waits until all clients have received it.
 * @param clients The sending connections included.
 */
export const startBroadcast =
  (url: string, tokens: readonly string[], clients: number): Workload =>
  async (load) => {
    const missing = new Map<string, number>();
    const received = new Map<string, () => void>();
    const hear = (text: string) => {
      const left = (missing.get(text) ?? 0) - 1;
      missing.set(text, left);
      if (left === 0) received.get(text)?.();
    };
    const audience = await openAudience(url, Math.max(0, clients - load.connections), (json) => {
      hear(/"text":"([^"]*)"/.exec(json)?.[1] ?? '');
    });
    const sockets: ChatSocket[] = [];
    try {
      for (let index = 0; index < load.connections; index += 1) {
        const socket = await connected(url, tokens[index % tokens.length]);
        socket.on('global message', ({ text }) => {
          hear(text);
        });
        sockets.push(socket);
      }
      let sent = 0;
      return await repeat(async (connection) => {
        sent += 1;
        const text = `Message ${sent} of connection ${connection}`;
        missing.set(text, Math.max(clients, sockets.length));
        const isReceived = new Promise<void>((done) => received.set(text, done));
        const socket = sockets[connection];
        if (!socket) throw new Error('There must be a socket for each connection.');
        const response = await say(socket, text);
        if (!response.ok) throw new Error(`The chat refused a message: ${response.message}`);
        await isReceived;
        missing.delete(text);
        received.delete(text);
      })(load);
    } finally {
      for (const socket of sockets) socket.disconnect();
      audience.close();
    }
  };

function connected(url: string, token: string | undefined): Promise<ChatSocket> {
  const socket: ChatSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(token !== undefined && { auth: { token } }),
  });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => {
      resolve(socket);
    });
    socket.on('connect_error', reject);
  });
}
