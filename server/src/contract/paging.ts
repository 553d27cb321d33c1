import type { FastifyReply, FastifyRequest } from 'fastify';

import { isId } from '../database/ids';
import type { TimePosition } from '../database/time-position';
import { badFields } from '../errors';

export type CursorParts = readonly (string | number | boolean)[];

export const encodeCursor = (parts: CursorParts): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const badCursor = () =>
  badFields({ field: 'cursor', message: 'is not a cursor of this list. Take it from the Link header.' });

type ReadParts<T> = (parts: readonly unknown[]) => T | undefined;

/**
 * Returns undefined without a cursor.
 * @throws 400 for an invalid cursor, or one of another list (`read` returns undefined).
 */
export function decodeCursor<T>(cursor: string, read: ReadParts<T>): T;
export function decodeCursor<T>(cursor: string | undefined, read: ReadParts<T>): T | undefined;
export function decodeCursor<T>(cursor: string | undefined, read: ReadParts<T>): T | undefined {
  if (cursor === undefined) return undefined;
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

/** PostgreSQL cannot parse the way Node.js formats later years. */
const maxTimestamp = Date.UTC(9999, 11, 31);

export function parseTimestamp(part: unknown): Date | undefined {
  const isTimestamp = typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= maxTimestamp;
  return isTimestamp ? new Date(part) : undefined;
}

/** Returns the cursor that `parseTimePosition` reads. */
export const timeCursor = (on: Date, id: string): string => encodeCursor([on.getTime(), id]);

export function parseTimePosition([time, id, ...rest]: readonly unknown[]): TimePosition | undefined {
  const on = parseTimestamp(time);
  return on && typeof id === 'string' && isId(id) && rest.length === 0 ? { on, id } : undefined;
}

/** Sets `X-Total-Count`, and `Link` with the URL of the next page (RFC 8288). */
export function sendPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    total,
    isCapped = false,
    nextCursor,
  }: { total: number; isCapped?: boolean; nextCursor: string | undefined },
): void {
  void reply.header('x-total-count', total);
  if (isCapped) void reply.header('x-total-count-capped', 'true');
  sendNextPage(request, reply, nextCursor);
}

/** Sets `Link` with the URL of the next page, if there is one. */
export function sendNextPage(
  request: FastifyRequest,
  reply: FastifyReply,
  nextCursor: string | undefined,
): void {
  if (nextCursor === undefined) return;
  // A query may contain question marks (RFC 3986 section 3.4).
  const [path = '/', ...query] = request.url.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', nextCursor);
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}

/** Expects `limit + 1` rows. `last` is undefined on the last page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; last: Row | undefined } {
  if (rows.length <= limit) return { page: rows, last: undefined };
  const page = rows.slice(0, limit);
  return { page, last: page.at(-1) };
}
