import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { createWorkQueue } from './pictures/work-queue';
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

/** A PNG whose header says 8000 by 5001 pixels. */
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
  ] as const)('takes %s, knows it by its content, and serves it', async (name, type, extension) => {
    const response = await uploadFile(testFiles[name], 'picture.html');
    const served = await server.request({ url: urlOf(response) });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      type,
      url: expect.stringMatching(new RegExp(`^/media/[0-9a-f-]{36}\\.${extension}$`)) as string,
    });
    expect(served.statusCode).toBe(200);
    // A JPEG is encoded anew; all others keep every bit that is seen or heard.
    expect(served.rawPayload.equals(testFiles[name])).toBe(name !== 'jpg');
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each(['svg', 'html', 'pdf', 'text'] as const)(
    'refuses %s, whatever it is called, and keeps nothing',
    async (name) => {
      const before = await stored();
      const response = await uploadFile(testFiles[name], 'picture.png');

      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({ message: messages.fileKind, code: 'unsupported_media' });
      expect(await stored()).toEqual(before);
    },
  );

  it('answers the size of a picture and its variants, which are served too', async () => {
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

  it('serves nothing that says where a picture was taken', async () => {
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
  ])('refuses %s and keeps nothing', async (_name, content, status, message) => {
    const before = await stored();
    const response = await uploadFile(content);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message });
    expect(await stored()).toEqual(before);
    expect(await server.db.selectFrom('media_removals').selectAll().execute()).toEqual([]);
  });

  it('refuses more than 50 MB and keeps nothing', async () => {
    const before = await stored();
    const response = await uploadFile(Buffer.concat([testFiles.png, Buffer.alloc(50 * 1024 * 1024)]));

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: messages.fileTooLarge(50), code: 'too_large' });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no file', [], 'file'],
    ['a file in another field', [{ name: 'other', content: testFiles.png, filename: 'a.png' }], 'other'],
    ['text in place of a file', [{ name: 'file', content: 'text' }], 'file'],
    [
      'two files',
      [
        { name: 'file', content: testFiles.png, filename: 'a.png' },
        { name: 'file', content: testFiles.gif, filename: 'b.gif' },
      ],
      'file',
    ],
    [
      'another field beside it',
      [
        { name: 'file', content: testFiles.png, filename: 'a.png' },
        { name: 'more', content: 'x' },
      ],
      'more',
    ],
  ])('refuses %s and keeps nothing', async (_name, parts, field) => {
    const before = await stored();
    const response = await upload(...parts);

    expect(response.statusCode).toBe(400);
    expect(response.json<{ details: unknown[] }>().details).toContainEqual(
      expect.objectContaining({ field }),
    );
    expect(await stored()).toEqual(before);
  });

  it('refuses a form that breaks off', async () => {
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

  it('refuses a visitor before reading, and JSON', async () => {
    const visitor = await server.request({
      method: 'POST',
      url: '/api/upload/file',
      ...multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
    });
    const json = await ada.request({ method: 'POST', url: '/api/upload/file', payload: { file: 'x' } });

    expect(visitor.statusCode).toBe(401);
    expect(json.statusCode).toBe(415);
    expect(json.json()).toEqual({
      message: 'Send the body as multipart/form-data.',
      code: 'unsupported_media',
    });
  });
});

describe('media', () => {
  it('are served in parts to players that seek', async () => {
    const url = urlOf(await uploadFile(testFiles.wav));
    const part = await server.request({ url, headers: { range: 'bytes=0-3' } });
    const beyond = await server.request({ url, headers: { range: 'bytes=9999-' } });

    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('RIFF');
    expect(part.headers).toMatchObject({
      'content-range': `bytes 0-3/${testFiles.wav.length}`,
      'content-length': '4',
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
    });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${testFiles.wav.length}`);
    expect(beyond.headers['cache-control']).toBeUndefined();
    expect(beyond.json()).toEqual({ message: messages.badRange, code: 'range_not_satisfiable' });
  });

  it('go on in parts only while they are the same file', async () => {
    const url = urlOf(await uploadFile(testFiles.mp3));
    const { etag = '', 'last-modified': changed = '' } = (await server.request({ url })).headers;
    const statusFor = async (condition: string) =>
      (await server.request({ url, headers: { range: 'bytes=4-', 'if-range': condition } })).statusCode;

    expect(await statusFor(String(etag))).toBe(206);
    expect(await statusFor(changed)).toBe(206);
    expect(await statusFor('"another"')).toBe(200);
    expect(await statusFor(`W/${String(etag)}`)).toBe(200);
    expect(await statusFor('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it('are not sent again to whoever has them', async () => {
    const url = urlOf(await uploadFile(testFiles.png));
    const { etag = '', 'last-modified': changed = '' } = (await server.request({ url })).headers;
    const statusFor = async (headers: Record<string, string>) => {
      const { statusCode, body } = await server.request({ url, headers });
      return [statusCode, body === ''];
    };

    expect(await statusFor({ 'if-none-match': String(etag) })).toEqual([304, true]);
    expect(await statusFor({ 'if-modified-since': changed })).toEqual([304, true]);
    expect(await statusFor({ 'if-none-match': '"another"', 'if-modified-since': changed })).toEqual([
      200,
      false,
    ]);
    expect(await statusFor({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual([200, false]);
  });

  it('tell HEAD what GET would', async () => {
    const url = urlOf(await uploadFile(testFiles.wav));
    const get = await server.request({ url });
    const head = await server.request({ method: 'HEAD', url });
    const part = await server.request({ method: 'HEAD', url, headers: { range: 'bytes=0-3' } });

    const { date: _date, 'x-request-id': _id, ...headers } = get.headers;
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload.length).toBe(0);
    expect(head.headers).toMatchObject(headers);
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '4']);
    expect((await server.request({ method: 'HEAD', url: '/media/x.png' })).statusCode).toBe(404);
  });

  it.each(['x.png', '0193a1b2-0000-7000-8000-000000000001.png', '..%2f..%2fetc%2fpasswd', '.incoming-x', ''])(
    'answer 404 at /media/%s',
    async (name) => {
      const response = await server.request({ url: `/media/${name}` });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: messages.nothingHere, code: 'not_found' });
    },
  );

  it('are known by their own ending only, and gone when the file is', async () => {
    const url = urlOf(await uploadFile(testFiles.png));

    for (const other of ['.gif', '-avatar.webp', '-card.png', '-card-small.webp', '.png.webp']) {
      expect((await server.request({ url: url.replace('.png', other) })).statusCode).toBe(404);
    }
    await rm(join(server.settings.dataDir, url));
    const gone = await server.request({ url });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBeUndefined();
  });

  it('are stored in posts with the type that their content has', async () => {
    const url = urlOf(await uploadFile(testFiles.oggAudio));
    const post = await publish(ada, { mediaUrls: [url, { url, type: 'text/html' }] });

    expect(post.mediaUrls).toEqual([
      { url, type: 'audio/ogg' },
      { url, type: 'audio/ogg' },
    ]);
  });

  it('are stored in posts with their size and variants, which nobody else can make up', async () => {
    const picture = await uploadFile(await twoColours(800, 600).png().toBuffer());
    const { url, ...facts } = picture.json<UploadedFile>();
    const post = await publish(ada, { mediaUrls: [{ url }, 'https://a.example/x.png'] });
    const forged = await ada.request({
      method: 'POST',
      url: '/posts/CreatePost',
      payload: {
        postTitle: 'Title',
        postBody: 'Body',
        postTags: ['tag'],
        category: 'Memes',
        userId: ada.id,
        mediaUrls: [{ url, width: 1, height: 1 }],
      },
    });

    expect(post.mediaUrls).toEqual([{ url, ...facts }, 'https://a.example/x.png']);
    expect(forged.statusCode).toBe(400);
  });
});

describe('an upload when the server cannot take it now', () => {
  const form = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const pictureForm = multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' });
  const filesOf = ({ settings }: TestApp) => readdir(join(settings.dataDir, 'media')).catch(() => []);

  it('is answered 503 with when to come back, and kept nothing of, while too many pictures wait', async () => {
    const pictureQueue = createWorkQueue({ atOnce: 1, waiting: 0 });
    const busy = await createTestApp({ pictureQueue });
    const bob = await signUp(busy, 'Bob');
    let letGo = () => undefined as void;
    const held = pictureQueue.run(() => new Promise<void>((resolve) => (letGo = resolve)));

    const answers = [
      await bob.request({ method: 'POST', url: '/api/upload/file', ...form }),
      await bob.request({ method: 'PATCH', url: `/api/users/update/${bob.id}`, ...pictureForm }),
    ];
    const film = multipart({ name: 'file', content: testFiles.mp4, filename: 'a.mp4' });
    const other = await bob.request({ method: 'POST', url: '/api/upload/file', ...film });
    letGo();
    await held;
    const later = await bob.request({ method: 'POST', url: '/api/upload/file', ...form });

    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ message: messages.picturesBusy, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('10');
    }
    expect(other.statusCode).toBe(201);
    expect(later.statusCode).toBe(201);
    expect((await filesOf(busy)).length).toBe(1 + 3);
    await busy.close();
  });

  it('is answered 503, and kept nothing of, while the storage is away', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-storage-'));
    const disk = createDiskStorage(folder);
    const away = () => Promise.reject(unavailable(messages.mediaAway, 10));
    // The original can be stored, its first variant cannot.
    const put: MediaStorage['put'] = (name, file) => (name.includes('-card') ? away() : disk.put(name, file));
    const broken = await createTestApp({ storage: { ...disk, put } });
    const bob = await signUp(broken, 'Bob');
    const answer = await bob.request({ method: 'POST', url: '/api/upload/file', ...form });

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: messages.mediaAway, code: 'unavailable' });
    expect(await broken.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    await broken.close();
    await rm(folder, { recursive: true });
  });

  it('is answered 429 after too many', async () => {
    const strict = await createTestApp({ settings: { rateLimits: true } });
    const bob = await signUp(strict, 'Bob');
    const send = () => bob.request({ method: 'POST', url: '/api/upload/file', payload: {} });
    for (let n = 0; n < 60; n += 1) expect((await send()).statusCode).toBe(415);

    expect((await send()).statusCode).toBe(429);
    await strict.close();
  });

  it('is answered 413 above the limits of the settings', async () => {
    const small = await createTestApp({ settings: { media: mediaLimits(1, 1, 1) } });
    const bob = await signUp(small, 'Bob');
    const send = async (content: Buffer) => {
      const answer = await bob.request({
        method: 'POST',
        url: '/api/upload/file',
        ...multipart({ name: 'file', content, filename: 'a' }),
      });
      return [answer.statusCode, answer.json<{ message: string }>().message];
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
