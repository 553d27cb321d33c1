import { brotliDecompressSync } from 'node:zlib';

// Names by number, of the tables that have one: https://www.w3.org/TR/WOFF2/#table_dir_format
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .match(/\S{3}.(?= |$)/g) as readonly string[];

class Reader {
  at = 0;
  constructor(readonly bytes: Buffer) {}

  u8 = (): number => this.bytes.readUInt8((this.at += 1) - 1);
  u16 = (): number => this.bytes.readUInt16BE((this.at += 2) - 2);
  i16 = (): number => this.bytes.readInt16BE((this.at += 2) - 2);
  u32 = (): number => this.bytes.readUInt32BE((this.at += 4) - 4);
  take = (length: number): Buffer => this.bytes.subarray(this.at, (this.at += length));

  /** 255UInt16 */
  packed16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }

  /** UIntBase128 */
  packed32(): number {
    for (let value = 0; ;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

interface Table {
  tag: string;
  bytes: Buffer;
  isTransformed: boolean;
}

/**
 * Returns the font as TrueType, for libraries that cannot read WOFF 2. Only for fonts of ours: it trusts them.
 *
 * @see https://www.w3.org/TR/WOFF2/
 */
export function readWoff2(font: Buffer): Buffer {
  const reader = new Reader(font);
  if (reader.u32() !== 0x774f4632) throw new Error('This is no WOFF 2 font.');
  const flavor = reader.u32();
  reader.at = 12;
  const count = reader.u16();
  reader.at = 20;
  const compressedLength = reader.u32();
  reader.at = 48;
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8();
    const tag = (flags & 63) === 63 ? reader.take(4).toString('latin1') : (knownTags[flags & 63] ?? '');
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = reader.packed32();
    return { tag, isTransformed, length: isTransformed ? reader.packed32() : length };
  });
  const data = new Reader(brotliDecompressSync(reader.take(compressedLength)));
  const tables = new Map<string, Table>(
    entries.map(({ length, ...entry }) => [entry.tag, { ...entry, bytes: data.take(length) }]),
  );
  restoreGlyphs(tables);
  return writeFont(flavor, [...tables.values()]);
}

function restoreGlyphs(tables: Map<string, Table>): void {
  const put = (tag: string, bytes: Buffer) => tables.set(tag, { tag, bytes, isTransformed: false });
  const glyf = tables.get('glyf');
  if (!glyf?.isTransformed) return;
  const { glyphs, leftEdges } = readGlyphs(glyf.bytes);
  const offsets = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  put('glyf', Buffer.concat(glyphs));
  put('loca', uint32s(offsets));
  const head = Buffer.from(tables.get('head')?.bytes ?? []);
  head.writeInt16BE(1, 50); // Offsets have 32 bits.
  put('head', head);

  const hmtx = tables.get('hmtx');
  if (hmtx?.isTransformed) {
    const widths = tables.get('hhea')?.bytes.readUInt16BE(34) ?? 0;
    put('hmtx', readMetrics(new Reader(hmtx.bytes), widths, leftEdges));
  }
}

/** Left side bearings that are missing are the glyphs' left edges. */
function readMetrics(reader: Reader, widths: number, leftEdges: readonly number[]): Buffer {
  const missing = reader.u8();
  const advances = Array.from({ length: widths }, reader.u16);
  const bearings = leftEdges.map((edge, index) =>
    (missing & (index < widths ? 1 : 2)) === 0 ? reader.i16() : edge,
  );
  return int16s(
    bearings.flatMap((bearing, index) => (index < widths ? [advances[index] ?? 0, bearing] : [bearing])),
  );
}

function readGlyphs(bytes: Buffer): { glyphs: Buffer[]; leftEdges: number[] } {
  const header = new Reader(bytes);
  header.at = 2;
  const hasOverlaps = (header.u16() & 1) === 1;
  const count = header.u16();
  header.at = 8;
  const sizes = Array.from({ length: 7 }, header.u32);
  const [contours, points, flags, coordinates, composites, boxes, instructions] = sizes.map(
    (size) => new Reader(header.take(size)),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
  const overlaps = hasOverlaps ? header.take((count + 7) >> 3) : undefined;
  const hasBox = boxes.take(((count + 31) >> 5) << 2);
  const leftEdges: number[] = [];

  const glyphs = Array.from({ length: count }, (_, index) => {
    const number = contours.i16();
    const box = bitAt(hasBox, index) ? boxes.take(8) : undefined;
    leftEdges.push(box?.readInt16BE(0) ?? 0);
    if (number === 0) return Buffer.alloc(0);
    if (number < 0) return padded([int16s([-1]), box ?? Buffer.alloc(8), readComposite()]);
    return readSimple(number, box, index);
  });
  return { glyphs, leftEdges };

  function readInstructions(): Buffer {
    const length = coordinates.packed16();
    return Buffer.concat([int16s([length]), instructions.take(length)]);
  }

  function readComposite(): Buffer {
    const start = composites.at;
    let all = 0;
    for (let part = 0x20; (part & 0x20) !== 0; all |= part) {
      part = composites.u16();
      const scale = (part & 0x08) !== 0 ? 2 : (part & 0x40) !== 0 ? 4 : (part & 0x80) !== 0 ? 8 : 0;
      composites.at += 2 + ((part & 1) !== 0 ? 4 : 2) + scale;
    }
    const parts = composites.bytes.subarray(start, composites.at);
    return (all & 0x100) === 0 ? parts : Buffer.concat([parts, readInstructions()]);
  }

  function readSimple(number: number, box: Buffer | undefined, index: number): Buffer {
    let total = 0;
    const ends = Array.from({ length: number }, () => (total += points.packed16()) - 1);
    const isOverlapping = overlaps !== undefined && bitAt(overlaps, index);
    const kinds = Buffer.alloc(total);
    const xs: number[] = [];
    const ys: number[] = [];
    const xRange = new Range();
    const yRange = new Range();
    for (let point = 0; point < total; point += 1) {
      const flag = flags.u8();
      kinds[point] = (flag < 128 ? 1 : 0) | (isOverlapping && point === 0 ? 0x40 : 0);
      const [dx, dy] = readStep(flag & 127, coordinates);
      xs.push(dx);
      ys.push(dy);
      xRange.move(dx);
      yRange.move(dy);
    }
    leftEdges[index] = box?.readInt16BE(0) ?? xRange.min;
    const extent = box ?? int16s([xRange.min, yRange.min, xRange.max, yRange.max]);
    return padded([
      int16s([number]),
      extent,
      int16s(ends),
      readInstructions(),
      kinds,
      int16s(xs),
      int16s(ys),
    ]);
  }
}

class Range {
  min = Infinity;
  max = -Infinity;
  #at = 0;

  move(by: number): void {
    this.#at += by;
    this.min = Math.min(this.min, this.#at);
    this.max = Math.max(this.max, this.#at);
  }
}

/** From a point to the next: https://www.w3.org/TR/WOFF2/#glyf_table_format */
function readStep(flag: number, from: Reader): readonly [number, number] {
  const x = (size: number) => ((flag & 1) === 1 ? size : -size);
  const y = (size: number) => ((flag & 2) === 2 ? size : -size);
  const a = from.u8();
  if (flag < 10) return [0, x(((flag & 14) << 7) + a)];
  if (flag < 20) return [x((((flag - 10) & 14) << 7) + a), 0];
  if (flag < 84) {
    const rest = flag - 20;
    return [x(1 + (rest & 0x30) + (a >> 4)), y(1 + ((rest & 0x0c) << 2) + (a & 15))];
  }
  const b = from.u8();
  if (flag < 120) {
    const rest = flag - 84;
    return [x(1 + (Math.floor(rest / 12) << 8) + a), y(1 + (((rest % 12) >> 2) << 8) + b)];
  }
  const c = from.u8();
  if (flag < 124) return [x((a << 4) + (b >> 4)), y(((b & 15) << 8) + c)];
  return [x((a << 8) + b), y((c << 8) + from.u8())];
}

const bitAt = (bits: Buffer, index: number) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

function uint32s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

function padded(parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** Without checksums, which readers of fonts do not compare. */
function writeFont(flavor: number, tables: Table[]): Buffer {
  const sorted = [...tables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = int16s([sorted.length, 16 << power, power, 16 * sorted.length - (16 << power)]);
  let offset = 12 + 16 * sorted.length;
  const directory = sorted.map(({ tag, bytes }) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), uint32s([0, offset, bytes.length])]);
    offset += bytes.length + (-bytes.length & 3);
    return entry;
  });
  return Buffer.concat([
    uint32s([flavor]),
    header,
    ...directory,
    ...sorted.map(({ bytes }) => padded([bytes])),
  ]);
}
