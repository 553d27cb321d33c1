import type { FastifyReply, FastifyRequest } from 'fastify';

import { isId } from '../database/ids';
import { readCookie, serialiseCookie } from '../cookies';

const name = 'form-held';

type Request = Pick<FastifyRequest, 'protocol' | 'headers'>;

function setCookie(
  { protocol }: Request,
  reply: FastifyReply,
  cookie: { value: string; path: string; maxAge: number },
) {
  void reply.header('set-cookie', serialiseCookie({ name, isSecure: protocol === 'https', ...cookie }));
}

/**
 * Makes the page after the redirect say that the comment awaits approval.
 *
 * @param path Path of that page.
 */
export const setHeldCookie = (request: Request, reply: FastifyReply, path: string, postId: string): void =>
  setCookie(request, reply, { value: encodeURIComponent(postId), path, maxAge: 60 });

/** Returns the post whose comment awaits approval. */
export function readHeldCookie({ headers }: Request): string | undefined {
  const postId = readCookie(headers, name);
  return postId !== undefined && isId(postId) ? postId : undefined;
}

/** Call it once the page has shown it. */
export const clearHeldCookie = (request: Request & { url: string }, reply: FastifyReply): void =>
  setCookie(request, reply, { value: '', path: request.url.replace(/[?#].*$/, ''), maxAge: 0 });
