import type { CommentRow } from '../database/tables';

/** Condition on a row of `comments`: others see it, or its placeholder, and its post counts it. */
export const isListedSql = `(hidden is distinct from 'held' and not removed_while_held)`;

/** Like `isListedSql`. */
export const isListed = (comment: Pick<CommentRow, 'hidden' | 'removed_while_held'>): boolean =>
  comment.hidden !== 'held' && !comment.removed_while_held;
