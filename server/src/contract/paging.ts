import type { FastifyReply, FastifyRequest } from 'fastify';

import { badFields } from '../errors';

/** What a cursor is made of. Clients take it as it comes. */
export type CursorParts = readonly (string | number | boolean)[];

export const encodeCursor = (parts: CursorParts): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** 400 for a cursor that is not one of ours, or one of another list. */
const badCursor = () =>
  badFields({ field: 'cursor', message: 'is not a cursor of this list. Take it from the Link header.' });

/**
 * Reads a cursor and lets `read` judge its parts.
 *
 * @param read Gives undefined for parts that do not fit the list.
 * @throws 400 when it is not a cursor of the list.
 */
export function decodeCursor<T>(cursor: string, read: (parts: readonly unknown[]) => T | undefined): T {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  const position = Array.isArray(parts) ? read(parts) : undefined;
  if (position === undefined) throw badCursor();
  return position;
}

/** The end of the year 9999: PostgreSQL knows later moments, but not by the names that Node gives them. */
const lastMoment = Date.UTC(9999, 11, 31);

/** A moment out of a cursor; undefined when it is not one. */
export function momentIn(part: unknown): Date | undefined {
  const isMoment = typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= lastMoment;
  return isMoment ? new Date(part) : undefined;
}

/** Says how many items match in all, and where the next page is (RFC 8288). */
export function sendPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, nextCursor }: { total: number; nextCursor: string | undefined },
): void {
  void reply.header('x-total-count', total);
  if (nextCursor === undefined) return;
  // Only the first question mark ends the path (RFC 3986 section 3.4).
  const [path = '/', ...query] = request.url.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', nextCursor);
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}

/** Cuts a page out of rows that were asked for with one more than the page holds. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; last: Row | undefined } {
  if (rows.length <= limit) return { page: rows, last: undefined };
  const page = rows.slice(0, limit);
  return { page, last: page.at(-1) };
}
