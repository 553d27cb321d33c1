import type { Readable } from 'node:stream';

/** An inclusive byte range of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A complete local file. */
export interface FileToStore {
  path: string;
  bytes: number;
  mime: string;
}

/** Storage of media files. Files are immutable. */
export interface MediaStorage {
  /** Local folder for incomplete uploads. Created on demand. */
  workDir: string;
  /** Stores a file. May move it from its path. */
  put: (name: string, file: FileToStore) => Promise<void>;
  /** Opens a file or a range of it. Undefined when it is missing. The caller destroys the stream. */
  open: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Deletes files. Ignores missing ones. */
  remove: (names: readonly string[]) => Promise<void>;
  /** @throws StartupError when files cannot be stored and read. */
  check: () => Promise<void>;
  close: () => void;
}
