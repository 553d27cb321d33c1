import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { createPictureDrafts, type ChosenPicture, type PictureDrafts } from './pictureDrafts';

/** Outlives the form, so that a form opened during a save sees its result. */
const storesOf = new WeakMap<Api, PictureDrafts>();

/** The unsaved picture: null to remove the current one, undefined for no change. */
export function usePictureDraft(userId: string) {
  const api = useApi();
  const drafts = storesOf.get(api) ?? createPictureDrafts();
  storesOf.set(api, drafts);
  const read = () => drafts.read(userId);
  const picture = useSyncExternalStore(drafts.subscribe, read, read);

  return {
    picture,
    setPicture: (next: ChosenPicture) => drafts.choose(userId, next),
    /** Drops the draft, unless another picture was chosen since. */
    forgetPicture: () => drafts.forget(userId, picture),
  };
}
