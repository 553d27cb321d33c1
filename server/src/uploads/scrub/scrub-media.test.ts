import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import type { MediaKind } from '../media-kinds';
import { scrubMedia } from './scrub-media';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alphazone-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

const place = '+48.8577+002.2950/';
const sound = Buffer.from('sound that nobody may touch, with TAG and LIST and OggS in it');

async function scrub(mime: MediaKind['mime'], content: Buffer): Promise<Buffer> {
  const path = join(folder, 'media');
  await writeFile(path, content);
  await scrubMedia(path, { mime, extension: 'any' });
  const after = await readFile(path);
  expect(after).toHaveLength(content.length);
  return after;
}

const bytes = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

describe('WAV', () => {
  const chunk = (id: string, content: Buffer) =>
    bytes(id, uint32(content.length), content, content.length % 2 ? [0] : []);
  const wav = (...chunks: Buffer[]) => {
    const content = bytes('WAVE', ...chunks);
    return bytes('RIFF', uint32(content.length), content);
  };

  it('loses its descriptions, and keeps all else', async () => {
    const kept = [
      chunk('fmt ', Buffer.alloc(16, 1)),
      chunk('LIST', bytes('adtl', 'cue')),
      chunk('data', sound),
    ];
    const before = wav(
      ...kept,
      chunk('LIST', bytes('INFO', 'ILOC', uint32(place.length), place)),
      ...['bext', 'id3 ', 'iXML', '_PMX'].map((id) => chunk(id, Buffer.from(`${place}!`))),
    );

    const after = await scrub('audio/wav', before);

    expect(after.includes(place)).toBe(false);
    expect(after.toString('latin1').match(/JUNK/g)).toHaveLength(5);
    for (const part of kept) expect(after.indexOf(part)).toBe(before.indexOf(part));
  });

  it('is left as it is after a wrong size', async () => {
    const before = bytes('RIFF', uint32(0), 'WAVEdata', uint32(0xffffffff), sound, 'bext');
    expect(await scrub('audio/wav', before)).toEqual(before);
  });

  it('is refused with more chunks than a recording has', async () => {
    const chunks = Buffer.concat(Array<Buffer>(5_000).fill(chunk('bext', Buffer.alloc(2))));
    await expect(scrub('audio/wav', wav(chunks))).rejects.toThrow(messages.brokenMedia);
  });
});

describe('MP3', () => {
  const synchsafe = (value: number) => [0, (value >> 14) & 127, (value >> 7) & 127, value & 127];
  const frames = (text: string) => bytes('TXXX', uint32(text.length), [0, 0], text);
  const ape = (content: string) => {
    const size = content.length + 32;
    const frame = (flags: number) =>
      bytes('APETAGEX', uint32(2000), uint32(size), uint32(1), uint32(flags), Buffer.alloc(8));
    return bytes(frame(0xa0000000), content, frame(0x80000000));
  };

  it('loses the tags at both ends, and no sound', async () => {
    const text = place.repeat(200);
    const start = bytes(
      'ID3',
      [4, 0, 0xd0],
      synchsafe(frames(text).length),
      frames(text),
      '3DI',
      [4, 0, 0xd0],
      synchsafe(frames(text).length),
    );
    const second = bytes('ID3', [3, 0, 0], synchsafe(frames(place).length), frames(place));
    const lyrics = bytes(`LYRICSBEGIN${place}`, String(11 + place.length).padStart(6, '0'), 'LYRICS200');
    const id3v1 = bytes('TAG', place.padEnd(125, ' '));
    const before = bytes(
      start,
      second,
      sound,
      ape(place),
      lyrics,
      bytes('TAG+', place.padEnd(223, ' ')),
      id3v1,
    );

    const after = await scrub('audio/mpeg', before);

    expect(after.includes(place)).toBe(false);
    expect(after.indexOf(sound)).toBe(before.indexOf(sound));
    const [first, footer, next] = [0, start.length - 10, start.length].map((at) =>
      after.subarray(at, at + 10),
    );
    expect(first).toEqual(bytes('ID3', [4, 0, 0x10], synchsafe(frames(text).length)));
    expect(footer).toEqual(bytes('3DI', [4, 0, 0x10], synchsafe(frames(text).length)));
    expect(next).toEqual(bytes('ID3', [3, 0, 0], synchsafe(frames(place).length)));
  });

  it.each([
    ['without tags', Buffer.alloc(1_000, sound)],
    ['with a tag beyond its end', bytes('ID3', [3, 0, 0], synchsafe(9_999), sound)],
    ['with a wrong size of a tag', bytes(sound, 'APETAGEX', uint32(2000), uint32(9_999), Buffer.alloc(16))],
  ])('is left as it is %s', async (_, before) => {
    expect(await scrub('audio/mpeg', before)).toEqual(before);
  });
});

describe('WebM', () => {
  const element = (id: string, content: Buffer) => {
    const size = Buffer.alloc(8);
    size.writeUIntBE(content.length, 2, 6);
    size[0] = 1;
    return bytes(Buffer.from(id, 'hex'), size, content);
  };
  const endless = (id: string, content: Buffer) => bytes(Buffer.from(id, 'hex'), [0xff], content);
  const small = (id: string, content: string) =>
    bytes(Buffer.from(id, 'hex'), [0x80 | content.length], content);
  const header = element('1a45dfa3', Buffer.from('webm'));
  const tags = element('1254c367', element('7373', Buffer.from(place.repeat(5_000))));
  const cluster = element('a3', sound);

  it.each([
    ['with sizes', element, element],
    ['of a browser that does not know sizes', endless, endless],
  ])('loses tags, attachments, chapters and title %s', async (_, segment, group) => {
    const before = bytes(
      header,
      segment(
        '18538067',
        bytes(
          element('1549a966', bytes(small('7ba9', place), small('2ad7b1', 'scale'))),
          tags,
          element('1941a469', Buffer.from(place)),
          group('1f43b675', cluster),
          group('1f43b675', cluster),
          small('1043a770', 'x'),
          small('1254c367', place),
        ),
      ),
    );

    const after = await scrub('video/webm', before);

    expect(after.includes(place)).toBe(false);
    expect(after.includes('scale')).toBe(true);
    expect(after.indexOf(cluster)).toBe(before.indexOf(cluster));
    expect(after.lastIndexOf(cluster)).toBe(before.lastIndexOf(cluster));
    const at = before.indexOf(tags);
    expect(after.readUInt8(at)).toBe(0xec);
    expect(after.readUIntBE(at + 3, 6)).toBe(tags.length - 9);
    expect(after.subarray(-place.length - 5, -place.length)).toEqual(bytes([0xec, 1, 0, 0, 0]));
  });

  it.each([
    ['beyond its end', bytes(header, Buffer.from('1254c367', 'hex'), [0x48, 0x00], place)],
    ['that is no number', bytes(header, [0, 0, 0, 0], place)],
  ])('is left as it is with a size %s', async (_, before) => {
    expect(await scrub('video/webm', before)).toEqual(before);
  });
});

describe('Ogg', () => {
  /** A slow checksum, from the definition. */
  function checksum(page: Buffer): number {
    let crc = 0;
    for (const byte of page)
      for (let bit = 7; bit >= 0; bit -= 1) {
        const isOdd = ((crc >>> 31) ^ ((byte >> bit) & 1)) === 1;
        crc = (crc << 1) ^ (isOdd ? 0x04c11db7 : 0);
      }
    return crc >>> 0;
  }

  interface Page {
    serial: number;
    lacing: number[];
    content: Buffer;
    isFirst?: boolean;
  }

  function page({ serial, lacing, content, isFirst }: Page): Buffer {
    const header = bytes(
      'OggS',
      [0, isFirst ? 2 : 0],
      Buffer.alloc(8),
      uint32(serial),
      Buffer.alloc(8),
      [lacing.length],
      lacing,
    );
    const whole = bytes(header, content);
    whole.writeUInt32LE(checksum(whole), 22);
    return whole;
  }

  /** Packets on pages of at most two segments, so that long ones span pages. */
  function stream(serial: number, ...packets: Buffer[]): Buffer {
    return Buffer.concat(
      packets.flatMap((packet, index) => {
        const lacing = [...Array<number>(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
        const pages: Buffer[] = [];
        for (let at = 0, from = 0; at < lacing.length; at += 2) {
          const part = lacing.slice(at, at + 2);
          const length = part.reduce((sum, value) => sum + value, 0);
          pages.push(
            page({
              serial,
              lacing: part,
              content: packet.subarray(from, from + length),
              isFirst: index === 0 && at === 0,
            }),
          );
          from += length;
        }
        return pages;
      }),
    );
  }

  const comments = (...texts: string[]) =>
    bytes(
      uint32(7),
      'encoder',
      uint32(texts.length),
      ...texts.flatMap((text) => [uint32(text.length), text]),
    );
  const long = `LOCATION=${place.repeat(100)}`;
  const flacBlock = (type: number, content: Buffer) =>
    bytes([type, 0, content.length >> 8, content.length & 255], content);

  it.each([
    ['Vorbis', bytes('\x01vorbis', 'setup'), [bytes('\x03vorbis', comments('a=b', long), [1])], 7],
    ['Theora', bytes('\x80theora', 'setup'), [bytes('\x81theora', comments(long))], 7],
    ['Opus', bytes('OpusHead', 'setup'), [bytes('OpusTags', comments(long))], 8],
    ['Speex', bytes('Speex   ', 'setup'), [comments(long)], 0],
    [
      'FLAC',
      bytes('\x7fFLAC', 'setup'),
      [flacBlock(4, comments(long)), flacBlock(6, Buffer.from(place)), flacBlock(0x82, Buffer.from(place))],
      4,
    ],
  ])('loses the comments of %s', async (_, first, headers, prefix) => {
    const packets = [...headers, sound, Buffer.concat(Array<Buffer>(20).fill(sound))];
    const one = stream(1, first, ...packets);
    const two = stream(2, bytes('fishead\0', place), sound);
    const before = bytes(one, two, one);

    const after = await scrub('audio/ogg', before);

    const chain = [after.subarray(0, one.length), after.subarray(one.length + two.length)];
    expect(chain[1]).toEqual(chain[0]);
    expect(after.subarray(one.length, one.length + two.length)).toEqual(two);
    expect(chain[0]?.includes('+48.8577')).toBe(false);
    // The pages are complete, with valid checksums.
    const empty = (headers[0] ?? Buffer.alloc(0)).map((byte, index) => {
      const end = prefix + 4 + 'encoder'.length;
      return index < end ? byte : index === end + 4 && first.includes('vorbis') ? 1 : 0;
    });
    const others = headers
      .slice(1)
      .map((block) =>
        bytes([((block[0] ?? 0) & 0x80) | 1], block.subarray(1, 4), Buffer.alloc(block.length - 4)),
      );
    expect(chain[0]).toEqual(
      stream(1, first, Buffer.from(empty), ...others, ...packets.slice(headers.length)),
    );
  });

  it('is refused with too many parallel streams, but not with many in sequence', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => index);
    const together = Buffer.concat(numbers.map((serial) => stream(serial, bytes('OpusHead'))));
    const chain = Buffer.concat(
      numbers.map((serial) => stream(serial, bytes('OpusHead'), bytes('OpusTags', comments(place)), sound)),
    );

    await expect(scrub('audio/ogg', together)).rejects.toThrow(messages.brokenMedia);
    expect((await scrub('audio/ogg', chain)).includes(place)).toBe(false);
  });

  it.each([
    ['half a page', stream(1, bytes('OpusHead'), bytes('OpusTags', comments(long))).subarray(0, 90)],
    ['no page', sound],
  ])('is left as it is with %s', async (_, before) => {
    expect((await scrub('audio/ogg', before)).subarray(0, 36)).toEqual(before.subarray(0, 36));
  });
});
