export const hourMs = 60 * 60_000;

/** Without daylight saving time: a UTC day. */
export const dayMs = 24 * hourMs;
