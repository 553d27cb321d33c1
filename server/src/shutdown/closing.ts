/** What has been opened, to close it again. */
export interface Closing {
  /** Registers what has just been opened. */
  add: (close: () => unknown) => void;
  /** Closes everything, the newest first. */
  closeAll: () => Promise<void>;
}

export function createClosing(): Closing {
  const closers: (() => unknown)[] = [];
  return {
    add: (close) => void closers.push(close),
    async closeAll() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}
