import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { disconnectStalledReaders } from './stalled-readers';

/** More than the buffers of a connection. One write, whose progress Node.js does not report. */
const body = Buffer.alloc(24 * 1024 * 1024);

const opened: { app?: FastifyInstance; sockets: Socket[] } = { sockets: [] };
afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  await opened.app?.close();
});

async function start(windowMs: number) {
  const app = Fastify();
  opened.app = app;
  disconnectStalledReaders(app, windowMs);
  app.get('/', () => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const open = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    opened.sockets.push(socket.on('error', () => undefined));
    return socket;
  };
  const get = () => {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  return { open, get, connections: promisify(app.server.getConnections.bind(app.server)) };
}

it('disconnects a client that does not read', async () => {
  const { get, connections } = await start(200);
  get();

  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
});

it('keeps slow readers, and connections without pending output', async () => {
  const { open, get, connections } = await start(800);
  open();
  let bytes = 0;
  let pausedAt = 0;
  for await (const chunk of get()) {
    bytes += (chunk as Buffer).length;
    if (bytes - pausedAt < 1024 * 1024) continue;
    pausedAt = bytes;
    await sleep(100);
  }

  expect(bytes).toBeGreaterThan(body.length);
  expect(await connections()).toBe(1);
});
