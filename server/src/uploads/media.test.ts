import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { multipart, testFiles } from '../testing/files';
import { publish, signUp, type TestMember } from '../testing/members';
import { twoColours } from '../testing/pictures';
import { createTestApp, type TestApp } from '../testing/test-app';

type UploadedFile = components['schemas']['UploadedFile'];

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const uploadFile = (content: Buffer) =>
  ada.request({
    method: 'POST',
    url: '/api/upload/file',
    ...multipart({ name: 'file', content, filename: 'x.bin' }),
  });
const urlOf = (response: { json: () => unknown }) => (response.json() as UploadedFile).url;

describe('media', () => {
  it('are served with range requests', async () => {
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
    expect(beyond.headers['cache-control']).toBe('no-store');
    for (const name of ['etag', 'last-modified']) expect(beyond.headers[name]).toBeUndefined();
    expect(beyond.json()).toEqual({ message: messages.badRange, code: 'range_not_satisfiable' });
  });

  it('honour If-Range', async () => {
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

  it('return 304 for a current copy', async () => {
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

  it('send the headers of GET for HEAD', async () => {
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
    'return 404 at /media/%s',
    async (name) => {
      const response = await server.request({ url: `/media/${name}` });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: messages.nothingHere, code: 'not_found' });
    },
  );

  it('return 404 for another extension and for a missing file', async () => {
    const url = urlOf(await uploadFile(testFiles.png));

    for (const other of ['.gif', '-avatar.webp', '-card.png', '-card-small.webp', '.png.webp']) {
      expect((await server.request({ url: url.replace('.png', other) })).statusCode).toBe(404);
    }
    await rm(join(server.settings.dataDir, url));
    const missing = await server.request({ url });
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('are stored in posts with the detected type', async () => {
    const url = urlOf(await uploadFile(testFiles.oggAudio));
    const post = await publish(ada, { mediaUrls: [url, { url, type: 'text/html' }] });

    expect(post.mediaUrls).toEqual([
      { url, type: 'audio/ogg' },
      { url, type: 'audio/ogg' },
    ]);
  });

  it('are stored in posts with their size and variants, which cannot be forged', async () => {
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
