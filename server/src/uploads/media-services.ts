import type { MediaLimits } from './media-limits';
import { createWorkQueue, type WorkQueue } from './pictures/work-queue';
import type { MediaStorage } from './storage/media-storage';

export interface MediaServices {
  storage: MediaStorage;
  limits: MediaLimits;
  /** Limits concurrent picture processing. */
  pictureQueue: WorkQueue;
}

/**
 * Creates the picture queue. Processing 40 megapixels takes up to 0.4 GB of memory, so a small machine can process
 * two pictures at once. 20 queued ones finish before their clients time out.
 */
export const createPictureQueue = (): WorkQueue => createWorkQueue({ atOnce: 2, waiting: 20 });
