import { io, type Socket } from 'socket.io-client';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '../client';
import { repeat, type Workload } from './measure';

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const ackTimeoutMs = 20_000;

const say = (socket: ChatSocket, text: string): Promise<Ack<ChatMessage>> =>
  socket.timeout(ackTimeoutMs).emitWithAck('global message', { userId: '', userName: '', text });

/** Each connection sends a message and waits until all connections have received it. */
export const startBroadcast =
  (url: string, tokens: readonly string[]): Workload =>
  async (load) => {
    const waiting = new Map<string, { missing: number; done: () => void }>();
    const sockets: ChatSocket[] = [];
    try {
      for (let index = 0; index < load.connections; index += 1) {
        const token = tokens[index % tokens.length];
        const socket = await connected(url, token);
        socket.on('global message', ({ text }) => {
          const message = waiting.get(text);
          if (!message) return;
          message.missing -= 1;
          if (message.missing === 0) message.done();
        });
        sockets.push(socket);
      }
      let sent = 0;
      return await repeat(async (connection) => {
        sent += 1;
        const text = `Message ${sent} of connection ${connection}`;
        const received = new Promise<void>((done) => {
          waiting.set(text, { missing: sockets.length, done });
        });
        const socket = sockets[connection];
        if (!socket) throw new Error('There must be a socket for each connection.');
        const response = await say(socket, text);
        if (!response.ok) throw new Error(`The chat refused a message: ${response.message}`);
        await received;
        waiting.delete(text);
      })(load);
    } finally {
      for (const socket of sockets) socket.disconnect();
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
