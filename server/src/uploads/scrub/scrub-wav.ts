import type { MediaFile } from '../media-file';

/** Descriptions by name. `LIST` is one if it holds `INFO`. */
const metadata = new Set(['bext', 'id3 ', 'ID3 ', 'iXML', '_PMX', 'axml', 'cart']);

const riffBytes = 12;
const headerBytes = 8;

/** Replaces descriptions by unknown chunks, which players skip. */
export async function scrubWav(file: MediaFile): Promise<void> {
  for (let at = riffBytes; at + headerBytes <= file.size;) {
    const header = await file.readPart(at, headerBytes + 4);
    const id = header.toString('latin1', 0, 4);
    const end = at + headerBytes + header.readUInt32LE(4);
    // An interrupted recorder leaves the data size at zero, or too large.
    if (end > file.size) return;
    if (metadata.has(id) || (id === 'LIST' && header.toString('latin1', 8, 12) === 'INFO')) {
      await file.write(at, Buffer.from('JUNK', 'latin1'));
      await file.erase(at + headerBytes, end);
    }
    at = end + (end % 2);
  }
}
