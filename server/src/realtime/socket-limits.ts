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
