import { ApiError, type Site } from '@alphazone/client';
import { publicPages } from '@alphazone/client/pages';
import { dehydrate, type Query } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import type { PersonalPage, RenderedPage } from '../../client/rendering';
import { pageStyles } from '../appearance/pageStyles';
import { MemberHints } from '../layout/RootLayout';
import { Screens } from '../navigation/Screens';
import { patterns } from '../paths';
import { AppProvider } from '../provider';
import { routes } from '../router';
import { loadRoutes } from './loadRoutes';
import { stateElement } from './renderedPage';
import { origin, serverServices } from './serverServices';

export interface PageRequest extends PersonalPage {
  /** Path and query. */
  url: string;
  site: Site;
  /** Epoch milliseconds. */
  now: number;
  /** Sends read-only requests without a token. The server adds the viewer's, for browsers without scripts. */
  fetch: (request: Request) => Promise<Response>;
  log: (what: string, cause: unknown) => void;
}

/** Queries may depend on others: a profile's posts, the reason for a removed post. */
const maxRounds = 4;

/** The browser renders all others. */
const isPublic = new Set<string | undefined>([...publicPages.map((name) => patterns[name]), '*']);

/**
 * Renders the viewer's first view of the page, with all of its data. Undefined for private pages, and for
 * those that the server refuses to guests: the browser shows why.
 *
 * @throws When data cannot be read.
 */
export async function renderPage({ url, ...request }: PageRequest): Promise<RenderedPage | undefined> {
  if (!isPublic.has(matchRoutes(routes, new URL(url, origin))?.at(-1)?.route.path)) return undefined;
  try {
    return await renderScreen(url, request);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const refusals = new Set([400, 403, 404, 410]);

const isRefusal = (error: unknown) => error instanceof ApiError && refusals.has(error.status);

const isBadCursor = (error: unknown) =>
  error instanceof ApiError && error.details.some(({ field }) => field === 'cursor');

/** Replaces the list at a cursor that the API refuses: browsers cannot hydrate an error. */
const emptyListAt = (url: string) => ({
  pages: [{ items: [] }],
  pageParams: [new URL(url, origin).searchParams.get('cursor')],
});

async function renderScreen(url: string, options: Omit<PageRequest, 'url'>): Promise<RenderedPage> {
  await loadRoutes(routes, new URL(url, origin));
  if (options.viewer) await MemberHints.preload();
  const services = serverServices(options);
  const render = () => renderOnce(url, services);
  try {
    // Only rendering a screen shows which queries it needs.
    for (let round = 0; round < maxRounds; round += 1) {
      render();
      const missing = services.forum.cache.getQueryCache().getAll().filter(isMissing);
      if (missing.length === 0) break;
      await Promise.all(
        missing.map((query) =>
          query.fetch({ ...query.options, retry: false }).catch((error: unknown) => {
            if (isBadCursor(error)) return query.setData(emptyListAt(url));
            // A member's page also requests private data. The screen handles a refusal.
            if (!options.viewer || !isRefusal(error)) throw error;
          }),
        ),
      );
    }
    const { html, styles } = render();
    return {
      html,
      styles,
      state: stateElement({
        site: options.site,
        renderedAt: options.now,
        userId: options.viewer?._id,
        form: options.formResult,
        queries: dehydrate(services.forum.cache),
      }),
    };
  } finally {
    services.forum.stop();
    services.forum.cache.clear();
  }
}

function isMissing({ state, options, meta }: Query): boolean {
  const isDisabled = 'enabled' in options && options.enabled === false;
  return state.status === 'pending' && !isDisabled && meta?.['isClientOnly'] !== true;
}

function renderOnce(url: string, services: ReturnType<typeof serverServices>) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <AppProvider {...services}>
            <StaticRouter location={url}>
              <Screens routes={routes} />
            </StaticRouter>
          </AppProvider>
        </StrictMode>,
      ),
    );
    return { html, styles: pageStyles(sheet) };
  } finally {
    sheet.seal();
  }
}
