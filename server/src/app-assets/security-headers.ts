import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Operation } from '../contract/contract';

const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date']);

/** Sources that hCaptcha needs: https://docs.hcaptcha.com/#content-security-policy-settings */
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const optionsFor = (others: readonly string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      scriptSrc: ["'self'", ...others],
      ...(others.length > 0 && { frameSrc: ["'self'", ...others] }),
      // styled-components inserts <style> elements.
      styleSrc: ["'self'", "'unsafe-inline'", ...others],
      // Posts may embed pictures and videos from any origin.
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      mediaSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      fontSrc: ["'self'", 'data:'],
      // In CSP 3, 'self' includes the WebSocket.
      connectSrc: ["'self'", ...others],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
  },
  // Left to the proxy: only it knows whether there is TLS.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
});

/** Of what is no document: browsers ignore the other headers then. */
const operationHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const answersDocument = ({ responses, successStatus }: Operation): boolean =>
  'text/html' in (responses[String(successStatus)] ?? {});

/** Helmet would compute its headers again for each request. They never change. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { usesHcaptcha }: { usesHcaptcha: boolean },
): Promise<void> {
  const probe = Fastify();
  await probe.register(helmet, optionsFor(usesHcaptcha ? hcaptcha : []));
  const response = await probe.inject('/');
  await probe.close();
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name)),
  );
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { operation } = routeOptions.config;
    void reply.headers(operation && !answersDocument(operation) ? operationHeaders : headers);
    done();
  });
}
