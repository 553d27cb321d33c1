/** Nobody waits longer than for this comment, however many there are: it is below the first screen. */
const LAST_DELAYED = 24;

/** After how many seconds the comment at this index comes in: 0.3, and 0.05 more for each. */
export const commentDelay = (index: number): number => 0.3 + 0.05 * Math.min(index, LAST_DELAYED);
