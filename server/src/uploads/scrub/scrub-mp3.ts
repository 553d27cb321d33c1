import type { MediaFile } from '../media-file';

const headerBytes = 10;
/** A flag of ID3v2.4. */
const hasFooter = 0x10;
const footerBytes = 10;
const apeBytes = 32;
const id3v1Bytes = 128;
const lyricsEndBytes = 15;
/** The enhanced tag: longer fields, stored before ID3v1. */
const enhancedBytes = 227;

/** Empties ID3 tags at the start, and ID3 and other tags at the end. */
export async function scrubMp3(file: MediaFile): Promise<void> {
  await scrubEnd(file, await scrubStart(file));
}

/** @returns The offset of the first audio frame. */
async function scrubStart(file: MediaFile): Promise<number> {
  for (let at = 0; ;) {
    const header = await file.readPart(at, headerBytes);
    if (header.length < headerBytes || header.toString('latin1', 0, 3) !== 'ID3') return at;
    const size = sizeIn(header);
    const footer = header.readUInt8(5) & hasFooter;
    const end = at + headerBytes + (size ?? 0) + (footer ? footerBytes : 0);
    if (size === undefined || end > file.size) return at;
    // No unsynchronisation, no extended header: padding only.
    await file.write(at + 5, Buffer.from([footer]));
    if (footer) await file.write(end - footerBytes + 5, Buffer.from([footer]));
    await file.erase(at + headerBytes, at + headerBytes + size);
    at = end;
  }
}

async function scrubEnd(file: MediaFile, soundStart: number): Promise<void> {
  let end = file.size;
  for (;;) {
    const start = await startOfLastTag(file, end);
    if (start === undefined || start < soundStart || start >= end) return;
    await file.erase(start, end);
    end = start;
  }
}

/** @returns Undefined without a tag. */
async function startOfLastTag(file: MediaFile, end: number): Promise<number | undefined> {
  const textAt = async (back: number, length: number) =>
    end < back ? '' : (await file.read(end - back, length)).toString('latin1');
  if ((await textAt(enhancedBytes, 4)) === 'TAG+') return end - enhancedBytes;
  if ((await textAt(id3v1Bytes, 3)) === 'TAG') return end - id3v1Bytes;
  if ((await textAt(apeBytes, 8)) === 'APETAGEX') {
    const footer = await file.readPart(end - apeBytes, apeBytes);
    const hasApeHeader = footer.readUInt32LE(20) >= 0x80000000;
    return end - footer.readUInt32LE(12) - (hasApeHeader ? apeBytes : 0);
  }
  const lyrics = /^(\d{6})LYRICS200$/.exec(await textAt(lyricsEndBytes, lyricsEndBytes));
  if (lyrics) return end - lyricsEndBytes - Number(lyrics[1]);
  if ((await textAt(footerBytes, 3)) === '3DI') {
    const footer = await file.read(end - footerBytes, footerBytes);
    const size = sizeIn(footer);
    return size === undefined ? undefined : end - footerBytes - size - headerBytes;
  }
  return undefined;
}

/** Seven bits a byte. */
function sizeIn(header: Buffer): number | undefined {
  const bytes = [...header.subarray(6, 10)];
  return bytes.some((byte) => byte > 127) ? undefined : bytes.reduce((sum, byte) => sum * 128 + byte, 0);
}
