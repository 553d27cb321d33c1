import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { handleErrors } from '../contract/error-handler';
import { limitUnfinishedBodies, type BodyLimits } from './unfinished-bodies';

const open: { app?: FastifyInstance; sockets: Socket[] } = { sockets: [] };
afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  await open.app?.close();
});

async function start(limits: Partial<BodyLimits>) {
  const app = Fastify();
  open.app = app;
  handleErrors(app);
  limitUnfinishedBodies(app, { perNetwork: 100, windowMs: 60_000, bytesPerWindow: 1_000, ...limits });
  app.post('/', ({ body }) => ({ body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (body: string, bytes = body.length) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    open.sockets.push(socket);
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n${body}`,
    );
    return socket;
  };
}

const statusIn = (socket: Socket) =>
  new Promise<number>((resolve) => {
    socket.once('data', (data: Buffer) => {
      resolve(Number(data.toString().split(' ')[1]));
    });
  });

it('limits the unfinished bodies of a network, and accepts finished ones', async () => {
  const send = await start({ perNetwork: 2 });
  const sockets = [send('[', 3), send('[', 3), send('[', 3)];
  const first = await Promise.race(
    sockets.map(async (socket) => ({ socket, status: await statusIn(socket) })),
  );
  expect(first.status).toBe(429);

  expect(await statusIn(send('[1]'))).toBe(200);
  const accepted = sockets.filter((socket) => socket !== first.socket);
  for (const socket of accepted) socket.write('1]');
  expect(await Promise.all(accepted.map(statusIn))).toEqual([200, 200]);
  const third = send('[', 3);
  third.write('1]');
  expect(await statusIn(third)).toBe(200);
});

it('ends a request whose body stops arriving with a 408', async () => {
  const send = await start({ windowMs: 20 });

  const response = await text(send('[', 3));

  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toMatch(/^Connection: close$/m);
});
