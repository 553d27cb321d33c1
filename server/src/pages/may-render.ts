import type { FastifyRequest } from 'fastify';

/** Counts a page of this caller that is about to be rendered. Without rate limits, every page may be. */
export const mayRender = (request: Pick<FastifyRequest, 'mayRender'>) => async (): Promise<boolean> =>
  (await request.mayRender?.()) ?? true;
