import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { testFiles } from '../../testing/files';
import { animation, gps, pixels, twoColours } from '../../testing/pictures';
import { avatarVariants, maxFrames, postVariants, preparePicture, type VariantName } from './prepare-picture';
import { maxBlocks } from './strip-metadata';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alphazone-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const types = {
  png: { mime: 'image/png', extension: 'png' },
  jpg: { mime: 'image/jpeg', extension: 'jpg' },
  gif: { mime: 'image/gif', extension: 'gif' },
  webp: { mime: 'image/webp', extension: 'webp' },
} as const;

async function prepare(
  kind: keyof typeof types,
  picture: Buffer,
  { variants = [], maxPixels = 40e6 }: { variants?: readonly VariantName[]; maxPixels?: number } = {},
) {
  const source = join(folder, 'received');
  await writeFile(source, picture);
  const prepared = await preparePicture(source, { kind: types[kind], folder, maxPixels, variants });
  return { ...prepared, content: await readFile(prepared.original.path) };
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
}

describe('a picture', () => {
  it.each([
    ['jpg', (picture: Sharp) => picture.jpeg()],
    ['png', (picture: Sharp) => picture.png()],
    ['webp', (picture: Sharp) => picture.webp()],
  ] as const)('that is rotated (%s) is turned upright and loses its EXIF data', async (kind, encode) => {
    const taken = await encode(twoColours(60, 40).withExif(gps).withMetadata({ orientation: 6 })).toBuffer();
    const { original, content } = await prepare(kind, taken);

    const metadata = await sharp(content).metadata();
    expect(taken.includes('Lovelace')).toBe(true);
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    expect(original).toMatchObject({ width: 40, height: 60, bytes: content.length });
    expect(metadata).toMatchObject({ width: 40, height: 60 });
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata.orientation ?? 1).toBe(1);
    expect(content.includes('Lovelace')).toBe(false);
    // Rotated clockwise: the left side is at the top.
    expect([await colourAt(content, 20, 2), await colourAt(content, 20, 57)]).toEqual(['red', 'blue']);
  });

  it('with a colour profile is converted to sRGB', async () => {
    const green = sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } });
    const { content } = await prepare(
      'jpg',
      await green.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
    );

    const [red = 255, brightest = 0, blue = 255] = await pixels(content);
    expect(await sharp(content).metadata()).not.toHaveProperty('icc');
    expect(red).toBeLessThan(10);
    expect(brightest).toBeGreaterThan(245);
    expect(blue).toBeLessThan(10);
  });

  it.each([
    ['png', () => twoColours(50, 30).png().toBuffer()],
    ['webp', () => twoColours(50, 30).webp({ lossless: true }).toBuffer()],
    ['gif', () => animation(20, 10, 4).gif().toBuffer()],
    ['webp', () => animation(20, 10, 4).webp().toBuffer()],
  ] as const)('that is upright (%s) keeps every pixel', async (kind, make) => {
    const picture = await make();
    const { content } = await prepare(kind, picture);

    expect((await pixels(content)).equals(await pixels(picture))).toBe(true);
  });

  it('of a photo keeps its chroma subsampling', async () => {
    const fine = await prepare(
      'jpg',
      await twoColours(30, 30).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    const coarse = await prepare(
      'jpg',
      await twoColours(30, 30).jpeg({ chromaSubsampling: '4:2:0' }).toBuffer(),
    );

    expect((await sharp(fine.content).metadata()).chromaSubsampling).toBe('4:4:4');
    expect((await sharp(coarse.content).metadata()).chromaSubsampling).toBe('4:2:0');
  });
});

describe('variants', () => {
  const sizes = (prepared: Awaited<ReturnType<typeof prepare>>) =>
    prepared.variants.map(({ name, width, height }) => [name, width, height]);

  it('are 640 and 1280 pixels wide for posts', async () => {
    const prepared = await prepare('jpg', await twoColours(2000, 1000).jpeg().toBuffer(), {
      variants: postVariants,
    });

    expect(sizes(prepared)).toEqual([
      ['card', 640, 320],
      ['page', 1280, 640],
    ]);
    for (const { path, bytes, width } of prepared.variants) {
      const content = await readFile(path);
      expect(content.length).toBe(bytes);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('are centred squares of 160 and 80 pixels for profiles', async () => {
    const prepared = await prepare('png', await twoColours(600, 300).png().toBuffer(), {
      variants: avatarVariants,
    });

    expect(sizes(prepared)).toEqual([
      ['avatar', 160, 160],
      ['avatar-small', 80, 80],
    ]);
    const avatar = await readFile(prepared.variants[0]?.path ?? '');
    expect([await colourAt(avatar, 5, 80), await colourAt(avatar, 155, 80)]).toEqual(['red', 'blue']);
  });

  it('are never larger than the picture', async () => {
    const prepared = await prepare('png', await twoColours(100, 60).png().toBuffer(), {
      variants: [...postVariants, ...avatarVariants],
    });

    expect(sizes(prepared)).toEqual([
      ['card', 100, 60],
      ['page', 100, 60],
      ['avatar', 60, 60],
      ['avatar-small', 60, 60],
    ]);
  });

  it('are upright', async () => {
    const taken = await twoColours(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const prepared = await prepare('jpg', taken, { variants: ['card', 'avatar'] });

    expect(sizes(prepared)).toEqual([
      ['card', 640, 1280],
      ['avatar', 160, 160],
    ]);
  });

  it('of a picture above the maximum height of WebP are narrower', async () => {
    const prepared = await prepare('png', await twoColours(640, 20_000).png().toBuffer(), {
      variants: ['card'],
    });

    expect(prepared.variants[0]).toMatchObject({ width: 524, height: 16_383 });
  });

  it.each([
    ['gif', () => animation(800, 400, 3).gif().toBuffer()],
    ['webp', () => animation(800, 400, 3).webp().toBuffer()],
  ] as const)('of an animated %s are animated in posts and still in avatars', async (kind, make) => {
    const prepared = await prepare(kind, await make(), { variants: ['card', 'avatar'] });
    const pages = async (index: number) =>
      (await sharp(await readFile(prepared.variants[index]?.path ?? '')).metadata()).pages ?? 1;

    expect(prepared.original).toMatchObject({ width: 800, height: 400 });
    expect(sizes(prepared)).toEqual([
      ['card', 640, 320],
      ['avatar', 160, 160],
    ]);
    expect([await pages(0), await pages(1)]).toEqual([3, 1]);
  });
});

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    testFiles.png.subarray(0, 8),
    // Decoders verify the checksum of the first chunk.
    withChecksum(pngChunk('IHDR', header)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
  ]);
}

function withChecksum(chunk: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of chunk.subarray(4, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  chunk.writeUInt32BE(~crc >>> 0, chunk.length - 4);
  return chunk;
}

/** One pixel per frame. */
function longGif(frames: number): Buffer {
  const header = Buffer.from('474946383961010001008000000000000000ff', 'hex');
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)]);
}

const flicker = (frames: number): Sharp =>
  sharp(Buffer.alloc(frames * 3, '\0\0\0\xff\xff\xff', 'latin1'), {
    raw: { width: 1, height: frames, channels: 3, pageHeight: 1 },
  });

describe('refused', () => {
  it.each([
    ['a picture of too many pixels', 'png', () => twoColours(101, 100).png().toBuffer(), 10_000],
    [
      'an animation of too many pixels in all frames',
      'gif',
      () => animation(50, 50, 5).gif().toBuffer(),
      10_000,
    ],
    ['an animated webp of too many pixels', 'webp', () => animation(50, 50, 5).webp().toBuffer(), 10_000],
    ['a small file with a forged size', 'png', () => Promise.resolve(claimedPng(60_000, 60_000)), 40e6],
  ] as const)('is %s, before any file is written', async (_name, kind, make, maxPixels) => {
    const before = await readdir(folder);
    const refusal = prepare(kind, await make(), { maxPixels, variants: postVariants });

    await expect(refusal).rejects.toMatchObject({
      statusCode: 413,
      message: messages.tooManyPixels(maxPixels / 1e6),
    });
    expect((await readdir(folder)).filter((name) => !before.includes(name) && name !== 'received')).toEqual(
      [],
    );
  });

  it.each([
    ['gif', () => Promise.resolve(longGif(maxFrames + 1))],
    [
      'webp',
      () =>
        flicker(maxFrames + 1)
          .webp()
          .toBuffer(),
    ],
  ] as const)('is a %s of too many frames, however small', async (kind, make) => {
    await expect(prepare(kind, await make())).rejects.toMatchObject({
      statusCode: 413,
      message: messages.tooManyFrames(maxFrames),
    });
  });

  it.each([
    ['gif', longGif(2), 19, Buffer.from('21f9010000', 'hex')],
    ['png', testFiles.png, testFiles.png.length - 12, withChecksum(pngChunk('IDAT', Buffer.alloc(0)))],
    ['webp', testFiles.webp, testFiles.webp.length, Buffer.from('XXXX\0\0\0\0')],
  ] as const)('is a %s of too many blocks, however small', async (kind, picture, at, block) => {
    const withBlocks = (count: number) => {
      const blocks = Buffer.alloc(count * block.length, block);
      const whole = Buffer.concat([picture.subarray(0, at), blocks, picture.subarray(at)]);
      if (kind === 'webp') whole.writeUInt32LE(whole.length - 8, 4);
      return whole;
    };

    await expect(prepare(kind, withBlocks(maxBlocks - 50))).resolves.toBeDefined();
    await expect(prepare(kind, withBlocks(maxBlocks + 1))).rejects.toMatchObject({
      statusCode: 413,
      message: messages.tooManyBlocks(maxBlocks),
    });
  });

  it.each(['jpg', 'png', 'webp', 'gif'] as const)('is a truncated %s', async (kind) => {
    const encode = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;
    const whole = await twoColours(200, 200).toFormat(encode[kind]).toBuffer();

    await expect(prepare(kind, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      statusCode: 415,
      message: messages.brokenPicture,
    });
  });

  it.each([
    ['the header of a jpeg', 'jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
    ['a type that differs from the header', 'png', testFiles.jpg],
    ['an SVG', 'png', testFiles.svg],
    ['text', 'gif', testFiles.text],
    ['an empty file', 'jpg', Buffer.alloc(0)],
  ] as const)('is %s', async (_name, kind, picture) => {
    await expect(prepare(kind, picture)).rejects.toMatchObject({ statusCode: 415 });
  });
});
