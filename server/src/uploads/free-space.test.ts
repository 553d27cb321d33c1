import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { messages } from '../messages';
import { multipart, testFiles } from '../testing/files';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readDiskSpace, type DiskSpace } from './free-space';
import { loadSharp } from './pictures/load-sharp';

const gigabyte = 1_000_000_000;

let disk: DiskSpace;
const readSpace = vi.fn(() => Promise.resolve(disk));
let time = Date.parse('2026-01-01T00:00:00Z');
let server: TestApp;
let ada: TestMember;
const warnings: string[] = [];
const reports = () =>
  warnings.filter((line) => line.includes('"the disk is almost full: uploads are refused"'));

beforeAll(async () => {
  server = await createTestApp({
    readDiskSpace: readSpace,
    now: () => new Date(time),
    log: pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) }),
  });
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const upload = (content = testFiles.png) =>
  ada.request({
    method: 'POST',
    url: '/api/upload/file',
    ...multipart({ name: 'file', content, filename: 'a.png' }),
  });
const storedFiles = () => readdir(join(server.settings.dataDir, 'media'));

it('refuses files while the disk is full, and logs it once a minute', async () => {
  disk = { free: gigabyte - 1, total: 100 * gigabyte };
  const refused = [
    await upload(),
    await ada.request({
      method: 'PATCH',
      url: `/api/users/update/${ada.id}`,
      ...multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' }),
    }),
  ];

  for (const response of refused) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.diskFull, code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('60');
  }
  expect(await storedFiles()).toEqual([]);
  expect(reports()).toHaveLength(1);
  time += 60_000;
  await upload();
  expect(reports()).toHaveLength(2);
});

it('refuses a file while it is received, once the disk has too little room', async () => {
  readSpace.mockResolvedValueOnce({ free: gigabyte, total: 100 * gigabyte });
  disk = { free: gigabyte - 1, total: 100 * gigabyte };

  const response = await upload(Buffer.concat([testFiles.png, Buffer.alloc(4 * 1024 * 1024)]));

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ message: messages.diskFull, code: 'unavailable' });
  expect(await storedFiles()).toEqual([]);
});

it('refuses a file that the disk has no room for', async () => {
  disk = { free: gigabyte, total: 100 * gigabyte };
  const error = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const writing = vi
    .spyOn(fs.WriteStream.prototype, '_write')
    .mockImplementation((_chunk, _encoding, done) => {
      done(error);
    });

  const response = await upload();
  writing.mockRestore();

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ message: messages.diskFull, code: 'unavailable' });
  expect(await storedFiles()).toEqual([]);
});

it('refuses a picture whose smaller sizes the disk has no room for', async () => {
  disk = { free: gigabyte, total: 100 * gigabyte };
  const sharp = await loadSharp();
  const error = new Error('card: write error\nsystem error: No space left on device');
  const encoding = vi.spyOn(sharp.prototype as Sharp, 'toFile').mockRejectedValue(error);

  const response = await upload();
  encoding.mockRestore();

  expect([response.statusCode, response.json()]).toMatchObject([503, { message: messages.diskFull }]);
  expect(await storedFiles()).toEqual([]);
});

it.each([
  ['1 GB of a large disk', { free: gigabyte, total: 100 * gigabyte }, 201],
  ['5 % of a small disk', { free: gigabyte / 2, total: 10 * gigabyte }, 201],
  ['less than 5 % of a small disk', { free: gigabyte / 2 - 1, total: 10 * gigabyte }, 503],
])('with %s free', async (_room, space, status) => {
  disk = space;

  expect((await upload()).statusCode).toBe(status);
});

it('reads the space of a real disk in bytes', async () => {
  const { free, total } = await readDiskSpace(server.settings.dataDir);

  expect(total).toBeGreaterThan(1_000_000);
  expect(free).toBeGreaterThanOrEqual(0);
  expect(free).toBeLessThanOrEqual(total);
});
