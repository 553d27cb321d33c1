import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { createClientAddress, trustedProxies } from './client-address';

const chains = [
  { from: '203.0.113.9', forwarded: undefined },
  { from: '203.0.113.9', forwarded: '198.51.100.1' },
  { from: '127.0.0.1', forwarded: '198.51.100.1' },
  { from: '::ffff:127.0.0.1', forwarded: '198.51.100.1' },
  { from: '127.0.0.1', forwarded: '6.6.6.6, 198.51.100.1, 10.1.2.3' },
  { from: '10.0.0.7', forwarded: '6.6.6.6,198.51.100.1' },
  { from: '::1', forwarded: '2001:db8::1, fd00::5' },
  { from: '127.0.0.1', forwarded: '127.0.0.2, 127.0.0.3' },
  { from: '127.0.0.1', forwarded: 'nonsense, 10.0.0.1' },
  { from: '127.0.0.1', forwarded: ' , ' },
];
const settings = [
  false,
  true,
  1,
  2,
  'loopback',
  'loopback, uniquelocal',
  '127.0.0.1, 10.0.0.0/8, fd00::/8',
  '::1, linklocal, 198.51.100.1',
];

function addressOf(trustProxy: (typeof settings)[number], from: string, headers: IncomingMessage['headers']) {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: from }));
  Object.assign(request.headers, headers);
  return createClientAddress(trustProxy)(request);
}

it.each([
  [false, '127.0.0.1'],
  [1, '10.1.2.3'],
  [2, '198.51.100.1'],
  ['loopback', '10.1.2.3'],
  ['loopback, uniquelocal', '198.51.100.1'],
  [true, '6.6.6.6'],
])('trusting %s, takes %s for the client', (trustProxy, expected) => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.1, 10.1.2.3' };
  expect(addressOf(trustProxy, '127.0.0.1', headers)).toBe(expected);
});

it.each(settings.flatMap((trustProxy) => chains.map((chain) => ({ trustProxy, ...chain }))))(
  'matches Fastify: $from for $forwarded, trusting $trustProxy',
  async ({ trustProxy, from, forwarded }) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const app = Fastify({ trustProxy: trustedProxies(trustProxy) });
    app.get('/', (request) => request.ip);
    const { body } = await app.inject({ url: '/', remoteAddress: from, headers });

    expect(addressOf(trustProxy, from, headers)).toBe(body);
    await app.close();
  },
);
