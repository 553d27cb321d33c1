/** Caps the delay: later comments are below the fold. */
const MAX_DELAYED = 24;

export const commentDelaySeconds = (index: number): number => 0.3 + 0.05 * Math.min(index, MAX_DELAYED);
