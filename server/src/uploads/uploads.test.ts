import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { components } from '@alphazone/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { unavailable } from '../errors';
import { messages } from '../messages';
import { multipart, testFiles, type FormPart } from '../testing/files';
import { publish, signUp, type TestMember } from '../testing/members';
import { gps, twoColours } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { mediaLimits } from './media-limits';
import { createWorkQueue } from '../queues/work-queue';
import { createDiskStorage } from './storage/disk-storage';
import type { MediaStorage } from './storage/media-storage';

type UploadedFile = components['schemas']['UploadedFile'];

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const upload = (...parts: FormPart[]) =>
  ada.request({ method: 'POST', url: '/api/upload/file', ...multipart(...parts) });
const uploadFile = (content: Buffer, filename = 'x.bin') => upload({ name: 'file', content, filename });
const urlOf = (response: { json: () => unknown }) => (response.json() as UploadedFile).url;
const stored = async () => {
  const folder = join(server.settings.dataDir, 'media');
  return existsSync(folder) ? readdir(folder) : [];
};

const hugePng = Buffer.concat([
  testFiles.png.subarray(0, 16),
  Buffer.from('00001f40000013890806000000f7b688fc', 'hex'),
  testFiles.png.subarray(33),
]);

describe('uploadFile', () => {
  it.each([
    ['png', 'image/png', 'png'],
    ['gif', 'image/gif', 'gif'],
    ['jpg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
    ['mp4', 'video/mp4', 'mp4'],
    ['webm', 'video/webm', 'webm'],
    ['oggVideo', 'video/ogg', 'ogg'],
    ['mp3', 'audio/mpeg', 'mp3'],
    ['wav', 'audio/wav', 'wav'],
    ['oggAudio', 'audio/ogg', 'ogg'],
  ] as const)('accepts %s, detects its type by content and serves it', async (name, type, extension) => {
    const response = await uploadFile(testFiles[name], 'picture.html');
    const served = await server.request({ url: urlOf(response) });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      type,
      url: expect.stringMatching(new RegExp(`^/media/[0-9a-f-]{36}\\.${extension}$`)) as string,
    });
    expect(served.statusCode).toBe(200);
    // Only JPEGs are re-encoded.
    expect(served.rawPayload.equals(testFiles[name])).toBe(name !== 'jpg');
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('removes the location from a video', async () => {
    const udta = Buffer.concat([
      Buffer.from('0000002075647461', 'hex'),
      Buffer.from('+48.8577+002.2950/......'),
    ]);
    const moov = Buffer.concat([Buffer.from('000000286d6f6f76', 'hex'), udta]);

    const response = await uploadFile(Buffer.concat([testFiles.mp4, moov]), 'video.mp4');

    const { rawPayload } = await server.request({ url: urlOf(response) });
    expect(rawPayload).toHaveLength(testFiles.mp4.length + moov.length);
    expect(rawPayload.includes('+48.8577')).toBe(false);
  });

  it.each(['svg', 'html', 'pdf', 'text'] as const)(
    'refuses %s with any file name and stores nothing',
    async (name) => {
      const before = await stored();
      const response = await uploadFile(testFiles[name], 'picture.png');

      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({ message: messages.fileKind, code: 'unsupported_media' });
      expect(await stored()).toEqual(before);
    },
  );

  it('returns the size of a picture and serves its variants', async () => {
    const response = await uploadFile(await twoColours(800, 600).png().toBuffer());

    const uploaded = response.json<UploadedFile>();
    const base = uploaded.url.replace('.png', '');
    expect(uploaded).toEqual({
      url: `${base}.png`,
      type: 'image/png',
      width: 800,
      height: 600,
      variants: [
        { url: `${base}-card.webp`, width: 640, height: 480 },
        { url: `${base}-page.webp`, width: 800, height: 600 },
      ],
    });
    for (const { url, width } of uploaded.variants ?? []) {
      const served = await server.request({ url });
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(served.rawPayload.length),
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('removes the location of a picture', async () => {
    const taken = await twoColours(60, 40).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const uploaded = (await uploadFile(taken)).json<UploadedFile>();

    for (const url of [uploaded.url, ...(uploaded.variants ?? []).map((variant) => variant.url)]) {
      const { rawPayload } = await server.request({ url });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 60 });
      expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif');
      expect(rawPayload.includes('Lovelace')).toBe(false);
    }
  });

  it.each([
    ['a picture that cannot be decoded', testFiles.jpg.subarray(0, 200), 415, messages.brokenPicture],
    ['too many pixels', hugePng, 413, messages.tooManyPixels(40)],
  ])('refuses %s and stores nothing', async (_name, content, status, message) => {
    const before = await stored();
    const response = await uploadFile(content);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message });
    expect(await stored()).toEqual(before);
    expect(await server.db.selectFrom('media_removals').selectAll().execute()).toEqual([]);
  });

  it('refuses more than 50 MB and stores nothing', async () => {
    const before = await stored();
    const response = await uploadFile(Buffer.concat([testFiles.png, Buffer.alloc(50 * 1024 * 1024)]));

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: messages.fileTooLarge(50), code: 'too_large' });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no file', [], 'file', messages.oneFile],
    [
      'a file in another field',
      [{ name: 'other', content: testFiles.png, filename: 'a.png' }],
      'other',
      'is not a field for a file.',
    ],
    ['text in place of a file', [{ name: 'file', content: 'text' }], 'file', messages.oneFileOnly],
    [
      'text beside the file, in its field',
      [
        { name: 'file', content: testFiles.png, filename: 'a.png' },
        { name: 'file', content: 'text' },
      ],
      'file',
      messages.oneFileOnly,
    ],
    [
      'two files',
      [
        { name: 'file', content: testFiles.png, filename: 'a.png' },
        { name: 'file', content: testFiles.gif, filename: 'b.gif' },
      ],
      'file',
      messages.oneFileOnly,
    ],
    [
      'another field beside it',
      [
        { name: 'file', content: testFiles.png, filename: 'a.png' },
        { name: 'more', content: 'x' },
      ],
      'more',
      'is not a known field.',
    ],
  ])('refuses %s and stores nothing', async (_name, parts, field, message) => {
    const before = await stored();
    const response = await upload(...parts);

    expect(response.statusCode).toBe(400);
    expect(response.json<{ details: unknown[] }>().details).toEqual([{ field, message }]);
    expect(await stored()).toEqual(before);
  });

  it('refuses a truncated form', async () => {
    const { payload, headers } = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
    const before = await stored();
    const response = await ada.request({
      method: 'POST',
      url: '/api/upload/file',
      headers,
      payload: payload.subarray(0, -60),
    });

    expect(response.statusCode).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('refuses too many bytes around the file', async () => {
    const { payload, headers } = multipart({
      name: 'profilePicture',
      content: testFiles.png,
      filename: 'a.png',
    });
    const before = await stored();
    const response = await ada.request({
      method: 'PATCH',
      url: `/api/users/update/${ada.id}`,
      headers,
      payload: Buffer.concat([Buffer.alloc(8 * 2 ** 20, 'x'), Buffer.from('\r\n'), payload]),
    });

    expect(response.statusCode).toBe(413);
    expect(await stored()).toEqual(before);
  });

  it('refuses guests before reading, and JSON', async () => {
    const guest = await server.request({
      method: 'POST',
      url: '/api/upload/file',
      ...multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
    });
    const json = await ada.request({ method: 'POST', url: '/api/upload/file', payload: { file: 'x' } });

    expect(guest.statusCode).toBe(401);
    expect(json.statusCode).toBe(415);
    expect(json.json()).toEqual({
      message: 'Send the body as multipart/form-data.',
      code: 'unsupported_media',
    });
  });
});

describe('an upload that the server cannot accept', () => {
  const form = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const pictureForm = multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' });
  const filesOf = ({ settings }: TestApp) => readdir(join(settings.dataDir, 'media')).catch(() => []);

  it('gets a 503 with Retry-After and is not stored while the queue is full', async () => {
    const pictureQueue = createWorkQueue({ concurrency: 1, maxQueued: 0 });
    const busy = await createTestApp({ pictureQueue });
    const bob = await signUp(busy, 'Bob');
    let release = () => undefined as void;
    const held = pictureQueue.run(() => new Promise<void>((resolve) => (release = resolve)));

    const responses = [
      await bob.request({ method: 'POST', url: '/api/upload/file', ...form }),
      await bob.request({ method: 'PATCH', url: `/api/users/update/${bob.id}`, ...pictureForm }),
    ];
    const video = multipart({ name: 'file', content: testFiles.mp4, filename: 'a.mp4' });
    const other = await bob.request({ method: 'POST', url: '/api/upload/file', ...video });
    release();
    await held;
    const later = await bob.request({ method: 'POST', url: '/api/upload/file', ...form });

    for (const response of responses) {
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ message: messages.picturesBusy, code: 'unavailable' });
      expect(response.headers['retry-after']).toBe('10');
    }
    expect(other.statusCode).toBe(201);
    expect(later.statusCode).toBe(201);
    expect((await filesOf(busy)).length).toBe(1 + 3);
    await busy.close();
  });

  it('gets a 503 and is not stored during a storage outage', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-storage-'));
    const disk = createDiskStorage(folder);
    const fail = () => Promise.reject(unavailable(messages.mediaAway, 10));
    // Storing the original succeeds, storing the first variant fails.
    const put: MediaStorage['put'] = (name, file) => (name.includes('-card') ? fail() : disk.put(name, file));
    const broken = await createTestApp({ storage: { ...disk, put } });
    const bob = await signUp(broken, 'Bob');
    const response = await bob.request({ method: 'POST', url: '/api/upload/file', ...form });

    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.mediaAway, code: 'unavailable' });
    expect(await broken.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    await broken.close();
    await rm(folder, { recursive: true });
  });

  it('leaves connections to other writers while the storage does not answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-storage-'));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const silent: MediaStorage = {
      ...createDiskStorage(folder),
      put: () => Promise.reject(unavailable(messages.mediaAway, 10)),
      remove: () => answered,
    };
    const outage = await createTestApp({ storage: silent });
    const bob = await signUp(outage, 'Bob');
    const video = multipart({ name: 'file', content: testFiles.mp4, filename: 'a.mp4' });
    const countRemovals = async () =>
      (await outage.db.selectFrom('media_removals').select('name').execute()).length;
    // As many as there are connections.
    const uploads: ReturnType<typeof bob.request>[] = [];
    while (uploads.length < 10) {
      uploads.push(bob.request({ method: 'POST', url: '/api/upload/file', ...video }));
      await expect.poll(countRemovals).toBe(uploads.length);
    }

    const published = await Promise.race([publish(bob), setTimeout(5_000, 'blocked')]);
    answer();

    expect(published).not.toBe('blocked');
    expect((await Promise.all(uploads)).map(({ statusCode }) => statusCode)).toEqual(uploads.map(() => 503));
    await outage.close();
    await rm(folder, { recursive: true });
  });

  it('gets a 429 above the rate limit', async () => {
    const strict = await createTestApp({ settings: { rateLimits: true } });
    const bob = await signUp(strict, 'Bob');
    const send = () => bob.request({ method: 'POST', url: '/api/upload/file', payload: {} });
    for (let n = 0; n < 60; n += 1) expect((await send()).statusCode).toBe(415);

    expect((await send()).statusCode).toBe(429);
    await strict.close();
  });

  it('gets a 413 above the configured limits', async () => {
    const small = await createTestApp({ settings: { media: mediaLimits(1, 1, 1) } });
    const bob = await signUp(small, 'Bob');
    const send = async (content: Buffer) => {
      const response = await bob.request({
        method: 'POST',
        url: '/api/upload/file',
        ...multipart({ name: 'file', content, filename: 'a' }),
      });
      return [response.statusCode, response.json<{ message: string }>().message];
    };

    expect(await send(Buffer.concat([testFiles.mp4, Buffer.alloc(1024 * 1024)]))).toEqual([
      413,
      messages.fileTooLarge(1),
    ]);
    expect(await send(await twoColours(1001, 1000).png().toBuffer())).toEqual([
      413,
      messages.tooManyPixels(1),
    ]);
    await small.close();
  });
});
