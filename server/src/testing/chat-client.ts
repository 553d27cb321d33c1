import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';

export interface ChatClientOptions {
  /** The servers, the preferred one first. When one goes away, the next one is tried. */
  urls: readonly string[];
  /** Of the member who speaks; undefined for one who only listens. */
  token?: string;
}

/** A client of the global chat that does what docs/realtime.md tells clients to do. */
export interface ChatClient {
  /** Every message since it began, each once, in order. */
  messages: () => readonly ChatMessage[];
  /** Every message that the socket brought, as it came. */
  heard: readonly ChatMessage[];
  /** Which of the servers it is or was last connected to. */
  server: () => string;
  /** @returns the stored message; undefined when nobody acknowledged it. */
  say: (text: string) => Promise<ChatMessage | undefined>;
  close: () => void;
}

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const acknowledgement = 5_000;
const pause = 100;

const speak = (socket: ChatSocket, text: string): Promise<Ack<ChatMessage>> =>
  socket.timeout(acknowledgement).emitWithAck('global message', { userId: '', userName: '', text });

/** Connects to the first server that takes it. @param history Reads a page of the history. */
export async function startChatClient(
  { urls, token }: ChatClientOptions,
  history: (url: string, before?: string) => Promise<ChatMessage[]>,
): Promise<ChatClient> {
  const known = new Map<string, ChatMessage>();
  const heard: ChatMessage[] = [];
  /** The newest message of those that have no gap before them. */
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
    timer = setTimeout(connect, pause);
  }

  /** Back from the newest page to what is known to be complete; the first time, the newest page alone. */
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
      heard.push(message);
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
    heard,
    server: url,
    async say(text) {
      try {
        const ack = await speak(socket, text);
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
