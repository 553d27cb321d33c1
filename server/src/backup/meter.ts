import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a file holds. */
export interface FileContent {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Measures what flows through it. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (e: null, chunk: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** To be asked once, at the end. */
  content(): FileContent {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Takes everything and keeps nothing. */
export class Nowhere extends Writable {
  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/** A stream into a new file that only its owner may read; when it is finished, the file is on the disk. */
export const createFile = (file: string): Writable =>
  createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });

/** Copies a file. @returns what was copied. */
export async function copyFile(from: string, to: string, signal: AbortSignal): Promise<FileContent> {
  const meter = new Meter();
  await pipeline(createReadStream(from), meter, createFile(to), { signal });
  return meter.content();
}

/** Reads a file. @returns what it holds. */
export async function measureFile(file: string, signal: AbortSignal): Promise<FileContent> {
  const meter = new Meter();
  await pipeline(createReadStream(file), meter, new Nowhere(), { signal });
  return meter.content();
}
