import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { readPostChanges } from '../posts/read-post-changes';
import { occupyConnections } from '../testing/busy-database';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createClientAddress } from '../network/client-address';
import { createRealtime, type Realtime } from './realtime-server';
import { socketLimits } from './socket-limits';

let forum: TestApp;
let realtime: Realtime;
let port: number;

beforeAll(async () => {
  forum = await createTestApp();
  realtime = createRealtime({
    verify: () => Promise.resolve(undefined),
    areCurrent: () => Promise.resolve([]),
    chat: createChat({ db: forum.db, announce: announceNothing, rateLimits: true }),
    readPostChanges: (ids) => readPostChanges(forum.db, ids),
    limits: socketLimits({ maxSockets: 10, rateLimits: true }),
    addressOf: createClientAddress(false),
    corsOrigins: [],
    onError: () => undefined,
  });
  await realtime.attach(forum.app.server);
  await forum.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = forum.app.server.address() as AddressInfo);
});

afterAll(async () => {
  await realtime.close();
  await forum.close();
});

async function exchange(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'connect');
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  await once(socket, 'close');
  return response;
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const h2cHeaders = [
  'Host: forum',
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABk',
];
const lastRequest = lines('GET /healthz HTTP/1.1', 'Host: forum', 'Connection: close');

describe('a request for a protocol upgrade', () => {
  it('is served without the upgrade, like the next one on the connection', async () => {
    const response = await exchange(lines('GET /api/site HTTP/1.1', ...h2cHeaders), lastRequest);

    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(response).toContain('"brand"');
    expect(response).toContain('{"status":"ok"}');
  });

  it('waits for the responses to earlier requests', async () => {
    const response = await exchange(
      lines('GET /api/site HTTP/1.1', 'Host: forum') +
        lines('GET /api/tags HTTP/1.1', 'Host: forum') +
        lines('GET /nothing/here HTTP/1.1', ...h2cHeaders) +
        lastRequest,
    );

    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(
      [200, 200, 404, 200].map((status) => `HTTP/1.1 ${status}`),
    );
  });

  it('is refused when several are pipelined', async () => {
    const response = await exchange(lines('GET /healthz HTTP/1.1', ...h2cHeaders).repeat(5));

    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  it('may have a body, whole or in pieces', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'wrong' });
    const head = lines(
      'POST /api/users/login HTTP/1.1',
      ...h2cHeaders,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    );

    const responses = [
      await exchange(head + body, lastRequest),
      await exchange(head, body.slice(0, 9), body.slice(9), lastRequest),
    ];

    for (const response of responses) {
      expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
    }
  });

  it('may request a WebSocket on a path without one', async () => {
    const response = await exchange(
      lines('GET /nothing/here HTTP/1.1', 'Host: forum', 'Connection: Upgrade', 'Upgrade: websocket'),
      lastRequest,
    );

    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  it('may be reset while earlier requests are pending', async () => {
    const giveBack = await occupyConnections(forum.db);
    const upgraded = once(forum.app.server, 'upgrade') as Promise<[IncomingMessage, Socket]>;
    const client = connect(port, '127.0.0.1');
    client.write(
      lines('GET /api/tags?late HTTP/1.1', 'Host: forum') + lines('GET /healthz HTTP/1.1', ...h2cHeaders),
    );
    const [, socket] = await upgraded;

    client.resetAndDestroy();
    await expect.poll(() => socket.closed).toBe(true);
    giveBack();

    expect(await exchange(lastRequest)).toContain('{"status":"ok"}');
  });

  it('is refused on the socket path', async () => {
    const response = await exchange(
      lines('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', ...h2cHeaders),
    );

    expect(response).toMatch(/^HTTP\/1\.1 400/);
  });
});

it('still accepts WebSocket connections', async () => {
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve, reject) => {
    client.on('connect', resolve);
    client.on('connect_error', reject);
  });

  expect(client.connected).toBe(true);
  client.disconnect();
});
