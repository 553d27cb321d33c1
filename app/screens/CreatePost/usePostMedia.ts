import type { FieldFile } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { uploadFile } from '../../api/uploads/uploadFile';
import { useDraftOwner } from '../../drafts/useDraft';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { changePost, postKey, readPost } from './keptPost';
import { createPostMedia, type PostMedia } from './postMedia';

/** Outlives the screen, so that uploads continue after it is left. */
const storesOf = new WeakMap<Api, Map<string, PostMedia>>();

/** The files of the user's unpublished post in a category. */
export function usePostMedia(category: string): PostMedia & { current: readonly FieldFile[] } {
  const api = useApi();
  const { drafts, log } = usePorts();
  const owner = useDraftOwner();

  const stores = storesOf.get(api) ?? new Map<string, PostMedia>();
  storesOf.set(api, stores);

  const key = postKey(category);
  let store = stores.get(`${owner} ${key}`);
  if (!store) {
    const notify = api.notifier();
    const created = createPostMedia({
      upload: (file, options) => uploadFile(api, file, options),
      kept: readPost(drafts.read(owner, key)).media,
      keep: (text) => drafts.write(owner, key, changePost(drafts.read(owner, key), { media: text })),
      onFailure: (file, error) => {
        log(`The upload of ${file.name} failed.`, error);
        notify(messages.uploadFailed(file.name));
        return messages.notUploaded;
      },
    });
    drafts.subscribe(() => {
      // Uploads of a user who has logged out are stopped.
      if (drafts.owner() !== owner) created.stop(messages.notUploaded);
    });
    stores.set(`${owner} ${key}`, created);
    store = created;
  }

  return { ...store, current: useSyncExternalStore(store.subscribe, store.files, store.files) };
}
