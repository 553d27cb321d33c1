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
  /** Media type. */
  mime: string;
}

/** Storage of media files. A name is stored once, and its content never changes. */
export interface MediaStorage {
  /** Local folder for uploads in progress, created on demand. */
  workDir: string;
  /** Stores a file. May move it from its path. */
  put: (name: string, file: FileToStore) => Promise<void>;
  /** Opens a file or a part of it; undefined when it does not exist. The caller destroys the stream. */
  open: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Deletes files. Ignores missing ones. */
  remove: (names: readonly string[]) => Promise<void>;
  /** @throws StartupError when files cannot be stored and read. */
  check: () => Promise<void>;
  /** Closes connections. */
  close: () => void;
}
