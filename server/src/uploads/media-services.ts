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
 * The queue for pictures. Processing a picture of 40 megapixels takes up to 0.4 GB of memory; a waiting one takes
 * only disk. A small machine can process two at once, and 20 finish before their clients time out.
 */
export const createPictureQueue = (): WorkQueue => createWorkQueue({ atOnce: 2, waiting: 20 });
