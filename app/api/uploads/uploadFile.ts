import { dataOf } from '@alphazone/client';

import type { Api } from '../ApiContext';
import type { MediaView } from '../posts/postView';
import { progressFetch } from './progressFetch';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Told now and then how much has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** Uploads one file. Rejects with an `ApiError`; the caller tells whose file it was. */
export async function uploadFile(
  { client }: Pick<Api, 'client'>,
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<MediaView> {
  const form = new FormData();
  form.set('file', file);
  const { url, type } = await dataOf(
    client.POST('/api/upload/file', {
      // The contract calls the bytes a string; FormData is what carries them.
      body: { file: file.name },
      bodySerializer: () => form,
      ...(signal && { signal }),
      ...(onProgress && { fetch: progressFetch(onProgress) }),
    }),
  );
  const kind = type ?? file.type;
  return kind === '' ? { url } : { url, type: kind };
}
