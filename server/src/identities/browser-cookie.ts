import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hostOnly, readCookie, serialiseCookie } from '../cookies';
import type { IdentityProvider } from './providers';
import { flowMinutes } from './start-sign-in';

type ReturnAddress = Pick<IdentityProvider, 'redirectUri'>;

const isSecure = ({ redirectUri }: ReturnAddress) => redirectUri.startsWith('https:');

const nameFor = (provider: ReturnAddress) => hostOnly('sign-in', isSecure(provider));

/** Ties a flow to the browser that starts it. Scripts cannot read it, and other sites cannot have it sent. */
export function setBrowserCookie(provider: ReturnAddress, reply: FastifyReply): string {
  const value = randomBytes(32).toString('base64url');
  const cookie = { name: nameFor(provider), value, maxAge: flowMinutes * 60, isSecure: isSecure(provider) };
  void reply.header('set-cookie', serialiseCookie(cookie));
  return value;
}

export const readBrowserCookie = (
  provider: ReturnAddress,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | undefined => readCookie(headers, nameFor(provider));
