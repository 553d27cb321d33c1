import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FileContent {
  bytes: number;
  sha256: string;
}

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

  content(): FileContent {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

export class Nowhere extends Writable {
  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/** Creates a file that only its owner may read. Finishes after the flush to disk. */
export const createFile = (file: string): Writable =>
  createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });

/** Creates no file when `from` cannot be opened. */
export async function copyFile(from: string, to: string, signal: AbortSignal): Promise<FileContent> {
  const source = await open(from);
  const meter = new Meter();
  await pipeline(source.createReadStream(), meter, createFile(to), { signal });
  return meter.content();
}

export async function measureFile(file: string, signal: AbortSignal): Promise<FileContent> {
  const meter = new Meter();
  await pipeline(createReadStream(file), meter, new Nowhere(), { signal });
  return meter.content();
}
