import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { uploadFile } from '../../api/uploads/uploadFile';
import { readDraft, writeDraft } from '../../drafts/draftStore';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { createPostMedia, type PostFile, type PostMedia } from './postMedia';

/** Outlives the screens, so that an upload goes on when its screen is left and is there on the way back. */
const storesOf = new WeakMap<Api, Map<string, PostMedia>>();

/** The files of the post that somebody is writing in a category. */
export function usePostMedia(category: string): PostMedia & { current: readonly PostFile[] } {
  const api = useApi();
  const { drafts, log } = usePorts();

  const stores = storesOf.get(api) ?? new Map<string, PostMedia>();
  storesOf.set(api, stores);

  let store = stores.get(category);
  if (!store) {
    const key = `post ${category} media`;
    store = createPostMedia({
      upload: (file, options) => uploadFile(api, file, options),
      kept: readDraft(drafts, key),
      keep: (text) => writeDraft(drafts, key, text, log),
      onFailure: (file, error) => {
        log(`The upload of ${file.name} failed.`, error);
        void api.alert(messages.uploadFailed(file.name));
        return messages.notUploaded;
      },
    });
    stores.set(category, store);
  }

  return { ...store, current: useSyncExternalStore(store.subscribe, store.files, store.files) };
}
