import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startPushService } from '../testing/push-service';
import { createSendPush } from './send-push';
import { vapidKeys } from './vapid-keys';

let service: Awaited<ReturnType<typeof startPushService>>;
let answer = '';
const odd = createServer((socket) =>
  socket.on('error', () => undefined).once('data', () => socket.end(answer)),
);
const send = createSendPush({
  keys: vapidKeys('secret'),
  subject: 'mailto:a@b.example',
  isLocalAllowed: true,
});

beforeAll(async () => {
  service = await startPushService();
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await service.close();
  odd.close();
});

it.each([
  ['nothing', ''],
  ['no HTTP', 'hello'],
  ['half a response', 'HTTP/1.1 201 Created\r\nContent-'],
  ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'],
])('fails when the push service answers with %s', async (_, text) => {
  answer = text;
  const { keys } = service.subscribe('/odd');
  const endpoint = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/odd`;

  const sent = send({ endpoint, ...keys }, { title: '', body: '', url: '/' });

  await expect(sent).rejects.toThrow();
});
