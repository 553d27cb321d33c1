/** Lossless. JPEG is re-encoded instead: docs/decisions/0011-stripped-pictures.md. */

export class MalformedPicture extends Error {
  override readonly name = 'MalformedPicture';
}

/** Blocks of a GIF and chunks of the others: each costs time and memory, even when it is empty. */
export const maxBlocks = 100_000;

export class TooManyBlocks extends Error {
  override readonly name = 'TooManyBlocks';
}

function requireFewBlocks(blocks: number): void {
  if (blocks > maxBlocks) throw new TooManyBlocks(`The picture has more than ${maxBlocks} blocks.`);
}

/** Returns slices of the picture to write in order. */
export type Strip = (picture: Buffer) => Buffer[];

/** @throws When the picture is truncated. */
function part(picture: Buffer, start: number, length: number): Buffer {
  if (start + length > picture.length) throw new MalformedPicture('The picture breaks off.');
  return picture.subarray(start, start + length);
}

// Without the animation chunks acTL, fcTL and fdAT: libvips does not decode them, so they are unchecked.
const drawingChunksOfPng = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP'],
]);

/** PNG: a signature, then chunks of length, type, data and checksum. */
export const stripPng: Strip = (picture) => {
  const parts = [part(picture, 0, 8)];
  for (let at = 8, chunks = 1; ; chunks += 1) {
    requireFewBlocks(chunks);
    const type = part(picture, at, 8).toString('latin1', 4);
    const chunk = part(picture, at, picture.readUInt32BE(at) + 12);
    if (drawingChunksOfPng.has(type)) parts.push(chunk);
    if (type === 'IEND') return parts;
    at += chunk.length;
  }
};

const drawingChunksOfWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const exifAndXmp = 0x08 | 0x04;

/** WebP: a RIFF header with the remaining length, then chunks of type, length and data of even length. */
export const stripWebp: Strip = (picture) => {
  const header = Buffer.from(part(picture, 0, 12));
  const end = Math.min(picture.length, picture.readUInt32LE(4) + 8);
  const parts: Buffer[] = [header];
  for (let at = 12, chunks = 1; at + 8 <= end; chunks += 1) {
    requireFewBlocks(chunks);
    const type = part(picture, at, 8).toString('latin1', 0, 4);
    const length = picture.readUInt32LE(at + 4);
    const chunk = part(picture, at, 8 + length);
    if (drawingChunksOfWebp.has(type)) parts.push(...paddedChunk(type === 'VP8X' ? plainVp8x(chunk) : chunk));
    at += 8 + length + (length % 2);
  }
  header.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) - 8, 4);
  return parts;
};

const paddedChunk = (chunk: Buffer): Buffer[] =>
  chunk.length % 2 === 0 ? [chunk] : [chunk, Buffer.alloc(1)];

/** Clears the EXIF and XMP flags of the feature chunk. */
function plainVp8x(chunk: Buffer): Buffer {
  const copy = Buffer.from(part(chunk, 0, 18));
  copy.writeUInt8(copy.readUInt8(8) & ~exifAndXmp, 8);
  return copy;
}

const gif = { extension: 0x21, image: 0x2c, trailer: 0x3b, graphicControl: 0xf9, application: 0xff };
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** GIF: a header with an optional colour table, then images and extensions up to a trailer. */
export const stripGif: Strip = (picture) => {
  const parts = [part(picture, 0, startOfGif(picture))];
  for (const { kind, at, end } of blocksOfGif(picture))
    if (kind === gif.image || drawsGif(picture, at)) parts.push(part(picture, at, end - at));
  // Tolerates files without a proper trailer.
  return [...parts, Buffer.of(gif.trailer)];
};

/** Counts images up to `limit`, because decoders scan all of them to count. */
export function countFrames(picture: Buffer, limit: number): number {
  let frames = 0;
  for (const { kind } of blocksOfGif(picture)) {
    if (kind === gif.image) frames += 1;
    if (frames === limit) break;
  }
  return frames;
}

const startOfGif = (picture: Buffer): number => 13 + colourTableLength(part(picture, 0, 13).readUInt8(10));

function* blocksOfGif(picture: Buffer): Generator<{ kind: number; at: number; end: number }> {
  for (let at = startOfGif(picture), blocks = 1; at < picture.length; blocks += 1) {
    const kind = picture.readUInt8(at);
    if (kind !== gif.image && kind !== gif.extension) return;
    requireFewBlocks(blocks);
    // An image has one byte between the colour table and the data: the code size.
    const data =
      kind === gif.image ? at + 10 + colourTableLength(part(picture, at, 10).readUInt8(9)) + 1 : at + 2;
    const end = endOfBlocks(picture, data);
    yield { kind, at, end };
    at = end;
  }
}

function drawsGif(picture: Buffer, at: number): boolean {
  const label = picture.readUInt8(at + 1);
  if (label === gif.graphicControl) return true;
  return label === gif.application && loops.has(picture.toString('latin1', at + 3, at + 14));
}

const colourTableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Each starts with its length. An empty block ends the sequence. */
function endOfBlocks(picture: Buffer, start: number): number {
  for (let at = start; ;) {
    const length = picture[at];
    if (length === undefined) throw new MalformedPicture('The picture breaks off.');
    at += 1 + length;
    if (length === 0) return at;
  }
}
