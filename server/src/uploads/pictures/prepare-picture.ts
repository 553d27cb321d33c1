import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';

import { HttpError, tooLarge, unsupportedMedia } from '../../errors';
import { messages } from '../../messages';
import type { MediaKind } from '../media-kinds';
import { loadSharp } from './load-sharp';
import {
  countFrames,
  MalformedPicture,
  maxBlocks,
  stripGif,
  stripPng,
  stripWebp,
  TooManyBlocks,
  type Strip,
} from './strip-metadata';

export type VariantName = 'card' | 'page' | 'avatar' | 'avatar-small';

export const postVariants = ['card', 'page'] as const satisfies VariantName[];

export const avatarVariants = ['avatar', 'avatar-small'] as const satisfies VariantName[];

const widthsPx: Readonly<Record<VariantName, number>> = {
  card: 640,
  page: 1280,
  avatar: 160,
  'avatar-small': 80,
};

const maxWebpHeightPx = 16_383;

/** A frame costs time even when it has hardly any pixels. */
export const maxFrames = 2_000;

/** For each step, such as decoding or one variant. */
const deadlineSeconds = 20;

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
  kind: MediaKind;
  folder: string;
  maxPixels: number;
  variants: readonly VariantName[];
}

/** @throws 413 for too many pixels, frames or blocks, or for slow decoding; 415 when it cannot be decoded. */
export async function preparePicture(source: string, rules: PictureRules): Promise<PreparedPicture> {
  const { folder, maxPixels } = rules;
  const sharp = await loadSharp();
  await refuseLongGif(source, rules.kind);
  const metadata = await readMetadata(source, rules.kind);
  const frames = metadata.pages ?? 1;
  if (frames > maxFrames) throw tooLarge(messages.tooManyFrames(maxFrames));
  if (metadata.width * metadata.height * frames > maxPixels) {
    throw tooLarge(messages.tooManyPixels(maxPixels / 1e6));
  }
  const animated = frames > 1;
  const open = (options: { animated: boolean }) => {
    const picture = sharp(source, { ...decoding, ...options, limitInputPixels: maxPixels });
    picture.timeout({ seconds: deadlineSeconds });
    return options.animated ? picture : picture.autoOrient();
  };

  await decodeAll(open({ animated }));
  const size = animated ? metadata : metadata.autoOrient;
  const original = await makeOriginal({ source, metadata, upright: open, path: join(folder, 'original') });
  const variants = [];
  for (const name of rules.variants) {
    const isAvatar = name.startsWith('avatar');
    // Animated avatars would make lists hard to read.
    const picture = open({ animated: animated && !isAvatar });
    const resized = isAvatar ? square(picture, widthsPx[name], size) : narrow(picture, widthsPx[name]);
    const path = join(folder, name);
    // The fastest encoding for animations: many frames would block the queue.
    const { size: bytes, ...info } = await resized
      .webp({ quality: 80, effort: animated ? 0 : 4 })
      .toFile(path)
      .catch(late);
    variants.push({ name, path, bytes, width: info.width, height: info.pageHeight ?? info.height });
  }
  return { original: { ...original, width: size.width, height: size.height }, variants };
}

// Tolerates warnings, like browsers. Refuses truncated and invalid pictures.
const decoding = { failOn: 'error' } as const;

async function readMetadata(source: string, { mime }: MediaKind): Promise<Metadata> {
  const sharp = await loadSharp();
  const metadata = await sharp(source, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(broken);
  if (`image/${metadata.format}` !== mime) throw unsupportedMedia(messages.brokenPicture);
  return metadata;
}

async function refuseLongGif(source: string, { extension }: MediaKind): Promise<void> {
  if (extension !== 'gif') return;
  const frames = readStructure(await readFile(source), (picture) => countFrames(picture, maxFrames + 1));
  if (frames > maxFrames) throw tooLarge(messages.tooManyFrames(maxFrames));
}

/** Fails early on a broken picture. */
async function decodeAll(picture: Sharp): Promise<void> {
  await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer().catch(late).catch(broken);
}

function late(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout')) throw tooLarge(messages.slowPicture);
  throw error;
}

function broken(cause: unknown): never {
  if (cause instanceof HttpError) throw cause;
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

/** Without metadata. Re-encodes JPEGs and rotated pictures. */
async function makeOriginal({
  source,
  metadata,
  upright,
  path,
}: OriginalRules): Promise<Pick<PreparedFile, 'path' | 'bytes'>> {
  const isUpright = (metadata.orientation ?? 1) === 1 || (metadata.pages ?? 1) > 1;
  const strip = isUpright ? strips[metadata.format] : undefined;
  // In one piece: writing a hundred thousand slices one by one takes seconds.
  if (strip) await writeFile(path, Buffer.concat(readStructure(await readFile(source), strip)));
  else
    await encoded(upright({ animated: false }), metadata)
      .toFile(path)
      .catch(late);
  return { path, bytes: (await stat(path)).size };
}

function readStructure<Result>(picture: Buffer, read: (picture: Buffer) => Result): Result {
  try {
    return read(picture);
  } catch (error) {
    if (error instanceof MalformedPicture) return broken(error);
    if (error instanceof TooManyBlocks) throw tooLarge(messages.tooManyBlocks(maxBlocks));
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
  picture.resize({ width, height: maxWebpHeightPx, fit: 'inside', withoutEnlargement: true });

function square(picture: Sharp, width: number, size: { width: number; height: number }): Sharp {
  const side = Math.min(width, size.width, size.height);
  return picture.resize({ width: side, height: side, fit: 'cover' });
}
