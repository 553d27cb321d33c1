/** Null removes the current picture. */
export type ChosenPicture = File | null;

export interface PictureDrafts {
  /** Returns undefined if the picture is unchanged. */
  read: (userId: string) => ChosenPicture | undefined;
  choose: (userId: string, picture: ChosenPicture) => void;
  /** Drops the draft, unless another picture was chosen since. */
  forget: (userId: string, picture: ChosenPicture | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** In memory until the page is closed: the draft store only takes text. */
export function createPictureDrafts(): PictureDrafts {
  const chosen = new Map<string, ChosenPicture>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  return {
    read: (userId) => chosen.get(userId),
    choose(userId, picture) {
      chosen.set(userId, picture);
      notify();
    },
    forget(userId, picture) {
      if (chosen.get(userId) !== picture) return;
      chosen.delete(userId);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
