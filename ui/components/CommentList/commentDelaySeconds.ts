/** Caps the delay: later comments are below the fold. */
const maxDelayed = 24;

export const commentDelaySeconds = (index: number): number => 0.3 + 0.05 * Math.min(index, maxDelayed);
