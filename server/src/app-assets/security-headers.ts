import { createHash } from 'node:crypto';

import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Operation } from '../contract/contract';

const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date']);

/** https://docs.hcaptcha.com/#content-security-policy-settings */
const hcaptchaSources = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** Allowed sources of a puzzle, by its script's URL: hCaptcha, or the origin of a compatible service. */
function puzzleSources(scriptUrl: string): readonly string[] {
  const { hostname, origin } = new URL(scriptUrl);
  return hostname.endsWith('.hcaptcha.com') ? hcaptchaSources : [origin];
}

/**
 * Pages with the sign-up form, including responses to a refused log-in. A document keeps its policy, so on
 * other documents the app reloads the form (`app/challenge/useOwnDocument.ts`).
 */
const mayShowPuzzle = (url: string) => /^\/(?:auth|forms\/(?:log-in|code))(?:[/?]|$)/i.test(url);

const optionsFor = (others: readonly string[], inline: readonly string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      scriptSrc: ["'self'", ...inline, ...others],
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
  // Left to the proxy, which knows whether there is TLS.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
});

/** Headers of responses other than documents, on which browsers ignore the rest. */
const operationHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const answersDocument = ({ responses, successStatus }: Operation): boolean =>
  'text/html' in (responses[String(successStatus)] ?? {});

/**
 * Computed once: Helmet would recompute the constant headers per request.
 *
 * @param document The app's page, whose inline scripts may run.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { puzzleScript, document }: { puzzleScript: string | undefined; document: string },
): Promise<void> {
  const inline = inlineScripts(document);
  const headers = await headersFor([], inline);
  const withPuzzle =
    puzzleScript === undefined ? headers : await headersFor(puzzleSources(puzzleScript), inline);
  app.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    const { operation } = routeOptions.config;
    if (operation && !answersDocument(operation)) void reply.headers(operationHeaders);
    else void reply.headers(mayShowPuzzle(url) ? withPuzzle : headers);
    done();
  });
}

/** `script-src` hashes of the document's inline scripts. */
const inlineScripts = (document: string): string[] =>
  [...document.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

async function headersFor(others: readonly string[], inline: readonly string[]) {
  const probe = Fastify();
  await probe.register(helmet, optionsFor(others, inline));
  const response = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name)));
}
