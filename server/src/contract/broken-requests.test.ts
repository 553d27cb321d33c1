import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { contractViolation } from '../testing/contract-check';
import { createTestApp, type TestApp } from '../testing/test-app';
import { rejectBrokenRequest } from './broken-requests';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function send(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const status = Number(headers.split(' ')[1]);
  const exchange = { method: 'GET', url: '/api/site', status, contentType: 'application/json', body };
  expect(contractViolation(exchange)).toBeUndefined();
  return { status, headers, body: JSON.parse(body) as unknown };
}

describe('a malformed request', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, { message: messages.badRequest, code: 'bad_request' }],
    [
      'an oversized header',
      `GET /api/site HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      { message: messages.headersTooLarge, code: 'headers_too_large' },
    ],
    [
      'an oversized URL',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      { message: messages.headersTooLarge, code: 'headers_too_large' },
    ],
    [
      'two content lengths',
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
      { message: messages.badRequest, code: 'bad_request' },
    ],
  ])(
    "such as %s gets the contract's error, and its connection is closed",
    async (_name, bytes, status, body) => {
      const response = await send(bytes);

      expect(response.status).toBe(status);
      expect(response.body).toEqual(body);
      expect(response.headers).toMatch(/^Connection: close$/m);
    },
  );

  it('closes its connection even if the client keeps sending', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const connections = promisify(server.app.server.getConnections.bind(server.app.server));
    await expect.poll(connections).toBe(0);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    socket.write('nonsense\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400/);
    await expect.poll(connections).toBe(0);
    socket.destroy();
  });

  it('gets a 408 when it takes too long', () => {
    const written: string[] = [];
    const end = (text: string) => written.push(text);
    const once = (_name: string, closed: () => void) => closed();
    const socket = { destroyed: false, writable: true, end, once };

    // Only the used part of a socket.
    rejectBrokenRequest(
      Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket as unknown as Parameters<typeof rejectBrokenRequest>[1],
    );

    expect(written.join('')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(written.join('')).toContain(JSON.stringify({ message: messages.requestTooSlow, code: 'timeout' }));
  });
});
