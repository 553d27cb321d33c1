import { sql, type RawBuilder } from 'kysely';

import type { CommentRow } from '../database/tables';

/** Condition on a row of `comments`: others see it, or its placeholder, and its post counts it. */
export const isListedSql = `(hidden is distinct from 'held' and not removed_while_held)`;

/** Like `isListedSql`. */
export const isListed = (comment: Pick<CommentRow, 'hidden' | 'removed_while_held'>): boolean =>
  comment.hidden !== 'held' && !comment.removed_while_held;

/** Condition on a row of `comments`: it is listed, or the caller's own and waits for approval. */
export const isShownTo = (callerId: string | undefined): RawBuilder<boolean> =>
  callerId === undefined
    ? sql.raw(isListedSql)
    : sql`(${sql.raw(isListedSql)} or (hidden = 'held' and user_id = ${callerId}))`;
