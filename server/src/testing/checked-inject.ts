import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { checkAnswer } from './contract-check';

/**
 * `inject` for our own servers that do not listen.
 *
 * @throws When the answer violates openapi.yaml.
 */
export async function checkedInject(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const response = await app.inject(options);
  await checkAnswer({
    method: response.raw.req.method ?? 'GET',
    url: response.raw.req.url ?? '/',
    status: response.statusCode,
    contentType: response.headers['content-type']?.toString(),
    body: () => response.body,
  });
  return response;
}
