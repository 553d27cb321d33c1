import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { closeQueuedResponses } from './queued-responses';

const server = createServer();
const responses: ServerResponse[] = [];

beforeAll(async () => {
  closeQueuedResponses(server);
  server.on('request', (_request, response) => responses.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => responses.splice(0));

/** Sends all requests at once. */
async function pipeline(count: number) {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: forum\r\n\r\n'.repeat(count));
  await expect.poll(() => responses.length).toBe(count);
  return client;
}

it('closes queued responses when the client leaves', async () => {
  const client = await pipeline(20);
  const closed: number[] = [];
  for (const [index, response] of responses.entries()) response.on('close', () => closed.push(index));

  client.destroy();

  await expect.poll(() => closed).toHaveLength(20);
  // The view of a late handler.
  await expect(finished(responses[1]!)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});

it('sends queued responses in order, and closes each once', async () => {
  const client = await pipeline(3);
  let text = '';
  client.on('data', (data: Buffer) => (text += data.toString()));
  const closed: number[] = [];
  for (const [index, response] of responses.entries()) response.on('close', () => closed.push(index));

  for (const [index, response] of responses.entries()) response.end(`answer ${index}`);
  await expect.poll(() => text.match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2']);
  client.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));

  expect(closed).toEqual([0, 1, 2]);
});
