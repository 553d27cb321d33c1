import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { multipart, testFiles, type FormPart } from '../testing/files';
import { publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

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
const urlOf = (response: { json: () => unknown }) =>
  (response.json() as components['schemas']['UploadedFile']).url;
const stored = async () => {
  const folder = join(server.settings.dataDir, 'media');
  return existsSync(folder) ? readdir(folder) : [];
};

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
  ] as const)('takes %s, knows it by its content, and serves it unchanged', async (name, type, extension) => {
    const response = await uploadFile(testFiles[name], 'picture.html');
    const served = await server.request({ url: urlOf(response) });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      type,
      url: expect.stringMatching(new RegExp(`^/media/[0-9a-f-]{36}\\.${extension}$`)) as string,
    });
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.equals(testFiles[name])).toBe(true);
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

  it('refuses more than 50 MB and keeps nothing', async () => {
    const before = await stored();
    const response = await uploadFile(Buffer.concat([testFiles.png, Buffer.alloc(50 * 1024 * 1024)]));

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: messages.fileTooLarge, code: 'too_large' });
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
    expect(part.headers['content-range']).toBe(`bytes 0-3/${testFiles.wav.length}`);
    expect(beyond.statusCode).toBe(416);
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

    expect((await server.request({ url: url.replace('.png', '.gif') })).statusCode).toBe(404);
  });

  it('are stored in posts with the type that their content has', async () => {
    const url = urlOf(await uploadFile(testFiles.oggAudio));
    const post = await publish(ada, { mediaUrls: [url, { url, type: 'text/html' }] });

    expect(post.mediaUrls).toEqual([
      { url, type: 'audio/ogg' },
      { url, type: 'audio/ogg' },
    ]);
  });
});
