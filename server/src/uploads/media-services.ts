import type { MediaLimits } from './media-limits';
import { createWorkQueue, type WorkQueue } from './pictures/work-queue';
import type { MediaStorage } from './storage/media-storage';

/** What uploads work with. */
export interface MediaServices {
  storage: MediaStorage;
  limits: MediaLimits;
  /** Where pictures wait to be worked on. */
  pictureQueue: WorkQueue;
}

/**
 * The queue for pictures. Each one of 40 megapixels needs up to about 0.4 GB while it is worked on, and those
 * that wait need only disk: so many at once that a small machine lives, so many waiting that everybody in
 * line is served before giving up.
 */
export const createPictureQueue = (): WorkQueue => createWorkQueue({ atOnce: 2, waiting: 20 });
