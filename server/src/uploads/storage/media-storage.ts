import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that is complete on this machine's disk. */
export interface FileToStore {
  path: string;
  bytes: number;
  /** Media type. */
  mime: string;
}

/** Where media files are kept. Every name is stored once and its content never changes. */
export interface MediaStorage {
  /** Folder on this machine, made when it is needed, in which uploads are received and worked on. */
  workDir: string;
  /** Stores a file for good. It may be moved away from its path. */
  put: (name: string, file: FileToStore) => Promise<void>;
  /** Opens a file, or a part of it; undefined when there is none. Whoever opens it destroys the stream. */
  open: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Takes files away; those that are not there do not matter. */
  remove: (names: readonly string[]) => Promise<void>;
  /** @throws StartupError when files can be neither stored nor read. */
  check: () => Promise<void>;
  /** Closes connections. */
  close: () => void;
}
