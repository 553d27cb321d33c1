import { statfs } from 'node:fs/promises';

import type { FastifyBaseLogger } from 'fastify';

import { unavailable } from '../errors';
import { messages } from '../messages';
import { isRecent } from '../time/is-recent';

/** Bytes of a disk. */
export interface DiskSpace {
  free: number;
  total: number;
}

export type ReadDiskSpace = (folder: string) => Promise<DiskSpace>;

/** Throws 503 when the folder's disk has too little room for uploads. */
export type RequireFreeSpace = (folder: string) => Promise<void>;

/** The embedded PostgreSQL shares the disk, and stops when it is full. */
const maxReserveBytes = 1_000_000_000;
const reservedShare = 0.05;

const logIntervalMs = 60_000;
const retryAfterSeconds = 60;

export const readDiskSpace: ReadDiskSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

export const diskFull = () => unavailable(messages.diskFull, retryAfterSeconds);

/** Bytes that uploads and backups leave free. */
export const reserveOf = ({ total }: DiskSpace): number => Math.min(maxReserveBytes, total * reservedShare);

interface FreeSpaceOptions {
  read?: ReadDiskSpace | undefined;
  log: FastifyBaseLogger | undefined;
  now: () => Date;
}

export function createRequireFreeSpace({
  read = readDiskSpace,
  log,
  now,
}: FreeSpaceOptions): RequireFreeSpace {
  let lastLog = -Infinity;
  return async (folder) => {
    const space = await read(folder);
    const { free } = space;
    const reserve = reserveOf(space);
    if (free >= reserve) return;
    const time = now().getTime();
    if (!isRecent(lastLog, time, logIntervalMs)) {
      lastLog = time;
      log?.warn({ folder, free, reserve }, 'the disk is almost full: uploads are refused');
    }
    throw diskFull();
  };
}
