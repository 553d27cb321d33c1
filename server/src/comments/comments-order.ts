import { decodeCursor, encodeCursor, parseTimestamp } from '../contract/paging';
import { isId } from '../database/ids';
import type { CommentPosition } from './comments-repository';

/** Oldest first. */
export const cursorAfterComment = ({
  commented_on,
  id,
}: {
  commented_on: Date | string;
  id: string;
}): string => encodeCursor(['comments', new Date(commented_on).getTime(), id]);

/** @throws 400 for an invalid cursor. */
export function commentPositionAt(cursor: string): CommentPosition {
  return decodeCursor(cursor, ([name, commentedOn, id, ...rest]) => {
    const commented_on = parseTimestamp(commentedOn);
    if (name !== 'comments' || commented_on === undefined) return undefined;
    if (typeof id !== 'string' || !isId(id) || rest.length > 0) return undefined;
    return { commented_on, id };
  });
}
