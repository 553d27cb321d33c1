import type { Comment } from '@alphazone/client';

const prefix = 'pending ';

let count = 0;

export const newPendingId = (): string => `${prefix}${++count}`;

/** A comment cannot be deleted until it is saved. */
export const isPendingComment = ({ _id }: Pick<Comment, '_id'>): boolean => _id.startsWith(prefix);
