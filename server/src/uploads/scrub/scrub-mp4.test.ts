import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { messages } from '../../messages';
import { scrubMedia } from './scrub-media';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alphazone-video-'));
});
afterAll(() => rm(folder, { recursive: true }));

const video = { mime: 'video/mp4', extension: 'mp4' } as const;
const place = '+48.8577+002.2950/';

function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

const largeBox = (type: string, content: string) => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, Buffer.from(content)]);
};

async function scrub(content: Buffer): Promise<Buffer> {
  const path = join(folder, 'video');
  await writeFile(path, content);
  await scrubMedia(path, video);
  return readFile(path);
}

it('removes the location wherever phones store it, and moves nothing', async () => {
  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  const pictures = box('mdat', 'udta and meta as pictures');
  const before = Buffer.concat([
    box('ftyp', 'mp42'),
    box(
      'moov',
      box('mvhd', 'header'),
      box('udta', box('\u00a9xyz', place)),
      box(
        'trak',
        box('tkhd', 'track'),
        box('udta', box('loci', place)),
        box('mdia', largeBox('meta', place)),
      ),
      box('meta', place.repeat(10_000)),
    ),
    box('uuid', xmp, place),
    box('uuid', Buffer.alloc(16, 1), 'of a player'),
    pictures,
    box('udta', place),
  ]);

  const after = await scrub(before);

  expect(after).toHaveLength(before.length);
  expect(after.includes(place)).toBe(false);
  expect(after.toString('latin1').match(/udta|meta|free/g)).toEqual([
    ...Array<string>(5).fill('free'),
    'udta',
    'meta',
    'free',
  ]);
  expect(after.includes(pictures)).toBe(true);
  for (const kept of ['mp42', 'header', 'track', 'of a player']) expect(after.includes(kept)).toBe(true);
  expect(after.indexOf(pictures)).toBe(before.indexOf(pictures));
});

it.each([
  ['a size beyond the end', Buffer.from('0000ffff6d6f6f76', 'hex')],
  ['a size below the header', Buffer.from('000000046d6f6f76', 'hex')],
  ['half a header', Buffer.from('00000018', 'hex')],
  ['a last box without a size', Buffer.from('000000006d646174616263', 'hex')],
])('leaves a video with %s as it is', async (_name, content) => {
  expect(await scrub(content)).toEqual(content);
});

it('refuses more boxes than a video has', async () => {
  const path = join(folder, 'boxes');
  await writeFile(path, Buffer.concat(Array<Buffer>(400_001).fill(box('free'))));

  await expect(scrubMedia(path, video)).rejects.toThrow(messages.brokenMedia);
});

it('refuses boxes that are nested deeper than in a video', async () => {
  const nested = Array.from({ length: 100 }).reduce<Buffer>((inner) => box('moov', inner), box('free'));

  await expect(scrub(nested)).rejects.toThrow(messages.brokenMedia);
});
