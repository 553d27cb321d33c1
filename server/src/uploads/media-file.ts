import { open, type FileHandle } from 'node:fs/promises';

import { unsupportedMedia } from '../errors';
import { messages } from '../messages';

const windowBytes = 64 * 1024;
const zeros = Buffer.alloc(64 * 1024);

/** Maximum boxes, elements, chunks or pages. An hour of a browser's recording has 200,000. */
const maxParts = 400_000;
/** Overwriting a part costs much more than reading its header. */
const partsPerErasure = 100;

/** Reads and overwrites parts of a file. Its size never changes. */
export class MediaFile {
  #window = Buffer.alloc(0);
  #windowStart = 0;
  #partsLeft = maxParts;

  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  static async edit(path: string, work: (file: MediaFile) => Promise<void>): Promise<void> {
    const handle = await open(path, 'r+');
    try {
      await work(new MediaFile(handle, (await handle.stat()).size));
    } finally {
      await handle.close();
    }
  }

  /**
   * Reads the header of a part, with read-ahead for many small reads in order.
   * @returns Fewer bytes than asked for at the end of the file.
   * @throws 415 for more parts than a recording has.
   */
  readPart(at: number, length: number): Promise<Buffer> {
    this.#spend(1);
    return this.read(at, length);
  }

  async read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(at + length, this.size);
    if (at < 0 || end <= at) return Buffer.alloc(0);
    if (at < this.#windowStart || end > this.#windowStart + this.#window.length) {
      const buffer = Buffer.alloc(Math.max(windowBytes, end - at));
      const { bytesRead } = await this.handle.read(buffer, 0, buffer.length, at);
      this.#window = buffer.subarray(0, bytesRead);
      this.#windowStart = at;
    }
    return Buffer.from(this.#window.subarray(at - this.#windowStart, end - this.#windowStart));
  }

  async write(at: number, content: Buffer): Promise<void> {
    await this.handle.write(content, 0, content.length, at);
    // This makes the window stale, which is harmless: no part is read after it was written.
  }

  /** @throws 415 for more metadata than a recording has. */
  async erase(from: number, to: number): Promise<void> {
    this.#spend(partsPerErasure);
    for (let at = from; at < to; at += zeros.length) {
      await this.handle.write(zeros, 0, Math.min(zeros.length, to - at), at);
    }
  }

  #spend(parts: number): void {
    this.#partsLeft -= parts;
    if (this.#partsLeft < 0) throw unsupportedMedia(messages.brokenMedia);
  }
}
