import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { tooLarge, unsupportedMedia } from '../../errors';
import { messages } from '../../messages';
import type { MediaKind } from '../media-kinds';
import { MalformedPicture, stripGif, stripPng, stripWebp, type Strip } from './strip-metadata';

// Each picture is worked on once, so remembering it would only cost memory.
sharp.cache(false);
// Pictures share the machine with requests: one thread for each.
sharp.concurrency(1);
// Nothing reads what we do not take, whatever a file turns out to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Smaller forms of a picture, all WebP, none larger than the picture. */
export type VariantName = 'card' | 'page' | 'avatar' | 'avatar-small';

/** What a picture in a post is shown as. */
export const postVariants = ['card', 'page'] as const satisfies VariantName[];

/** What a profile picture is shown as. */
export const avatarVariants = ['avatar', 'avatar-small'] as const satisfies VariantName[];

/** Width in pixels; avatars are squares. */
const widths: Readonly<Record<VariantName, number>> = {
  card: 640,
  page: 1280,
  avatar: 160,
  'avatar-small': 80,
};

/** WebP has no pictures that are higher. */
const highestWebp = 16_383;

/** A file ready to be stored. Sizes in pixels. */
export interface PreparedFile {
  path: string;
  bytes: number;
  width: number;
  height: number;
}

export interface PreparedPicture {
  original: PreparedFile;
  variants: (PreparedFile & { name: VariantName })[];
}

export interface PictureRules {
  /** What the file was found to be. */
  kind: MediaKind;
  /** Existing folder for the results; its owner takes it away. */
  folder: string;
  /** Most pixels, all frames of an animation counted. */
  maxPixels: number;
  variants: readonly VariantName[];
}

/**
 * Makes of a received picture what may be served: the picture without metadata, upright, and its variants.
 *
 * @throws 413 when it has too many pixels, which is known before it is decoded; 415 when it cannot be decoded.
 */
export async function preparePicture(source: string, rules: PictureRules): Promise<PreparedPicture> {
  const { folder, maxPixels } = rules;
  const metadata = await readMetadata(source, rules.kind);
  const frames = metadata.pages ?? 1;
  if (metadata.width * metadata.height * frames > maxPixels) {
    throw tooLarge(messages.tooManyPixels(maxPixels / 1e6));
  }
  const animated = frames > 1;
  const open = (options: { animated: boolean }) => {
    const picture = sharp(source, { ...decoding, ...options, limitInputPixels: maxPixels });
    return options.animated ? picture : picture.autoOrient();
  };

  await decodeWhole(open({ animated }));
  const size = animated ? metadata : metadata.autoOrient;
  const original = await makeOriginal({ source, metadata, upright: open, path: join(folder, 'original') });
  const variants = [];
  for (const name of rules.variants) {
    const isAvatar = name.startsWith('avatar');
    // Rows of avatars that move would be hard to read.
    const picture = open({ animated: animated && !isAvatar });
    const resized = isAvatar ? square(picture, widths[name], size) : narrow(picture, widths[name]);
    const path = join(folder, name);
    // Animations have many frames: the fastest way keeps the others waiting the least.
    const { size: bytes, ...info } = await resized
      .webp({ quality: 80, effort: animated ? 0 : 4 })
      .toFile(path);
    variants.push({ name, path, bytes, width: info.width, height: info.pageHeight ?? info.height });
  }
  return { original: { ...original, width: size.width, height: size.height }, variants };
}

// Browsers show what only draws warnings; what breaks off or is wrong is refused.
const decoding = { failOn: 'error' } as const;

async function readMetadata(source: string, { mime }: MediaKind): Promise<Metadata> {
  const metadata = await sharp(source, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(broken);
  if (`image/${metadata.format}` !== mime) throw unsupportedMedia(messages.brokenPicture);
  return metadata;
}

/** Reads every pixel of every frame and keeps none: whatever fails later is our fault, not the picture's. */
async function decodeWhole(picture: Sharp): Promise<void> {
  await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer().catch(broken);
}

function broken(cause: unknown): never {
  const error = unsupportedMedia(messages.brokenPicture);
  error.cause = cause;
  throw error;
}

interface OriginalRules {
  source: string;
  metadata: Metadata;
  upright: (options: { animated: false }) => Sharp;
  path: string;
}

const strips: Readonly<Record<string, Strip>> = { png: stripPng, webp: stripWebp, gif: stripGif };

/** Writes the picture without metadata: encoded anew where it is a JPEG or has to be turned. */
async function makeOriginal({
  source,
  metadata,
  upright,
  path,
}: OriginalRules): Promise<Pick<PreparedFile, 'path' | 'bytes'>> {
  const isUpright = (metadata.orientation ?? 1) === 1 || (metadata.pages ?? 1) > 1;
  const strip = isUpright ? strips[metadata.format] : undefined;
  if (strip) await writeFile(path, stripped(await readFile(source), strip));
  else await encoded(upright({ animated: false }), metadata).toFile(path);
  return { path, bytes: (await stat(path)).size };
}

function stripped(picture: Buffer, strip: Strip): Buffer[] {
  try {
    return strip(picture);
  } catch (error) {
    if (error instanceof MalformedPicture) return broken(error);
    throw error;
  }
}

function encoded(picture: Sharp, { format, chromaSubsampling = '' }: Metadata): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'webp') return picture.webp({ quality: 90, smartSubsample: true });
  return picture.jpeg({
    quality: 90,
    chromaSubsampling: chromaSubsampling.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
  });
}

const narrow = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: highestWebp, fit: 'inside', withoutEnlargement: true });

function square(picture: Sharp, width: number, size: { width: number; height: number }): Sharp {
  const side = Math.min(width, size.width, size.height);
  return picture.resize({ width: side, height: side, fit: 'cover' });
}
