import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Ack, ChatMessage, ClientToServerEvents, ServerToClientEvents } from '@alphazone/client';
import { io, type Socket } from 'socket.io-client';

import { verifyToken, type TokenClaims } from '../accounts/sessions/tokens';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { readPostChanges } from '../posts/read-post-changes';
import { createClientAddress } from '../network/client-address';
import { createRealtime, type Realtime, type RealtimeOptions } from '../realtime/realtime-server';
import { signUp } from './members';
import { createTestApp, type TestApp } from './test-app';

export type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

export const socketLimits = { total: 12, perAddress: 6, perMember: 3, newPerMinute: 1_000, events: 30 };

export interface TestRealtime {
  realtime: Realtime;
  url: string;
  errors: unknown[];
  connect: (token?: string, address?: string, headers?: Record<string, string>) => Promise<Client>;
  close: () => Promise<void>;
}

/** A forum with two members. */
export async function createForumOfTwo() {
  const forum = await createTestApp();
  return { forum, ada: await signUp(forum, 'Ada'), bob: await signUp(forum, 'Bob') };
}

/** A realtime server of its own, on the app's database. */
export async function startTestRealtime(
  forum: TestApp,
  options: Partial<RealtimeOptions> = {},
): Promise<TestRealtime> {
  const errors: unknown[] = [];
  const clients: Client[] = [];
  const realtime = createRealtime({
    verify: (token): Promise<TokenClaims | undefined> => verifyToken(token, forum.settings),
    areCurrent: (claims) => Promise.resolve(claims.map(() => true)),
    chat: createChat({ db: forum.db, announce: announceNothing, rateLimits: true }),
    readPostChanges: (ids) => readPostChanges(forum.db, ids),
    limits: socketLimits,
    addressOf: createClientAddress(true),
    corsOrigins: [],
    onError: (error) => errors.push(error),
    ...options,
  });
  const http = createServer();
  await realtime.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    realtime,
    url,
    errors,
    async connect(token, address = '10.0.0.1', headers = {}) {
      const client: Client = io(url, {
        transports: ['websocket'],
        reconnection: false,
        extraHeaders: { 'x-forwarded-for': address, ...headers },
        ...(token !== undefined && { auth: { token } }),
      });
      clients.push(client);
      await new Promise<void>((resolve, reject) => {
        client.on('connect', resolve);
        client.on('connect_error', reject);
      });
      return client;
    },
    async close() {
      for (const client of clients) client.disconnect();
      await realtime.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Sends a forged name. */
export const say = (client: Client, text: unknown, idempotencyKey?: string): Promise<Ack<ChatMessage>> =>
  client.timeout(5_000).emitWithAck('global message', {
    userId: 'somebody-else',
    userName: 'Somebody else',
    text,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

export const join = (client: Client, userId: unknown): Promise<Ack> =>
  client.timeout(5_000).emitWithAck('join', userId);
