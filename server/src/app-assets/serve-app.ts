import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { SiteSettings } from '../site/site-settings';
import { brandPage } from './brand-page';

export interface ServeAppOptions {
  /** Folder of the built app. */
  dir: string;
  /** Paths of the API as the contract writes them: `/posts/vote/{id}`. */
  apiPaths: readonly string[];
  /** The community that the page names. */
  site: SiteSettings;
}

// Vite puts a hash of the content into the names of these files.
const hashedFolder = 'assets/';
const year = 365 * 24 * 60 * 60 * 1_000;

/**
 * Serves the built app beside the API: its files, and its page for every unknown address that a browser
 * opens. Other unknown addresses stay a JSON 404.
 *
 * @returns whether there is a built app.
 */
export async function serveApp(
  app: FastifyInstance,
  { dir, apiPaths, site }: ServeAppOptions,
): Promise<boolean> {
  await app.register(helmet, securityHeaders);
  if (!existsSync(path.join(dir, 'index.html'))) return false;

  const page = brandPage(await readFile(path.join(dir, 'index.html'), 'utf8'), site);
  const files = await listFiles(dir);
  const isApi = apiMatcher(apiPaths);
  await app.register(fastifyStatic, { root: dir, serve: false });

  app.get('/*', { config: { rateLimit: false } }, (request, reply) => {
    // Decoded by the router, like the names of files.
    const { '*': file } = request.params as { '*': string };
    if (file.startsWith(hashedFolder) && files.has(file))
      return reply.sendFile(file, { maxAge: year, immutable: true });
    if (file !== 'index.html' && files.has(file)) return sendFresh(reply, file);
    // Also for monitors and link previews, which do not ask for HTML.
    if (file === '' || (!isApi(`/${file}`) && isNavigation(request)))
      return reply
        .header('vary', 'Accept')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page);
    return reply.callNotFound();
  });
  return true;
}

/** Makes browsers revalidate the file every time. */
function sendFresh(reply: FastifyReply, file: string) {
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
}

/** Browsers that open an address ask for HTML by name; scripts and pictures do not. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Whether a path belongs to an operation, with any method. */
function apiMatcher(templates: readonly string[]): (path: string) => boolean {
  const patterns = templates.map((template) =>
    template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+'),
  );
  const operation = new RegExp(`^(?:/api|/media|/socket\\.io)(?:/|$)|^(?:${patterns.join('|')})/?$`);
  return (candidate) => operation.test(candidate);
}

async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
}

const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      scriptSrc: ["'self'"],
      // styled-components writes its rules into <style> elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Posts may show pictures and films from anywhere (openapi.yaml, Media).
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      mediaSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      fontSrc: ["'self'", 'data:'],
      // 'self' covers the socket in browsers that follow CSP 3.
      connectSrc: ["'self'"],
    },
  },
  // No Strict-Transport-Security: only the proxy in front of the server knows whether there is TLS.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
} as const;
