import type { OxcOptions } from 'vite';

/**
 * Names styled components by their file and position, so that the server and the browser make the same classes. Otherwise names
 * depend on the order in which modules load, and the browser inserts every rule again.
 */
export const stableStyles: OxcOptions = { plugins: { styledComponents: { displayName: false } } };
