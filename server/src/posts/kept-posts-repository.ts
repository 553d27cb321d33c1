/** Condition on a row of `posts`. For users, posts that are being deleted do not exist: `sweepDeletedPosts`. */
export const isKeptSql = `posts.hidden is distinct from 'deleted'`;
