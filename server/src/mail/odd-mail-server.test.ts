import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createMailApp, type MailApp } from '../testing/mail-app';

let forum: MailApp;
let odd: Server;
let greet: (socket: Socket) => void = () => undefined;

beforeEach(async () => {
  odd = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  }).listen(0, '127.0.0.1');
  await once(odd, 'listening');
  forum = await createMailApp({
    smtpUrl: `smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`,
    stopMs: 20,
  });
});
afterEach(async () => {
  await forum.close();
  odd.close();
});

/** Queues a mail, and wakes the mailer. */
const signUp = () =>
  forum.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: { name: 'Ada', username: 'ada', email: 'ada@example.org', password: 'correct horse 1' },
  });

it('retries later when a mail server answers with text that cannot be stored', async () => {
  greet = (socket) => socket.end('\0 busy\r\n');
  await signUp();

  await forum.mailer.deliver();

  const mail = await forum.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail.error).toContain('Invalid greeting. response= busy');
});

it('stops without waiting for a mail server that does not answer', async () => {
  const greeted = new Promise<Socket>((resolve) => (greet = resolve));
  await signUp();
  const delivered = forum.mailer.deliver();
  const socket = await greeted;

  await forum.mailer.stop();

  expect(socket.closed).toBe(false);
  socket.destroy();
  await delivered;
});
