import type { kinds } from '@alphazone/client/kinds';

import { decodeCursor, encodeCursor, parseTimestamp } from '../contract/paging';
import { isId } from '../database/ids';
import type { PostPosition, PostsOrder } from './order-keys-repository';

/** `hot` and `top` both sort by net votes. Pinned posts come first within a zone only. */
export const orderOf = (
  sort: (typeof kinds.postSort)[number],
  { isZone }: { isZone: boolean },
): PostsOrder => ({
  by: sort === 'new' ? 'time' : 'score',
  pinnedFirst: isZone,
});

const nameOf = ({ by, pinnedFirst }: PostsOrder) => `${by}${pinnedFirst ? '-pinned' : ''}`;

export const cursorAfter = (order: PostsOrder, post: PostPosition): string =>
  encodeCursor([nameOf(order), post.pinned, post.score, post.posted_on.getTime(), post.id]);

const maxInteger = 2_147_483_647;

/** @throws 400 for an invalid cursor or one of another order. */
export function positionAt(order: PostsOrder, cursor: string): PostPosition {
  return decodeCursor(cursor, ([name, pinned, score, postedOn, id, ...rest]) => {
    const posted_on = parseTimestamp(postedOn);
    if (name !== nameOf(order) || typeof pinned !== 'boolean' || posted_on === undefined) return undefined;
    if (typeof score !== 'number' || !Number.isInteger(score) || Math.abs(score) > maxInteger)
      return undefined;
    if (typeof id !== 'string' || !isId(id) || rest.length > 0) return undefined;
    return { pinned, score, posted_on, id };
  });
}
