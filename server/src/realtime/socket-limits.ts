/** How much room there is for sockets in one process. */
export interface SocketLimits {
  /** Sockets in all. */
  total: number;
  /** Sockets of one address. A household, a school and a mobile network share one. */
  perAddress: number;
  /** Sockets of one member: open pages on all devices. */
  perMember: number;
  /** Events that one socket may send in ten seconds, before it is cut off. */
  events: number;
}

/** The limits of the settings. Who measures with many sockets from one place turns rate limits off. */
export function socketLimits({
  maxSockets,
  rateLimits,
}: {
  maxSockets: number;
  rateLimits: boolean;
}): SocketLimits {
  return rateLimits
    ? { total: maxSockets, perAddress: 200, perMember: 20, events: 100 }
    : { total: maxSockets, perAddress: Infinity, perMember: Infinity, events: Infinity };
}

/** Counts what is there at present, by key. */
export interface Tally {
  of(key: string): number;
  /** Counts one more. @returns what to call, once, when it is gone. */
  add(key: string): () => void;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      change(key, 1);
      return () => {
        change(key, -1);
      };
    },
  };
}

/** In milliseconds. */
const budgetPeriod = 10_000;

/** @returns a function that says whether one more event is within the limit, and counts it. */
export function createBudget(events: number, now: () => number = Date.now): () => boolean {
  let began = now();
  let used = 0;
  return () => {
    if (now() - began >= budgetPeriod) {
      began = now();
      used = 0;
    }
    used += 1;
    return used <= events;
  };
}
