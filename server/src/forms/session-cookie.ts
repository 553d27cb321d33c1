import type { FastifyReply, FastifyRequest } from 'fastify';

import { hostOnly, readCookie, serialiseCookie } from '../cookies';

/** Readable by scripts. Signals the app to take over the session (app/forms/adoptFormSession.ts). */
const marker = 'form-session';

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => protocol === 'https';

const nameFor = (request: Pick<FastifyRequest, 'protocol'>) => hostOnly('session', isSecure(request));

type Request = Pick<FastifyRequest, 'protocol' | 'headers'>;

/** For members without scripts. Not sent with requests of other sites. Only pages and forms read it, never the API. */
export function setSessionCookie(request: Request, reply: FastifyReply, token: string, maxAge: number): void {
  const attributes = { maxAge, isSecure: isSecure(request) };
  void reply.header('set-cookie', [
    serialiseCookie({ name: nameFor(request), value: token, ...attributes }),
    serialiseCookie({ name: marker, value: token === '' ? '' : '1', ...attributes, isReadable: true }),
  ]);
}

export const dropSessionCookie = (request: Request, reply: FastifyReply): void =>
  setSessionCookie(request, reply, '', 0);

/** Undefined without a cookie. The token may have expired. */
export const readSessionCookie = (request: Request): string | undefined =>
  readCookie(request.headers, nameFor(request));
