import { isRecent } from '../time/is-recent';

export interface SocketLimits {
  total: number;
  /** A school or a mobile network may share one. */
  perAddress: number;
  perMember: number;
  /** Events of one socket in ten seconds. Above it, the socket is disconnected. */
  events: number;
}

/** Load tests from one address need `RATE_LIMITS=off`. */
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

export interface Tally {
  of(key: string): number;
  /** @returns A function that reverts the count. */
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

const budgetPeriodMs = 10_000;

/** Returns a function that counts an event. Returns whether it is within the limit. */
export function createBudget(events: number, now: () => number = Date.now): () => boolean {
  let began = now();
  let used = 0;
  return () => {
    if (!isRecent(began, now(), budgetPeriodMs)) {
      began = now();
      used = 0;
    }
    used += 1;
    return used <= events;
  };
}
