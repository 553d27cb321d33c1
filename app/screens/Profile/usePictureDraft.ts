import { useSyncExternalStore } from 'react';

import { useApi, type Api } from '../../api/ApiContext';
import { createPictureDrafts, type ChosenPicture, type PictureDrafts } from './pictureDrafts';

/** Outlives the form, so that a form opened during a save sees its result. */
const storesOf = new WeakMap<Api, PictureDrafts>();

export function usePictureDraft(userId: string) {
  const api = useApi();
  const drafts = storesOf.get(api) ?? createPictureDrafts();
  storesOf.set(api, drafts);
  const read = () => drafts.read(userId);
  const picture = useSyncExternalStore(drafts.subscribe, read, read);

  return {
    picture,
    setPicture: (next: ChosenPicture) => drafts.choose(userId, next),
    forgetPicture: () => drafts.forget(userId, picture),
  };
}
