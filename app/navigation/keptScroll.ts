/** State of a navigation within a page. A new page starts at its top. */
export const keptScroll = { keepsScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state;
