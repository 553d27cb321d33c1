import type { MediaFile } from '../media-file';

const segment = 0x18538067;
const cluster = 0x1f43b675;
const info = 0x1549a966;

/** Tags, attachments and chapters of a segment, and the title in `info`. Players need none of them. */
const metadata = new Set([0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9]);

/** Elements that contain others. A cluster is entered only if its size is unknown. */
const entered = new Set([segment, info]);

/** Void element, of any size. */
const voidId = 0xec;

/** Replaces metadata by void elements. */
export async function scrubWebm(file: MediaFile): Promise<void> {
  for (let at = 0; at < file.size;) {
    const element = await readElement(file, at);
    // Stops at a broken element: players cannot read beyond it either.
    if (!element) return;
    const { id, contentStart, end } = element;
    if (entered.has(id) || (id === cluster && end === undefined)) {
      at = contentStart;
      continue;
    }
    if (end === undefined || end > file.size) return;
    if (metadata.has(id)) await replace(file, at, end);
    at = end;
  }
}

interface Element {
  id: number;
  contentStart: number;
  /** Undefined for an unknown size. */
  end: number | undefined;
}

async function readElement(file: MediaFile, at: number): Promise<Element | undefined> {
  const header = await file.readPart(at, 12);
  const idLength = lengthAt(header, 0);
  if (idLength === undefined || idLength > 4 || header.length < idLength + 1) return undefined;
  const sizeLength = lengthAt(header, idLength);
  if (sizeLength === undefined || header.length < idLength + sizeLength) return undefined;
  const contentStart = at + idLength + sizeLength;
  const bits = header.readUIntBE(idLength, 1) & (0xff >> sizeLength);
  const rest = header.subarray(idLength + 1, idLength + sizeLength);
  const isUnknown = bits === 0xff >> sizeLength && rest.every((byte) => byte === 0xff);
  const size = rest.reduce((sum, byte) => sum * 256 + byte, bits);
  return {
    id: header.readUIntBE(0, idLength),
    contentStart,
    end: isUnknown ? undefined : contentStart + size,
  };
}

/** Length of a number, encoded in its leading zeros. */
function lengthAt(buffer: Buffer, at: number): number | undefined {
  const first = buffer[at];
  return first === undefined || first === 0 ? undefined : Math.clz32(first) - 23;
}

async function replace(file: MediaFile, from: number, to: number): Promise<void> {
  await file.erase(from, to);
  const bytes = to - from;
  const header = Buffer.alloc(bytes < 9 ? 2 : 9);
  header[0] = voidId;
  if (bytes < 9) header[1] = 0x80 | (bytes - 2);
  else {
    header[1] = 0x01;
    header.writeUIntBE(bytes - 9, 3, 6);
  }
  await file.write(from, header);
}
