import type { TagPosition } from './tags-rules';

/** Undefined for a cursor of another list. */
export const parseTagPosition = ([count, name]: readonly unknown[]): TagPosition | undefined =>
  typeof count === 'number' && typeof name === 'string' ? { count, name } : undefined;
