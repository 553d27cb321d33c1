import { serverMessageWith } from '@alphazone/client';
import {
  createPostMedia,
  editorTextsOf,
  uploadFile,
  useForum,
  type Forum,
  type PostMedia,
} from '@alphazone/react';
import { useDraftOwner } from '../../drafts/useDraft';
import { usePorts, type Ports } from '../../ports';
import { abortStalled } from './abortStalled';
import { changePost, postDraftKey, parsePost } from './storedPost';

/** Outlives the screen, so that uploads continue after unmount. */
const storesOf = new WeakMap<Forum, Map<string, PostMedia>>();

export function usePostMedia(category: string): PostMedia {
  const mediaOf = usePostMediaOf();
  return mediaOf(category);
}

/** Returns a function that finds the files of the current user's draft in a zone. */
export function usePostMediaOf(): (category: string) => PostMedia {
  const forum = useForum();
  const ports = usePorts();
  const owner = useDraftOwner();
  return (category) => findMedia(forum, ports, owner, category);
}

/** The files of a user's draft in a zone. */
export function findMedia(
  forum: Forum,
  { drafts, log }: Pick<Ports, 'drafts' | 'log'>,
  owner: string,
  category: string,
): PostMedia {
  const stores = storesOf.get(forum) ?? new Map<string, PostMedia>();
  storesOf.set(forum, stores);

  const key = postDraftKey(category);
  let store = stores.get(`${owner} ${key}`);
  if (!store) {
    const texts = editorTextsOf(forum.texts);
    const notify = forum.notifier();
    const created = createPostMedia({
      upload: abortStalled((file, options) => uploadFile(forum, file, options)),
      saved: parsePost(drafts.read(owner, key)).media,
      save: (text) => drafts.write(owner, key, changePost(drafts.read(owner, key), { media: text })),
      onFailure: (file, error) => {
        log(`The upload of ${file.name} failed.`, error);
        notify(texts.uploadFailed(file.name));
        return serverMessageWith(error) ?? texts.notUploaded;
      },
    });
    drafts.subscribe(() => {
      // Stops the uploads after a log-out.
      if (drafts.owner() !== owner) created.stop(texts.notUploaded);
    });
    stores.set(`${owner} ${key}`, created);
    store = created;
  }

  return store;
}
