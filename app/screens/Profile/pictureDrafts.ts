/** What a member has chosen: null when the picture was taken away. */
export type ChosenPicture = File | null;

/** Unsaved profile pictures, keyed by user id. */
export interface PictureDrafts {
  /** Undefined when the picture was left alone. */
  read: (userId: string) => ChosenPicture | undefined;
  choose: (userId: string, picture: ChosenPicture) => void;
  /** Drops what was chosen, unless something else was chosen since. */
  forget: (userId: string, picture: ChosenPicture | undefined) => void;
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Keeps them in memory: a file cannot go where the other drafts are, so they last as long as the page. */
export function createPictureDrafts(): PictureDrafts {
  const chosen = new Map<string, ChosenPicture>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  return {
    read: (userId) => chosen.get(userId),
    choose(userId, picture) {
      chosen.set(userId, picture);
      tell();
    },
    forget(userId, picture) {
      if (chosen.get(userId) !== picture) return;
      chosen.delete(userId);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
