import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pagePatterns } from '@alphazone/client/pages';

import type { Identify } from '../accounts/sessions/identify-callers';
import { createCardFonts } from '../cards/card-fonts';
import { serveCards } from '../cards/serve-cards';
import { loadingApp } from '../contract/rate-limits';
import { createPersonalPages } from '../forms/personal-pages';
import { serveForms } from '../forms/serve-forms';
import { viewerOf } from '../forms/viewer';
import { isPage } from '../head/load-page';
import { createPages, type PagesOptions } from '../head/pages';
import { serveRobots } from '../head/serve-robots';
import { isMissingFile } from '../files/is-missing-file';
import type { RenderedDocuments } from '../pages/rendered-documents';
import type { SiteSettings } from '../site/site-settings';
import type { WorkQueue } from '../queues/work-queue';
import { brandPage } from './brand-page';
import { readBuiltFiles, sendBuilt } from './built-files';
import { createGuestPages, sendDocument } from './guest-pages';
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

/** Precached by the service worker. */
const shellFile = 'index.html';

/**
 * Serves the built app. Browsers get its page for every unknown URL, others a JSON 404.
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
  const built = await readFile(path.join(dir, shellFile), 'utf8').catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
    return undefined;
  });
  await addSecurityHeaders(app, { puzzleScript, document: built ?? '' });
  if (built === undefined) return false;

  const shell = makeInstallable(brandPage(built, site, theme), site.brand, theme);
  const preloadsOf = await readRoutePreloads(dir);
  const files = await readBuiltFiles(dir);
  const fonts = createCardFonts(files);
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
  const builtWorker = hasServiceWorker ? files.get(workerFile) : undefined;
  const worker = builtWorker ? workerFor(shell, builtWorker.content.toString()) : removingWorker;
  const generated = new Map([
    [manifestFile, { type: 'application/manifest+json', content: webManifest(shell, site.brand) }],
    [workerFile, { type: 'application/javascript; charset=utf-8', content: worker }],
  ]);
  const isApi = apiMatcher(apiPaths);
  const sendGuestPage = createGuestPages({ pages, documents, documentAt, publicUrl, log: app.log });
  const personal = forms &&
    documents && {
      viewerOf: (request: FastifyRequest, reply: FastifyReply) => viewerOf(forms.identify, request, reply),
      sendPage: createPersonalPages({ pages, documents, shell, publicUrl, log: app.log }),
    };

  const rateLimit = loadingApp((request) => {
    const file = fileOf(request);
    return generated.has(file) || files.has(file);
  });
  app.get('/*', { config: { rateLimit } }, (request, reply) => {
    const file = fileOf(request);
    const made = generated.get(file);
    if (made) return reply.header('cache-control', 'no-cache').type(made.type).send(made.content);
    if (file === shellFile) return sendDocument(reply, shell);
    const found = file === preloadsFile ? undefined : files.get(file);
    if (found) return sendBuilt(request, reply, { files, file, found });
    const isPageRequest = isNavigation(request) || (acceptsAnything(request) && isPage(site, `/${file}`));
    if (isApi(`/${file}`) || !isPageRequest) return reply.callNotFound();
    return sendPage(request, reply, `/${file}`);
  });
  if (personal) await serveForms(app, { ...forms, ...personal, publicUrl });
  if (pagesOptions) serveRobots(app, { ...pagesOptions, site, publicUrl, securityContact });
  return true;

  /** @param url Path and query. */
  function documentAt(url: string): string {
    const preloads = preloadsOf(url.replace(/\?.*/, ''));
    return shell.replace('</head>', (end) => preloads + end);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
    const viewer = await personal?.viewerOf(request, reply);
    if (!personal || !viewer) return sendGuestPage(request, reply);
    if (page.toLowerCase() === pagePatterns.auth.toLowerCase()) return reply.redirect('/', 303);
    return personal.sendPage(request, reply, { url: request.url, viewer });
  }
}

// Safe cast: the route has a wildcard, which the router decodes.
const fileOf = ({ params }: FastifyRequest): string => (params as { '*': string })['*'];

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
