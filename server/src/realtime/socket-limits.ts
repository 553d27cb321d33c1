import { isRecent } from '../time/is-recent';

export interface SocketLimits {
  total: number;
  /** A school or a mobile network may share one. */
  perAddress: number;
  perMember: number;
  /** Connections that an address opens in a minute, also those that it has closed. */
  newPerMinute: number;
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
    ? { total: maxSockets, perAddress: 200, perMember: 20, newPerMinute: 300, events: 100 }
    : {
        total: maxSockets,
        perAddress: Infinity,
        perMember: Infinity,
        newPerMinute: Infinity,
        events: Infinity,
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

const ratePeriodMs = 60_000;

/**
 * Returns a function that counts an event of a key. Returns the seconds to wait once the key has reached its limit: the
 * event then does not count. All keys share a minute, so that no more keys are kept than one brings.
 */
export function createRate(
  perMinute: number,
  now: () => number = Date.now,
): (key: string) => number | undefined {
  let began = now();
  const counts = new Map<string, number>();
  return (key) => {
    const time = now();
    if (!isRecent(began, time, ratePeriodMs)) {
      began = time;
      counts.clear();
    }
    const count = counts.get(key) ?? 0;
    if (count >= perMinute) return Math.ceil((began + ratePeriodMs - time) / 1000);
    counts.set(key, count + 1);
    return undefined;
  };
}
