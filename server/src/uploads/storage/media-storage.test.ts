import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { messages } from '../../messages';
import { StartupError } from '../../startup/startup-error';
import { multipart } from '../../testing/files';
import { signUp } from '../../testing/members';
import { pixels, twoColours } from '../../testing/pictures';
import { startS3Server, type TestS3Server } from '../../testing/s3-server';
import { createTestApp } from '../../testing/test-app';
import { perform } from '../../testing/outcomes';
import { discardUpload } from '../delete-uploads';
import type { ByteRange, MediaStorage } from './media-storage';
import { openStorage, type StorageSettings } from './open-storage';
import { createS3Storage } from './s3-storage';

const emitWarning = vi.spyOn(process, 'emitWarning');
let dataDir: string;
let s3: TestS3Server;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alphazone-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  emitWarning.mockRestore();
  await s3.close();
  await rm(dataDir, { recursive: true });
});

describe.each([
  ['a folder', () => openStorage({ dataDir })],
  ['a bucket', () => openStorage({ dataDir, s3: s3.settings })],
] as const)('media in %s', (_name, open) => {
  let storage: MediaStorage;

  beforeAll(async () => {
    storage = await open();
    await storage.check();
  });
  afterAll(() => {
    storage.close();
  });

  const put = async (name: string, content: Buffer) => {
    const path = join(dataDir, `new-${name}`);
    await writeFile(path, content);
    await storage.put(name, { path, bytes: content.length, mime: 'video/mp4' });
  };
  const read = async (name: string, range?: ByteRange) => {
    const stream = await storage.open(name, range);
    return stream && buffer(stream);
  };

  it('are read unchanged, whole and by range', async () => {
    const content = randomBytes(6_000_000);
    await put('film.mp4', content);

    expect((await read('film.mp4'))?.equals(content)).toBe(true);
    expect((await read('film.mp4', { start: 0, end: 1 }))?.equals(content.subarray(0, 2))).toBe(true);
    expect((await read('film.mp4', { start: 100, end: 299 }))?.equals(content.subarray(100, 300))).toBe(true);
    expect(
      (await read('film.mp4', { start: 5_999_990, end: 5_999_999 }))?.equals(content.subarray(-10)),
    ).toBe(true);
  });

  it('are undefined when missing', async () => {
    expect(await storage.open('none.mp4')).toBeUndefined();
    expect(await storage.open('none.mp4', { start: 0, end: 1 })).toBeUndefined();
  });

  it('are not stored when they cannot be read', async () => {
    const lost = { path: join(dataDir, 'lost'), bytes: 1, mime: 'video/mp4' };

    await expect(storage.put('lost.mp4', lost)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are removed, and missing ones ignored', async () => {
    await put('a.mp4', Buffer.from('a'));
    await put('b.mp4', Buffer.from('b'));
    await storage.remove(['a.mp4', 'none.mp4']);
    await storage.remove([]);

    expect(await read('a.mp4')).toBeUndefined();
    expect(await read('b.mp4')).toEqual(Buffer.from('b'));
  });

  it('are uploaded, served and deleted by the server', async () => {
    const server = await createTestApp({ storage });
    const ada = await signUp(server, 'Ada');
    const content = await twoColours(700, 500).png().toBuffer();
    const upload = await ada.request({
      method: 'POST',
      url: '/api/upload/file',
      ...multipart({ name: 'file', content, filename: 'a.png' }),
    });
    const { url, variants = [] } = upload.json<components['schemas']['UploadedFile']>();

    const whole = await server.request({ url });
    const part = await server.request({ url, headers: { range: 'bytes=1-3' } });
    expect((await pixels(whole.rawPayload)).equals(await pixels(content))).toBe(true);
    expect(whole.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
    expect((await server.request({ url: variants[0]?.url ?? '' })).statusCode).toBe(200);
    expect((await readdir(storage.workDir)).filter((name) => name.startsWith('.'))).toEqual([]);

    const name = url.replace('/media/', '');
    await perform(server.db, ({ change }) =>
      discardUpload(change, storage, { id: name.slice(0, 36), extension: 'png', variants: [] }),
    );
    expect(await storage.open(name)).toBeUndefined();
    expect((await server.request({ url })).statusCode).toBe(404);
    await server.close();
  });
});

describe('an unusable storage', () => {
  const refusal = async (settings: StorageSettings): Promise<Error> => {
    const storage = await openStorage(settings);
    try {
      await storage.check();
    } catch (error) {
      if (error instanceof StartupError) return error;
    } finally {
      storage.close();
    }
    throw new Error('The storage was not refused.');
  };

  it('is reported at startup: a missing bucket', async () => {
    const { message } = await refusal({ dataDir, s3: { ...s3.settings, bucket: 'other' } });

    expect(message).toMatch(/^The bucket other at 127\.0\.0\.1:\d+ cannot be used: HTTP 404/);
  });

  it('is reported at startup: wrong keys, without revealing them', async () => {
    const wrong = { ...s3.settings, accessKeyId: 'NOBODY', secretAccessKey: 'not the right secret' };
    const { message } = await refusal({ dataDir, s3: wrong });

    expect(message).toMatch(/^The bucket media at .* cannot be used: HTTP 403/);
    expect(message).not.toContain('secret');
  });

  it('is reported at startup: an unreachable endpoint', async () => {
    const nobody = { ...s3.settings, endpoint: 'http://127.0.0.1:1' };
    const { message } = await refusal({ dataDir, s3: nobody });

    expect(message).toMatch(/^The bucket media at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  });

  it('is reported at startup: a file in place of the folder', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const { message } = await refusal({ dataDir: file });

    expect(message).toMatch(/^Uploads cannot be stored in .*file\/media: Error: ENOTDIR/);
  });

  it('throws 503 during an outage', async () => {
    const storage = await openStorage({ dataDir, s3: { ...s3.settings, endpoint: 'http://127.0.0.1:1' } });
    const path = join(dataDir, 'x.mp4');
    await writeFile(path, 'x');
    const away = { statusCode: 503, message: messages.mediaAway, retryAfter: 10 };

    await expect(storage.put('x.mp4', { path, bytes: 1, mime: 'video/mp4' })).rejects.toMatchObject(away);
    await expect(storage.open('x.mp4')).rejects.toMatchObject(away);
    await expect(storage.remove(['x.mp4'])).rejects.toMatchObject(away);
    storage.close();
  });
});

it('writes no warning of the SDK to the log', () => {
  // By the first client of the process, which is one of those above.
  expect(emitWarning).not.toHaveBeenCalled();
});

describe('a download from a bucket', () => {
  const timeoutMs = 500;
  /** More than the buffers of both sockets. */
  const content = randomBytes(20_000_000);
  let hasty: MediaStorage;
  let patient: MediaStorage;
  let store: Server;

  beforeAll(async () => {
    store = createServer((request, response) => {
      response.setHeader('content-length', content.length);
      if (request.url?.includes('broken.mp4')) response.write(content.subarray(0, 1_000));
      else response.end(content);
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const { port } = store.address() as AddressInfo;
    const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
    hasty = await createS3Storage(settings, dataDir, timeoutMs);
    patient = await createS3Storage(settings, dataDir);
  });
  afterAll(() => {
    hasty.close();
    patient.close();
    store.closeAllConnections();
    store.close();
  });

  const begin = async (storage: MediaStorage, name: string): Promise<Readable> => {
    const stream = await storage.open(name);
    if (!stream) throw new Error(`${name} is missing.`);
    return stream;
  };

  it('continues after a pause of its reader', async () => {
    const film = await begin(hasty, 'film.mp4');
    await sleep(3 * timeoutMs);

    expect((await buffer(film)).equals(content)).toBe(true);
  });

  it('begins while many readers pause', async () => {
    const paused = await Promise.all(Array.from({ length: 60 }, () => begin(patient, 'broken.mp4')));
    const film = await begin(patient, 'film.mp4');

    expect((await buffer(film)).equals(content)).toBe(true);
    for (const reader of paused) reader.destroy();
  });

  it('ends when the bucket falls silent', async () => {
    const film = await begin(hasty, 'broken.mp4');

    await expect(buffer(film)).rejects.toThrow('The store sent nothing for 500 ms.');
  });
});

it('removes files from a bucket that requires Content-MD5 for a request of several', async () => {
  const requests: string[] = [];
  const strict = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    const isRefused = request.method === 'POST' && request.headers['content-md5'] === undefined;
    response.writeHead(isRefused ? 400 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(strict, 'listening');
  const { port } = strict.address() as AddressInfo;
  const storage = await createS3Storage(
    { ...s3.settings, endpoint: `http://127.0.0.1:${port}` },
    dataDir,
    5_000,
  );

  await storage.remove(['a.mp4', 'b.mp4']);

  expect(requests.toSorted()).toEqual(['DELETE /media/a.mp4', 'DELETE /media/b.mp4']);
  storage.close();
  strict.close();
});

it('knows a missing file by a 404 without XML, but not in a missing bucket', async () => {
  const bare = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const { port } = bare.address() as AddressInfo;
  const storage = await openStorage({
    dataDir,
    s3: { ...s3.settings, endpoint: `http://127.0.0.1:${port}` },
  });
  const bucketless = await openStorage({ dataDir, s3: { ...s3.settings, bucket: 'other' } });

  expect(await storage.open('x.mp4')).toBeUndefined();
  await storage.remove(['x.mp4']);
  await expect(bucketless.open('x.mp4')).rejects.toMatchObject({ statusCode: 503 });
  storage.close();
  bucketless.close();
  bare.close();
});

it('gives up on a bucket that hangs after two attempts', async () => {
  let attempts = 0;
  const silent = createServer(() => (attempts += 1)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
  const storage = await createS3Storage(settings, dataDir, 600);

  await expect(storage.open('film.mp4')).rejects.toMatchObject({
    statusCode: 503,
    message: messages.mediaAway,
  });

  expect(attempts).toBe(2);
  storage.close();
  silent.closeAllConnections();
  silent.close();
});
