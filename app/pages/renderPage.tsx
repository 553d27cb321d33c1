import { ApiError, type Site } from '@alphazone/client';
import { publicPages } from '@alphazone/client/pages';
import type { SessionUser } from '@alphazone/react';
import { dehydrate, type Query } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import type { FormResult } from '../forms/formResult';
import { MemberHints } from '../layout/RootLayout';
import { patterns } from '../paths';
import { AppProvider } from '../provider';
import { routes } from '../router';
import { loadRoutes } from './loadRoutes';
import { stateElement, type RenderedPage } from './renderedPage';
import { origin, serverServices } from './serverServices';

export interface PageRequest {
  /** Path and query. */
  url: string;
  site: Site;
  /** Epoch milliseconds. */
  now: number;
  /** Gets requests without a token, which only read. */
  fetch: (request: Request) => Promise<Response>;
  log: (what: string, cause: unknown) => void;
  /** Whose page it is. @default a guest's */
  viewer?: SessionUser | undefined;
  /** For the page of a form that was refused. */
  formResult?: FormResult | undefined;
}

/** Queries may depend on others: a profile's posts, the reason for a removed post. */
const maxRounds = 4;

/** Others are rendered by the browser. */
const isPublic = new Set<string | undefined>([...publicPages.map((name) => patterns[name]), '*']);

/**
 * Renders the app as its viewer sees it first, with all data that the page shows. Undefined for pages that are not public,
 * and those that the server refuses to guests: the browser shows why.
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

async function renderScreen(url: string, options: Omit<PageRequest, 'url'>): Promise<RenderedPage> {
  await loadRoutes(routes, new URL(url, origin));
  if (options.viewer) await MemberHints.preload();
  const services = serverServices(options);
  const render = await createRender(url, services);
  try {
    // Only rendering a screen shows which queries it needs.
    for (let round = 0; round < maxRounds; round += 1) {
      render();
      const missing = services.forum.cache.getQueryCache().getAll().filter(isMissing);
      if (missing.length === 0) break;
      await Promise.all(
        missing.map((query) =>
          query.fetch({ ...query.options, retry: false }).catch((error: unknown) => {
            // A member's page has data of its own besides, which may be refused: its screen says so, or leaves it out.
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

async function createRender(url: string, services: ReturnType<typeof serverServices>) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, origin)));
  if (context instanceof Response)
    throw new Error('A route responded itself instead of rendering its screen.');
  const router = createStaticRouter(handler.dataRoutes, context);

  return () => {
    const sheet = new ServerStyleSheet();
    try {
      const html = renderToString(
        sheet.collectStyles(
          <StrictMode>
            <AppProvider {...services}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </AppProvider>
          </StrictMode>,
        ),
      );
      return { html, styles: sheet.getStyleTags() };
    } finally {
      sheet.seal();
    }
  };
}
