import type { OxcOptions } from 'vite';

/**
 * Names styled components by their file and position, so that the server and the browser make the same classes. Without, each
 * names them by the order in which it happens to load them, and the browser makes every rule again.
 */
export const stableStyles: OxcOptions = { plugins: { styledComponents: { displayName: false } } };
