import type { KeyValueStore } from '@alphazone/react';

const key = 'push hint shown on';

/** Before the hint may reappear on this device. */
const pauseMs = 180 * 24 * 60 * 60_000;

/** Place of the hint: near the member's last action. */
export type PushHintPlace = 'page' | 'comments';

/** Decides when to offer notifications: after a post, comment or reply, at most once in half a year, except after a subscription. */
export interface PushHintStore {
  isDue: (userId: string, place: PushHintPlace) => boolean;
  /** Makes the hint due. Call it after the member has written something or received a reply. */
  makeDue: (userId: string, place: PushHintPlace) => void;
  /** No other hint for half a year. Call it when the hint is visible, and when the member turns notifications off. */
  pause: () => void;
  /** Allows the hint again: the subscription ends with the session. Call it when this device is subscribed. */
  allowAgain: () => void;
  dismiss: () => void;
  subscribe: (listener: () => void) => () => void;
}

export interface PushHintOptions {
  storage: KeyValueStore;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** Whether the user has refused notifications. */
  isBlocked: () => boolean;
}

export function createPushHintStore({ storage, now, isBlocked }: PushHintOptions): PushHintStore {
  let due: { userId: string; place: PushHintPlace } | undefined;
  const listeners = new Set<() => void>();
  const set = (next: typeof due) => {
    due = next;
    listeners.forEach((listener) => listener());
  };

  return {
    isDue: (userId, place) => due?.userId === userId && due.place === place,
    makeDue(userId, place) {
      if (due?.userId !== userId && !isBlocked() && !wasShownLately()) set({ userId, place });
    },
    pause() {
      try {
        storage.setItem(key, String(now()));
      } catch {
        // Without storage, it may be shown again on the next page.
      }
    },
    allowAgain() {
      try {
        storage.removeItem(key);
      } catch {
        // Without storage, nothing was noted.
      }
    },
    dismiss: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function wasShownLately(): boolean {
    try {
      const shownOn = storage.getItem(key);
      return shownOn !== null && Number(shownOn) + pauseMs > now();
    } catch {
      return false;
    }
  }
}
