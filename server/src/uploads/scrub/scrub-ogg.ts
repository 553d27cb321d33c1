import { unsupportedMedia } from '../../errors';
import { messages } from '../../messages';
import type { MediaFile } from '../media-file';

const pageHeaderBytes = 27;
const crcAt = 22;

const beginsStream = 0x02;

/** Start of a codec's second packet, up to the comments. */
const codecs = [
  { begins: Buffer.from('\x01vorbis', 'latin1'), prefix: 7, hasFraming: true },
  { begins: Buffer.from('\x80theora', 'latin1'), prefix: 7, hasFraming: false },
  { begins: Buffer.from('OpusHead', 'latin1'), prefix: 8, hasFraming: false },
  { begins: Buffer.from('Speex   ', 'latin1'), prefix: 0, hasFraming: false },
] as const;

const flac = Buffer.from('\x7fFLAC', 'latin1');
const flacComments = 4;
/** Blocks of applications, cue sheets and pictures become padding. */
const flacOthers = new Set([2, 5, 6]);
const flacPadding = 1;
/** Of a block: its type and its length. */
const flacHeaderBytes = 4;
const lastFlacBlock = 0x80;

/** Streams with unfinished headers. A recording with more would take too much memory. */
const maxStreams = 100;

type PacketEditor = (byte: number, position: number) => number;

interface Stream {
  packet: number;
  position: number;
  /** Returns the editor of a packet by its number and first byte. Undefined after the headers. */
  editorOf: ((packet: number, first: number) => PacketEditor | 'keep' | undefined) | undefined;
  editor: PacketEditor | undefined;
}

/** Empties the comments of all streams. Packets keep their lengths. @throws 415 for more streams than a recording has. */
export async function scrubOgg(file: MediaFile): Promise<void> {
  const streams = new Map<number, Stream>();
  for (let at = 0; at < file.size;) {
    const header = await file.readPart(at, pageHeaderBytes);
    if (header.length < pageHeaderBytes || header.toString('latin1', 0, 4) !== 'OggS') return;
    const serial = header.readUInt32LE(14);
    const isFirst = (header.readUInt8(5) & beginsStream) !== 0;
    const segments = header.readUInt8(26);
    const lengths = await file.read(at + pageHeaderBytes, segments);
    const contentStart = at + pageHeaderBytes + segments;
    const end = lengths.reduce((sum, length) => sum + length, contentStart);
    if (lengths.length < segments || end > file.size) return;
    if (isFirst) streams.set(serial, openStream(await file.read(contentStart, flac.length + 3)));
    const stream = streams.get(serial);
    if (streams.size > maxStreams) throw unsupportedMedia(messages.brokenMedia);
    if (stream?.editorOf) {
      const page = await file.read(at, end - at);
      if (editPage(page, lengths, stream)) {
        page.writeUInt32LE(0, crcAt);
        page.writeUInt32LE(crcOf(page), crcAt);
        await file.write(at, page);
      }
    }
    // Its headers are complete.
    if (!stream?.editorOf) streams.delete(serial);
    at = end;
  }
}

function openStream(first: Buffer): Stream {
  return { packet: 0, position: 0, editorOf: editorsOf(first), editor: undefined };
}

/** Undefined for a codec without comments. */
function editorsOf(first: Buffer): Stream['editorOf'] {
  const startsWith = (bytes: Buffer) => first.subarray(0, bytes.length).equals(bytes);
  if (startsWith(flac)) return flacBlocks();
  const codec = codecs.find(({ begins }) => startsWith(begins));
  return codec && commentsOf(codec);
}

const commentsOf =
  ({ prefix, hasFraming }: { prefix: number; hasFraming: boolean }): Stream['editorOf'] =>
  (packet) => {
    if (packet === 0) return 'keep';
    return packet === 1 ? emptyComments(prefix, hasFraming) : undefined;
  };

function flacBlocks(): Stream['editorOf'] {
  let isOver = false;
  return (packet, first) => {
    if (packet === 0) return 'keep';
    if (isOver) return undefined;
    isOver = (first & lastFlacBlock) !== 0;
    const type = first & 0x7f;
    if (type === flacComments) return emptyComments(flacHeaderBytes, false);
    if (!flacOthers.has(type)) return 'keep';
    return (byte, position) => {
      if (position === 0) return (byte & lastFlacBlock) | flacPadding;
      return position < flacHeaderBytes ? byte : 0;
    };
  };
}

/** Keeps the encoder's name, sets the number of comments to 0, and pads the rest. */
function emptyComments(prefix: number, hasFraming: boolean): PacketEditor {
  let vendorBytes = 0;
  return (byte, position) => {
    const at = position - prefix;
    if (at < 0) return byte;
    if (at < 4) {
      vendorBytes += byte * 256 ** at;
      return byte;
    }
    const after = at - 4 - vendorBytes;
    if (after < 0) return byte;
    return after === 4 && hasFraming ? 1 : 0;
  };
}

/** @returns Whether a byte changed. */
function editPage(page: Buffer, lengths: Buffer, stream: Stream): boolean {
  let at = page.length - lengths.reduce((sum, length) => sum + length, 0);
  let isChanged = false;
  for (const length of lengths) {
    if (stream.position === 0 && stream.editorOf) {
      const editor = stream.editorOf(stream.packet, page[at] ?? 0);
      if (editor === undefined) stream.editorOf = undefined;
      stream.editor = typeof editor === 'function' ? editor : undefined;
    }
    for (let index = 0; index < length; index += 1, at += 1, stream.position += 1) {
      const before = page[at] ?? 0;
      const after = stream.editor ? stream.editor(before, stream.position) : before;
      if (after !== before) {
        page[at] = after;
        isChanged = true;
      }
    }
    if (length < 255) {
      stream.packet += 1;
      stream.position = 0;
    }
  }
  return isChanged;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

function crcOf(page: Buffer): number {
  let crc = 0;
  for (const byte of page) crc = (crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 0xff] ?? 0);
  return crc >>> 0;
}
