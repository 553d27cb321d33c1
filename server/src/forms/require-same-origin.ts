import type { FastifyRequest } from 'fastify';

import { forbidden } from '../errors';
import { originOf } from '../head/origin';
import { messages } from '../messages';

/**
 * Browsers send one of these headers with every form, and other sites cannot change them.
 *
 * @throws 403 for forms of other sites, and for requests without these headers.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    site === undefined ? [originOf(request), publicUrl].includes(origin ?? 'none') : site === 'same-origin';
  if (!isOwn) throw forbidden(messages.foreignForm);
}
