import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { testFiles } from '../../testing/files';
import { animation, gps, pixels, twoColours } from '../../testing/pictures';
import { MalformedPicture, stripGif, stripPng, stripWebp } from './strip-metadata';

const secret = 'Ada was here';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`;

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  return chunk;
}

function pngWithText(png: Buffer): Buffer {
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    png.subarray(end),
    Buffer.from(secret),
  ]);
}

function gifWithComments(gif: Buffer): Buffer {
  const flags = gif.readUInt8(10);
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const block = Buffer.concat([Buffer.of(secret.length), Buffer.from(secret), Buffer.of(0)]);
  return Buffer.concat([
    gif.subarray(0, start),
    Buffer.concat([Buffer.of(0x21, 0xfe), block]),
    Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('XMP DataXMP'), block]),
    gif.subarray(start),
    Buffer.from(secret),
  ]);
}

const cases = [
  ['a png', stripPng, async () => pngWithText(await twoColours(40, 30).withExif(gps).png().toBuffer())],
  [
    'a palette png',
    stripPng,
    async () => pngWithText(await twoColours(9, 7).png({ palette: true }).toBuffer()),
  ],
  [
    'a png with a colour profile',
    stripPng,
    async () => pngWithText(await twoColours(9, 7).withIccProfile('p3').png().toBuffer()),
  ],
  ['a webp', stripWebp, () => twoColours(40, 30).withExif(gps).withXmp(xmp).webp().toBuffer()],
  ['a lossless webp', stripWebp, () => twoColours(41, 31).withExif(gps).webp({ lossless: true }).toBuffer()],
  ['an animated webp', stripWebp, () => animation(20, 10, 3).withExif(gps).withXmp(xmp).webp().toBuffer()],
  ['a gif', stripGif, async () => gifWithComments(await twoColours(40, 30).gif().toBuffer())],
  [
    'an animated gif',
    stripGif,
    async () => gifWithComments(await animation(20, 10, 5).gif({ loop: 3 }).toBuffer()),
  ],
] as const;

describe('stripping', () => {
  it.each(cases)('removes all metadata from %s and keeps every pixel', async (_name, strip, make) => {
    const picture = await make();
    const stripped = Buffer.concat(strip(picture));

    const before = await sharp(picture).metadata();
    const after = await sharp(stripped).metadata();
    expect((await pixels(stripped)).equals(await pixels(picture))).toBe(true);
    expect(after).not.toHaveProperty('exif');
    expect(after).not.toHaveProperty('xmp');
    expect(stripped.includes(secret)).toBe(false);
    expect(stripped.includes('Lovelace')).toBe(false);
    expect(after.icc).toEqual(before.icc);
    expect([after.pages, after.delay, after.loop]).toEqual([before.pages, before.delay, before.loop]);
    expect(Buffer.concat(strip(stripped))).toEqual(stripped);
  });

  it('an animated png keeps its first frame', () => {
    const end = testFiles.png.length - 12;
    const animated = Buffer.concat([
      testFiles.png.subarray(0, end),
      pngChunk('acTL', Buffer.alloc(8)),
      pngChunk('fdAT', Buffer.alloc(20)),
      testFiles.png.subarray(end),
    ]);

    expect(Buffer.concat(stripPng(animated))).toEqual(testFiles.png);
  });

  it.each([
    ['png', stripPng],
    ['webp', stripWebp],
    ['gif', stripGif],
  ] as const)('a malformed %s terminates with a picture or an error', (name, strip) => {
    const start = testFiles[name].subarray(0, 13);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const picture = Buffer.concat([start, bytes]);
        try {
          expect(Buffer.concat(strip(picture)).length).toBeLessThanOrEqual(picture.length + 2);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedPicture);
        }
      }),
      { numRuns: 500 },
    );
  });
});
