import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'form-held';

type Request = Pick<FastifyRequest, 'protocol' | 'headers'>;

function setCookie({ protocol }: Request, reply: FastifyReply, value: string, path: string, maxAge: number) {
  const secure = protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${value}; HttpOnly; Path=${path}; Max-Age=${maxAge}; SameSite=Strict${secure}`,
  );
}

/**
 * Tells the page that the form redirects to that the comment waits for approval.
 *
 * @param path Of that page.
 */
export const setHeldCookie = (request: Request, reply: FastifyReply, path: string, postId: string): void =>
  setCookie(request, reply, encodeURIComponent(postId), path, 60);

/** Returns the post whose comment waits for approval, once. */
export function takeHeldCookie(request: Request & { url: string }, reply: FastifyReply): string | undefined {
  const postId = new RegExp(`(?:^|; ?)${name}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
  if (postId === undefined) return undefined;
  setCookie(request, reply, '', request.url.replace(/[?#].*$/, ''), 0);
  return postId;
}
