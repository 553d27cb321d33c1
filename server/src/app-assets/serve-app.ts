import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pagePatterns } from '@alphazone/client/pages';

import type { Identify } from '../accounts/identify-callers';
import { createCardFonts } from '../cards/card-fonts';
import { serveCards } from '../cards/serve-cards';
import { loadingApp } from '../contract/rate-limits';
import { hasTag } from '../contract/validators';
import { dayMs } from '../durations';
import { createPersonalPages } from '../forms/personal-pages';
import { serveForms } from '../forms/serve-forms';
import { viewerOf } from '../forms/viewer';
import { isPage } from '../head/load-page';
import { originOf } from '../head/origin';
import { createPages, type PagesOptions } from '../head/pages';
import { serveRobots } from '../head/serve-robots';
import { loggedPath } from '../logging/logged-path';
import type { RenderedDocuments } from '../pages/rendered-documents';
import { sendRendered } from '../pages/send-rendered';
import type { SiteSettings } from '../site/site-settings';
import type { WorkQueue } from '../work-queue';
import { brandPage } from './brand-page';
import { preloadsFile, readRoutePreloads } from './route-preloads';
import { addSecurityHeaders } from './security-headers';
import { removingWorker, workerFile, workerFor } from './service-worker';
import { makeInstallable, manifestFile, webManifest } from './web-manifest';

export interface ServeAppOptions {
  dir: string;
  apiPaths: readonly string[];
  site: SiteSettings;
  /** CSS. */
  theme?: string | undefined;
  /** @default false */
  hasServiceWorker?: boolean;
  /** URL of the puzzle's script for the sign-up form. */
  puzzleScript?: string | undefined;
  /** Origin of absolute URLs. Undefined: the request's. */
  publicUrl?: string | undefined;
  /** An email address or a URL. Undefined: no security.txt. */
  securityContact?: string | undefined;
  /** Undefined: every URL gets the same page. */
  pages?: Omit<PagesOptions, 'site' | 'cardOf' | 'documentOf' | 'onError'>;
  /** For cards of posts. @default no cards */
  pictureQueue?: WorkQueue;
  /** The content of pages. @default browsers render it */
  documents?: RenderedDocuments | undefined;
  /** For members without scripts, who need `documents`. @default browsers without scripts are guests */
  forms?: { identify: Identify; maxAgeSeconds: number };
}

const hashedFolder = 'assets/';

/** Precached by the service worker. */
const shellFile = 'index.html';
const yearMs = 365 * dayMs;

/**
 * Browsers get its page for every unknown URL. Others get a JSON 404.
 * @returns Whether there is a built app.
 */
export async function serveApp(
  app: FastifyInstance,
  {
    dir,
    apiPaths,
    site,
    theme,
    hasServiceWorker = false,
    puzzleScript,
    publicUrl,
    securityContact,
    pages: pagesOptions,
    pictureQueue,
    documents,
    forms,
  }: ServeAppOptions,
): Promise<boolean> {
  const built = await readFile(path.join(dir, shellFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  await addSecurityHeaders(app, { puzzleScript, document: built ?? '' });
  if (built === undefined) return false;

  const shell = makeInstallable(brandPage(built, site, theme), site.brand, theme);
  const manifest = webManifest(shell, site.brand);
  const preloadsOf = await readRoutePreloads(dir);
  const files = await listFiles(dir);
  const fonts = createCardFonts(dir, files);
  const cardOf =
    pagesOptions &&
    pictureQueue &&
    fonts &&
    serveCards(app, { db: pagesOptions.db, site, theme, fonts, pictureQueue });
  const pages =
    pagesOptions &&
    createPages({
      ...pagesOptions,
      site,
      cardOf,
      documentOf: (_, { url }) => documentAt(url),
      onError: (error) => app.log.warn({ err: error }, 'a page was sent without its head'),
    });
  const worker =
    hasServiceWorker && files.has(workerFile)
      ? workerFor(shell, await readFile(path.join(dir, workerFile), 'utf8'))
      : removingWorker;
  const isApi = apiMatcher(apiPaths);
  await app.register(fastifyStatic, { root: dir, serve: false, preCompressed: true });

  const rateLimit = loadingApp((request) => {
    const file = fileOf(request);
    return file === manifestFile || file === workerFile || files.has(file);
  });
  app.get('/*', { config: { rateLimit } }, (request, reply) => {
    const file = fileOf(request);
    if (file.startsWith(hashedFolder) && files.has(file))
      return reply.sendFile(file, { maxAge: yearMs, immutable: true });
    if (file === manifestFile)
      return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest);
    if (file === workerFile)
      return reply
        .header('cache-control', 'no-cache')
        .type('application/javascript; charset=utf-8')
        .send(worker);
    if (file === shellFile) return sendDocument(reply);
    if (file !== preloadsFile && files.has(file)) return sendFresh(reply, file);
    if (
      !isApi(`/${file}`) &&
      (isNavigation(request) || (acceptsAnything(request) && isPage(site, `/${file}`)))
    )
      return sendPage(request, reply, file);
    return reply.callNotFound();
  });
  const personal = forms &&
    documents && {
      viewerOf: (request: FastifyRequest, reply: FastifyReply) => viewerOf(forms.identify, request, reply),
      sendPage: createPersonalPages({ pages, documents, shell, publicUrl, log: app.log }),
    };
  if (personal) await serveForms(app, { ...forms, ...personal, publicUrl });
  if (pagesOptions) serveRobots(app, { ...pagesOptions, site, publicUrl, securityContact });
  return true;

  /** @param url Path and query. */
  function documentAt(url: string): string {
    const preloads = preloadsOf(url.replace(/\?.*/, ''));
    return shell.replace('</head>', (end) => preloads + end);
  }

  function sendDocument(reply: FastifyReply, document: string | Buffer = shell) {
    return reply
      .header('vary', 'Accept')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string) {
    const viewer = await personal?.viewerOf(request, reply);
    if (viewer && `/${file}`.toLowerCase() === pagePatterns.auth.toLowerCase())
      return reply.redirect('/', 303);
    if (viewer && personal) return personal.sendPage(request, reply, { url: request.url, viewer });
    const origin = publicUrl ?? originOf(request);
    const page = await pages?.find({ url: request.url, origin });
    void reply.header('vary', 'Accept').header('cache-control', 'no-cache');
    if (page?.location !== undefined) return reply.code(301).header('location', page.location).send();
    if (page?.etag !== undefined) {
      const rendered = await render(request.url, page.body, page.etag);
      if (rendered) return sendRendered(request, reply.code(page.status), rendered);
      void reply.header('etag', page.etag);
      if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag))
        return reply.code(304).send();
    }
    return sendDocument(reply.code(page?.status ?? 200), page?.body ?? documentAt(request.url));
  }

  /** After a failure, the browser renders the page and shows the error. */
  async function render(url: string, page: Buffer, etag: string) {
    try {
      return await documents?.read(url, page, etag);
    } catch (error) {
      app.log.warn({ err: error, path: loggedPath(url) }, 'a page was sent without its content');
      return undefined;
    }
  }
}

// Safe cast: the route has a wildcard, which the router decodes.
const fileOf = ({ params }: FastifyRequest): string => (params as { '*': string })['*'];

function sendFresh(reply: FastifyReply, file: string) {
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
}

/** Browsers accept HTML explicitly for documents, but not for scripts and images. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** True for monitors, link previews and search engines. */
function acceptsAnything({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('*/*') ?? true;
}

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
