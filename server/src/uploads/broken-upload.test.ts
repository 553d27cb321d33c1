import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { multipart, testFiles } from '../testing/files';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readForm, type FormRules } from './read-form';

let server: TestApp;
let ada: TestMember;
const failures: string[] = [];
const storedFiles = async () => {
  const folder = join(server.settings.dataDir, 'media');
  return existsSync(folder) ? readdir(folder) : [];
};

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
  server = await createTestApp({ log });
  ada = await signUp(server, 'Ada');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const rulesOf = ({ settings }: TestApp): FormRules => ({
  folder: settings.dataDir,
  requireFreeSpace: () => Promise.resolve(),
  fileField: 'file',
  maxBytes: 1,
  tooLargeMessage: '',
});

const startUpload = (headers: OutgoingHttpHeaders) =>
  request({
    port: (server.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload/file',
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
  });

it('a disconnect during an upload is not logged as an error and leaves no files', async () => {
  const { payload, headers } = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const upload = startUpload({ ...headers, 'content-length': payload.length });
  upload.on('error', () => undefined);
  upload.write(payload.subarray(0, -10));

  await expect.poll(storedFiles).toHaveLength(1);
  upload.destroy();
  await expect.poll(storedFiles).toEqual([]);

  expect(failures).toEqual([]);
});

it('a refused form gets its response immediately, and is not parsed further', async () => {
  const parsed = vi.spyOn(Busboy.prototype, '_write');
  const { headers } = multipart();
  const upload = startUpload(headers);
  const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
  const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  const boundary = String(headers['content-type']).split('boundary=')[1] ?? '';
  const parts = `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`.repeat(500);

  upload.write(parts);
  const [response] = await responded;
  const before = parsed.mock.calls.length;
  for (let n = 0; n < 50; n += 1) upload.write(parts);
  upload.end(`--${boundary}--`);
  const [received] = await arrived;
  await expect.poll(() => received.complete).toBe(true);
  response.resume();

  expect(response.statusCode).toBe(400);
  expect(parsed.mock.calls.length).toBe(before);
  expect(await storedFiles()).toEqual([]);
});

it('a form of a client that has already left is refused, and does not wait for it', async () => {
  const { headers } = multipart();
  const raw = Object.assign(new PassThrough(), { headers });
  raw.destroy();
  await once(raw, 'close');

  await expect(readForm({ raw } as unknown as FastifyRequest, rulesOf(server))).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('a form without a boundary is refused, and its client may leave before the end', async () => {
  const raw = Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data' } });

  await expect(readForm({ raw } as unknown as FastifyRequest, rulesOf(server))).rejects.toMatchObject({
    statusCode: 400,
  });
  raw.destroy();
  await once(raw, 'close');
});
