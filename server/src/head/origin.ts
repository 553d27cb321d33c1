import type { FastifyRequest } from 'fastify';

/** Makes paths of the forum absolute. Leaves absolute URLs as they are. */
export type Link = (target: string) => string;

/** The `Host` header comes from the client: anything but a host and a port becomes `localhost`. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? host : 'localhost'}`;
}

export const absoluteFrom =
  (origin: string): Link =>
  (target) =>
    /^https?:\/\//i.test(target) ? target : origin + target;
