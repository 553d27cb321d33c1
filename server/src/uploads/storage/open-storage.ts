import { join } from 'node:path';

import { createDiskStorage } from './disk-storage';
import type { MediaStorage } from './media-storage';
import { createS3Storage, type S3Settings } from './s3-storage';

/** The storage of the settings: the bucket, or else a folder under the data folder. */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }): MediaStorage {
  return s3 ? createS3Storage(s3, join(dataDir, 'incoming')) : createDiskStorage(join(dataDir, 'media'));
}
