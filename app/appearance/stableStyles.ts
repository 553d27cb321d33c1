import type { OxcOptions } from 'vite';

/**
 * Names styled components by their file and position, so that server and browser generate the same classes.
 * Otherwise names depend on the load order of modules, and the browser inserts every rule again.
 */
export const stableStyles: OxcOptions = { plugins: { styledComponents: { displayName: false } } };
