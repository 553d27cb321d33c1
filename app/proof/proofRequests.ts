/** Sensitive steps that wait until the user has proved who they are. */
export interface ProofRequests {
  /** Resolves with whether the user has proved it. All that wait share one dialog. */
  ask: () => Promise<boolean>;
  isAsking: () => boolean;
  subscribe: (listener: () => void) => () => void;
  answer: (isProved: boolean) => void;
}

export function createProofRequests(): ProofRequests {
  const waiting: ((isProved: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  return {
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        notify();
      }),
    isAsking: () => waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(isProved) {
      for (const resolve of waiting.splice(0)) resolve(isProved);
      notify();
    },
  };
}
