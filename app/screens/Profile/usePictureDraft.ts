import { useSyncExternalStore } from 'react';

import { useForum, type Forum } from '@alphazone/react';
import { createPictureDrafts, type ChosenPicture, type PictureDrafts } from './pictureDrafts';

/** Outlives the form, so that a form opened during a save sees its result. */
const storesOf = new WeakMap<Forum, PictureDrafts>();

export function usePictureDraft(userId: string) {
  const forum = useForum();
  const drafts = storesOf.get(forum) ?? createPictureDrafts();
  storesOf.set(forum, drafts);
  const read = () => drafts.read(userId);
  const picture = useSyncExternalStore(drafts.subscribe, read, read);

  return {
    picture,
    setPicture: (next: ChosenPicture) => drafts.choose(userId, next),
    forgetPicture: () => drafts.forget(userId, picture),
  };
}
