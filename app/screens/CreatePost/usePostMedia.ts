import type { FieldFile } from '@alphazone/ui';
import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { uploadFile } from '../../api/uploads/uploadFile';
import { useDraftOwner } from '../../drafts/useDraft';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { changePost, postDraftKey, parsePost } from './storedPost';
import { createPostMedia, type PostMedia } from './postMedia';

/** Outlives the screen, so that uploads continue after unmount. */
const storesOf = new WeakMap<Api, Map<string, PostMedia>>();

export function usePostMedia(category: string): PostMedia & { current: readonly FieldFile[] } {
  const api = useApi();
  const { drafts, log } = usePorts();
  const owner = useDraftOwner();

  const stores = storesOf.get(api) ?? new Map<string, PostMedia>();
  storesOf.set(api, stores);

  const key = postDraftKey(category);
  let store = stores.get(`${owner} ${key}`);
  if (!store) {
    const notify = api.notifier();
    const created = createPostMedia({
      upload: (file, options) => uploadFile(api, file, options),
      saved: parsePost(drafts.read(owner, key)).media,
      save: (text) => drafts.write(owner, key, changePost(drafts.read(owner, key), { media: text })),
      onFailure: (file, error) => {
        log(`The upload of ${file.name} failed.`, error);
        notify(messages.uploadFailed(file.name));
        return messages.notUploaded;
      },
    });
    drafts.subscribe(() => {
      // Stops the uploads after a log-out.
      if (drafts.owner() !== owner) created.stop(messages.notUploaded);
    });
    stores.set(`${owner} ${key}`, created);
    store = created;
  }

  return { ...store, current: useSyncExternalStore(store.subscribe, store.files, store.files) };
}
