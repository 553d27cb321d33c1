/** State of navigations within a page. All others scroll to the top. */
export const keptScroll = { keepsScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state;
