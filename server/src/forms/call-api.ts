import type { FastifyInstance, FastifyRequest, HTTPMethods, LightMyRequestResponse } from 'fastify';

import type { Viewer } from './viewer';

export interface ApiCall {
  method: HTTPMethods & ('POST' | 'PATCH');
  url: string;
  body?: Record<string, string>;
  idempotencyKey?: string | undefined;
}

/** Calls the API within the process, for the browser that has sent the request. @param viewer Undefined for a guest. */
export type CallApi = (
  request: FastifyRequest,
  call: ApiCall,
  viewer: Viewer | undefined,
) => Promise<LightMyRequestResponse>;

export const createCallApi =
  (app: FastifyInstance): CallApi =>
  (request, { method, url, body, idempotencyKey }, viewer) =>
    app.inject({
      method,
      url,
      ...(body && { payload: body }),
      remoteAddress: request.ip,
      headers: {
        'user-agent': request.headers['user-agent'] ?? '',
        ...(viewer && { authorization: `Bearer ${viewer.token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    });
