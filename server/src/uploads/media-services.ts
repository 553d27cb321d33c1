import { unavailable } from '../errors';
import { messages } from '../messages';
import type { RequireFreeSpace } from './free-space';
import type { MediaLimits } from './media-limits';
import { createWorkQueue, QueueFull, type WorkQueue } from '../queues/work-queue';
import type { MediaStorage } from './storage/media-storage';

export interface MediaServices {
  storage: MediaStorage;
  limits: MediaLimits;
  pictureQueue: WorkQueue;
  requireFreeSpace: RequireFreeSpace;
}

/** 40 megapixels take up to 0.4 GB of memory. 20 queued ones finish before their clients time out. */
export const createPictureQueue = (): WorkQueue => createWorkQueue({ concurrency: 2, maxQueued: 20 });

/** @throws 503 for a full queue of pictures; other errors unchanged. */
export function refuseWhenFull(error: unknown): never {
  throw error instanceof QueueFull ? unavailable(messages.picturesBusy, 10) : error;
}
