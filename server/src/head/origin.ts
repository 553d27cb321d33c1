import type { FastifyRequest } from 'fastify';

/** The header is the client's own: anything but a host and a port is left out. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? host : 'localhost'}`;
}
