import { unsupportedMedia } from '../../errors';
import { messages } from '../../messages';
import type { MediaFile } from '../media-file';

/** Boxes that contain others. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);

/** Boxes with titles, devices and places (`©xyz`, `loci`, Apple's keys). Players need neither. */
const metadata = new Set(['udta', 'meta']);

/** UUID of a box with XMP. */
const xmp = 'be7acfcb97a942e89c71999491e3afac';

/** A video has five levels. Each level keeps its caller in memory. */
const maxDepth = 16;

const headerBytes = 32;

interface Box {
  type: string;
  start: number;
  contentStart: number;
  end: number;
  isXmp: boolean;
}

/** Removes metadata from an MP4 in place. All other bytes stay where they are, because tables refer to them. */
export const scrubMp4 = (file: MediaFile): Promise<void> => scrubBoxes(file, 0, file.size, 1);

/** @throws 415 for boxes that are nested too deeply. */
async function scrubBoxes(file: MediaFile, from: number, to: number, depth: number): Promise<void> {
  if (depth > maxDepth) throw unsupportedMedia(messages.brokenMedia);
  for (let at = from; at < to;) {
    const box = await readBox(file, at, to);
    // Stops at a broken box: players cannot read beyond it either.
    if (!box) return;
    if (metadata.has(box.type) || box.isXmp) await eraseBox(file, box);
    else if (containers.has(box.type)) await scrubBoxes(file, box.contentStart, box.end, depth + 1);
    at = box.end;
  }
}

async function readBox(file: MediaFile, start: number, to: number): Promise<Box | undefined> {
  const found = await file.readPart(start, headerBytes);
  if (found.length < 8) return undefined;
  const buffer = Buffer.concat([found], headerBytes);
  const size = buffer.readUInt32BE(0);
  const isLarge = size === 1;
  const contentStart = start + (isLarge ? 16 : 8);
  const end = size === 0 ? to : start + (isLarge ? Number(buffer.readBigUInt64BE(8)) : size);
  if (end < contentStart || end > to) return undefined;
  const type = buffer.toString('latin1', 4, 8);
  const name = contentStart - start;
  const isXmp = type === 'uuid' && buffer.toString('hex', name, name + 16) === xmp;
  return { type, start, contentStart, end, isXmp };
}

async function eraseBox(file: MediaFile, { start, contentStart, end }: Box): Promise<void> {
  await file.write(start + 4, Buffer.from('free', 'latin1'));
  await file.erase(contentStart, end);
}
