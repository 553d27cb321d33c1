import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { checkResponse } from './contract-check';

export async function checkedInject(
  app: FastifyInstance,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  const response = await app.inject(options);
  await checkResponse({
    method: response.raw.req.method ?? 'GET',
    url: response.raw.req.url ?? '/',
    status: response.statusCode,
    contentType: response.headers['content-type']?.toString(),
    body: () => response.body,
  });
  return response;
}
