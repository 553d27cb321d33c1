import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { createPictureDrafts, type ChosenPicture, type PictureDrafts } from './pictureDrafts';

/** Outlives the form: one that is opened while another saves has to see that it was saved. */
const storesOf = new WeakMap<Api, PictureDrafts>();

/** The picture that a member has chosen and not saved yet: null when it was taken away, undefined when it was left alone. */
export function usePictureDraft(userId: string) {
  const api = useApi();
  const drafts = storesOf.get(api) ?? createPictureDrafts();
  storesOf.set(api, drafts);
  const read = () => drafts.read(userId);
  const picture = useSyncExternalStore(drafts.subscribe, read, read);

  return {
    picture,
    setPicture: (next: ChosenPicture) => drafts.choose(userId, next),
    /** Drops what was chosen, unless something else was chosen since. */
    forgetPicture: () => drafts.forget(userId, picture),
  };
}
