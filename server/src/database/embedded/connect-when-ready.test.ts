import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { StartupError } from '../../startup/startup-error';
import { connectWhenReady } from './connect-when-ready';

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers each connection with the next SQLSTATE, and later ones like a ready database. */
async function startFake(states: string[]): Promise<{ host: string; port: number; ssl: false }> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const state = states.shift();
      socket.end(state === undefined ? ready : refusal(state));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port, ssl: false };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const refusal = (state: string) => message('E', Buffer.from(`SFATAL\0C${state}\0Mnot now\0\0`));
const ready = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

const running = { ended: new Promise<never>(() => undefined) };

it('waits for a recovery that takes longer than the timeout, and warns', async () => {
  const config = await startFake(['57P03', '57P03', '57P03']);
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);

  const client = await connectWhenReady(config, running, { warn, timeoutMs: 0, warningMs: 0 });
  await client.end();

  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('is recovering from a crash');
});

it('gives up after the timeout when PostgreSQL refuses for another reason', async () => {
  const config = await startFake(['53300']);

  const connecting = connectWhenReady(config, running, { warn: () => undefined, timeoutMs: 0 });

  await expect(connecting).rejects.toBeInstanceOf(StartupError);
});

it('gives up when PostgreSQL exits during the recovery', async () => {
  const config = await startFake(Array.from({ length: 100 }, () => '57P03'));
  const ended = Promise.resolve('the disk is full');

  const connecting = connectWhenReady(config, { ended }, { warn: () => undefined });

  await expect(connecting).rejects.toThrow('the disk is full');
});
