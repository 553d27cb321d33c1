/** Whether `since` is less than `ttlMs` ago. False for a future time: the clock was set back, perhaps by days. */
export const isRecent = (since: number, now: number, ttlMs: number): boolean =>
  since <= now && now < since + ttlMs;
