import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';

export interface ChatClientOptions {
  /** Servers in order of preference. After a disconnect the client tries the next one. */
  urls: readonly string[];
  token?: string;
}

export interface ChatClient {
  messages: () => readonly ChatMessage[];
  received: readonly ChatMessage[];
  /** The server of the current connection, or of the last one. */
  server: () => string;
  say: (text: string) => Promise<ChatMessage | undefined>;
  close: () => void;
}

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const ackTimeoutMs = 5_000;
const reconnectDelayMs = 100;

const send = (socket: ChatSocket, text: string): Promise<Ack<ChatMessage>> =>
  socket.timeout(ackTimeoutMs).emitWithAck('global message', { userId: '', userName: '', text });

/** Connects to the first available server. @param history Reads a page of the history. */
export async function startChatClient(
  { urls, token }: ChatClientOptions,
  history: (url: string, before?: string) => Promise<ChatMessage[]>,
): Promise<ChatClient> {
  const known = new Map<string, ChatMessage>();
  const received: ChatMessage[] = [];
  /** Id of the newest message without a gap before it. */
  let complete: string | undefined;
  let turn = 0;
  let socket: ChatSocket;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const url = () => urls[turn % urls.length] ?? '';
  const inOrder = () => [...known.values()].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));

  function next(): void {
    socket.removeAllListeners();
    socket.disconnect();
    if (isClosed) return;
    turn += 1;
    timer = setTimeout(connect, reconnectDelayMs);
  }

  /** Reads back to the last complete message. On first connect, only the newest page. */
  async function catchUp(): Promise<void> {
    const until = complete;
    let page: ChatMessage[] = [];
    do {
      page = await history(url(), page[0]?._id);
      for (const message of page) known.set(message._id, message);
    } while (until !== undefined && page.length > 0 && !page.some(({ _id }) => _id === until));
    complete = inOrder().at(-1)?._id;
  }

  function connect(onReady: () => void = () => undefined): void {
    socket = io(url(), {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...(token !== undefined && { auth: { token } }),
    });
    let isCaughtUp = false;
    socket.on('global message', (message) => {
      received.push(message);
      known.set(message._id, message);
      if (isCaughtUp) complete = message._id;
    });
    socket.on('connect', () => {
      catchUp().then(() => {
        isCaughtUp = true;
        onReady();
      }, next);
    });
    socket.on('disconnect', next);
    socket.on('connect_error', next);
  }

  await new Promise<void>((resolve) => {
    connect(resolve);
  });
  return {
    messages: inOrder,
    received,
    server: url,
    async say(text) {
      try {
        const ack = await send(socket, text);
        return ack.ok ? ack.value : undefined;
      } catch {
        return undefined;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket.disconnect();
    },
  };
}
