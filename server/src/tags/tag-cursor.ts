import type { TagPosition } from './tags-rules';

/** The position in a cursor; undefined for a cursor of another list. */
export const tagPositionIn = ([count, name]: readonly unknown[]): TagPosition | undefined =>
  typeof count === 'number' && typeof name === 'string' ? { count, name } : undefined;
