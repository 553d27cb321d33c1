import type { Readable } from 'node:stream';

/** Inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileToStore {
  path: string;
  bytes: number;
  mime: string;
}

export interface MediaStorage {
  /** Local folder for incomplete uploads. Created on demand. */
  workDir: string;
  /** May move it from its path. */
  put: (name: string, file: FileToStore) => Promise<void>;
  /** Undefined when it is missing. The caller destroys the stream. */
  open: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  remove: (names: readonly string[]) => Promise<void>;
  /** @throws StartupError when files cannot be stored and read. */
  check: () => Promise<void>;
  close: () => void;
}
