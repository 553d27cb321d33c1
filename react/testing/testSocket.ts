import type { ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';

import type { ConnectSocket } from '../live/LiveSocket';

export function testSockets() {
  const opened: TestSocket[] = [];
  const connect: ConnectSocket = (token) => {
    const socket = new TestSocket(token);
    opened.push(socket);
    return socket;
  };
  return {
    connect,
    opened,
    last: () => {
      const socket = opened.at(-1);
      if (!socket) throw new Error('There is no connection.');
      return socket;
    },
  };
}

class TestSocket {
  isDisconnected = false;
  readonly emitted: unknown[][] = [];
  open: () => void = () => undefined;
  drop: () => void = () => undefined;
  private readonly listeners = new Map<string, (value: never) => void>();

  constructor(readonly token: string | undefined) {}

  onOpen(listener: () => void) {
    this.open = listener;
  }

  onDrop(listener: () => void) {
    this.drop = listener;
  }

  on<E extends keyof ServerToClientEvents>(event: E, listener: ServerToClientEvents[E]) {
    this.listeners.set(event, listener);
  }

  emit<E extends keyof ClientToServerEvents>(event: E, ...values: Parameters<ClientToServerEvents[E]>) {
    this.emitted.push([event, ...values]);
  }

  disconnect() {
    this.isDisconnected = true;
  }

  receive<E extends keyof ServerToClientEvents>(event: E, value?: Parameters<ServerToClientEvents[E]>[0]) {
    // Safe cast: `on` registered the listener for this event.
    this.listeners.get(event)?.(value as never);
  }
}
