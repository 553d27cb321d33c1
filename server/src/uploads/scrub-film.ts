import { open, type FileHandle } from 'node:fs/promises';

import { unsupportedMedia } from '../errors';
import { messages } from '../messages';

/** Hold other boxes. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);

/** Hold titles, devices and places: `©xyz` and `loci` are in `udta`, Apple's keys in `meta`. Players need neither. */
const metadata = new Set(['udta', 'meta']);

/** Of a `uuid` box with XMP. */
const xmp = 'be7acfcb97a942e89c71999491e3afac';

/** Fragments of a second make a few thousand. */
const maxBoxes = 10_000;

const headerBytes = 32;
const zeros = Buffer.alloc(64 * 1024);

interface Box {
  type: string;
  start: number;
  contentStart: number;
  end: number;
  isXmp: boolean;
}

/**
 * Removes metadata from an MP4 in place. All other bytes stay where they are, because tables refer to them.
 * @throws 415 for more boxes than a film has.
 */
export async function scrubFilm(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await scrubBoxes(file, 0, (await file.stat()).size, { left: maxBoxes });
  } finally {
    await file.close();
  }
}

async function scrubBoxes(
  file: FileHandle,
  from: number,
  to: number,
  budget: { left: number },
): Promise<void> {
  for (let at = from; at < to;) {
    const box = await readBox(file, at, to);
    // What follows cannot be found by players either.
    if (!box) return;
    if ((budget.left -= 1) < 0) throw unsupportedMedia(messages.brokenFilm);
    if (metadata.has(box.type) || box.isXmp) await erase(file, box);
    else if (containers.has(box.type)) await scrubBoxes(file, box.contentStart, box.end, budget);
    at = box.end;
  }
}

async function readBox(file: FileHandle, start: number, to: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, start);
  if (bytesRead < 8) return undefined;
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

async function erase(file: FileHandle, { start, contentStart, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  for (let at = contentStart; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
