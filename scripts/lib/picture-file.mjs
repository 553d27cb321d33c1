// The file format of committed screenshots: small PNGs with the digest of the original in a text chunk.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { PNG } from 'pngjs';

/** @typedef {{ width: number, height: number, data: Buffer }} Pixels RGBA */
/**
 * @typedef {{ top: number, width: number, height: number, screenshot: string }} Part One part of a sheet;
 * `screenshot` is its digest.
 */

/**
 * A screenshot to compare with. Equal digests make decoding the pixels unnecessary.
 * @typedef {{ screenshot: string, pixels: () => Pixels }} Expected
 */

const keyword = 'alphazone';
const gap = 16;

/** The same browser encodes the same pixels to the same bytes. */
export const digestOf = (/** @type {Buffer} */ screenshot) =>
  createHash('sha256').update(screenshot).digest('hex');

/**
 * Dropping alpha and better compression make it a third of the browser's size.
 * @param {Buffer} screenshot
 */
export function packScreenshot(screenshot) {
  return pack(PNG.sync.read(screenshot), { screenshot: digestOf(screenshot) });
}

/**
 * @param {Buffer} file
 * @returns {Expected}
 */
export function unpackScreenshot(file) {
  return { screenshot: noteOf(file).screenshot, pixels: () => PNG.sync.read(file) };
}

/** @param {ReadonlyMap<string, Expected>} screenshots By story id, top to bottom. */
export function packSheet(screenshots) {
  const entries = [...screenshots].map(([id, { screenshot, pixels }]) => ({ id, screenshot, ...pixels() }));
  const width = Math.max(...entries.map((it) => it.width));
  const height = entries.reduce((total, it) => total + it.height + gap, -gap);
  const sheet = new PNG({ width, height });
  sheet.data.fill(255);
  /** @type {Record<string, Part>} */
  const parts = {};
  let top = 0;
  for (const { id, screenshot, width, height, data } of entries) {
    copyRows({ width, data }, 0, sheet, top, width, height);
    parts[id] = { top, width, height, screenshot };
    top += height + gap;
  }
  return pack(sheet, { parts });
}

/**
 * @param {Buffer} file
 * @returns {Map<string, Expected>}
 */
export function unpackSheet(file) {
  /** @type {PNG | undefined} */
  let sheet;
  /** @type {Record<string, Part>} */
  const parts = noteOf(file).parts ?? {};
  return new Map(
    Object.entries(parts).map(([id, { top, width, height, screenshot }]) => {
      const pixels = () => {
        sheet ??= PNG.sync.read(file);
        const part = new PNG({ width, height });
        copyRows(sheet, top, part, 0, width, height);
        return part;
      };
      return [id, { screenshot, pixels }];
    }),
  );
}

/**
 * @param {{ width: number, data: Buffer }} from
 * @param {number} fromTop
 * @param {{ width: number, data: Buffer }} to
 * @param {number} toTop
 * @param {number} width
 * @param {number} height
 */
function copyRows(from, fromTop, to, toTop, width, height) {
  for (let row = 0; row < height; row += 1) {
    const start = (fromTop + row) * from.width * 4;
    from.data.copy(to.data, (toTop + row) * to.width * 4, start, start + width * 4);
  }
}

/**
 * @param {Pixels} pixels
 * @param {object} note
 */
function pack(pixels, note) {
  const png = new PNG({ width: pixels.width, height: pixels.height });
  pixels.data.copy(png.data);
  const encode = (/** @type {0 | 4} */ filterType) =>
    PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType });
  // Flat colours compress better without a row filter, photos with one.
  const [flat, filtered] = [encode(0), encode(4)];
  return withNote(flat.length < filtered.length ? flat : filtered, note);
}

// A PNG starts with a signature of 8 bytes and an IHDR chunk of 25.
const afterHeader = 33;

/**
 * @param {Buffer} png
 * @param {object} note
 */
function withNote(png, note) {
  const content = Buffer.from(`tEXt${keyword}\0${JSON.stringify(note)}`, 'latin1');
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

/**
 * Empty when another program has rewritten the file.
 * @param {Buffer} file
 * @returns {{ screenshot: string, parts?: Record<string, Part> }}
 */
function noteOf(file) {
  const start = `tEXt${keyword}\0`;
  const length = file.readUInt32BE(afterHeader);
  const content = file.toString('latin1', afterHeader + 4, afterHeader + 8 + length);
  return content.startsWith(start) ? JSON.parse(content.slice(start.length)) : { screenshot: '' };
}
