/** Caps the delay; later comments are below the first screen. */
const LAST_DELAYED = 24;

/** Returns the animation delay in seconds: 0.3, plus 0.05 per comment. */
export const commentDelay = (index: number): number => 0.3 + 0.05 * Math.min(index, LAST_DELAYED);
