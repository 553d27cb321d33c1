import { join } from 'node:path';

import { createDiskStorage } from './disk-storage';
import type { MediaStorage } from './media-storage';
import type { S3Settings } from './s3-client-config';
import { createS3Storage } from './s3-storage';

export interface StorageSettings {
  dataDir: string;
  s3?: S3Settings | undefined;
}

export async function openStorage({ dataDir, s3 }: StorageSettings): Promise<MediaStorage> {
  return s3 ? createS3Storage(s3, join(dataDir, 'incoming')) : createDiskStorage(join(dataDir, 'media'));
}
