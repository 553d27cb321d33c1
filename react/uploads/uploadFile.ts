import { dataOf } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { MediaView } from '../posts/postView';
import { progressFetch } from './progressFetch';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** Uploads a media file. @throws ApiError when the server refuses it. */
export async function uploadFile(
  { client }: Pick<Forum, 'client'>,
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<MediaView> {
  const form = new FormData();
  form.set('file', file);
  const { url, type } = await dataOf(
    client.POST('/api/upload/file', {
      // OpenAPI types binary data as a string; the serializer sends the form.
      body: { file: file.name },
      bodySerializer: () => form,
      ...(signal && { signal }),
      ...(onProgress && { fetch: progressFetch(onProgress) }),
    }),
  );
  const kind = type ?? file.type;
  return kind === '' ? { url } : { url, type: kind };
}
