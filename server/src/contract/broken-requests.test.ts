import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { contractViolation } from '../testing/contract-check';
import { createTestApp, type TestApp } from '../testing/test-app';
import { answerBrokenRequest } from './broken-requests';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Sends bytes, and reads until the server hangs up. */
async function send(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  // A server that listens on a port has an address of this kind.
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const status = Number(headers.split(' ')[1]);
  const seen = { method: 'GET', url: '/api/site', status, contentType: 'application/json', body };
  expect(contractViolation(seen)).toBeUndefined();
  return { status, headers, body: JSON.parse(body) as unknown };
}

describe('what is no readable request', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, { message: messages.badRequest, code: 'bad_request' }],
    [
      'a header without an end',
      `GET /api/site HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      { message: messages.headersTooLarge, code: 'headers_too_large' },
    ],
    [
      'an address without an end',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      { message: messages.headersTooLarge, code: 'headers_too_large' },
    ],
    [
      'a body of two lengths',
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
      { message: messages.badRequest, code: 'bad_request' },
    ],
  ])(
    'such as %s is answered in the contract’s form, and nothing after it',
    async (_name, bytes, status, body) => {
      const answer = await send(bytes);

      expect(answer.status).toBe(status);
      expect(answer.body).toEqual(body);
      expect(answer.headers).toMatch(/^Connection: close$/m);
    },
  );

  it('such as one that takes too long is answered 408', () => {
    const written: string[] = [];
    const socket = { destroyed: false, writable: true, end: (answer: string) => written.push(answer) };

    // As much of a socket as is used.
    answerBrokenRequest(
      Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket as unknown as Parameters<typeof answerBrokenRequest>[1],
    );

    expect(written.join('')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(written.join('')).toContain(JSON.stringify({ message: messages.requestTooSlow, code: 'timeout' }));
  });
});
