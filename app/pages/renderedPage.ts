import type { Site } from '@alphazone/client';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

import type { FormResult } from '../../client/rendering';

/** State that a browser needs to hydrate a server-rendered page. */
export interface PageState {
  site: Site;
  /** Epoch milliseconds. */
  renderedAt: number;
  queries: DehydratedState;
  /** The viewer. Undefined for guests. */
  userId?: string | undefined;
  /** The refused form that this page responds to. */
  form?: FormResult | undefined;
}

/** Id of the server's notice on a page. */
const noticeId = 'page-notice';

const stateId = 'page-state';

/** In JSON, `<` can only be part of a text. */
export const stateElement = (state: PageState): string =>
  `<script type="application/json" id="${stateId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** Undefined if the server did not render this page. */
export function readPageState(document: Pick<Document, 'getElementById'>): PageState | undefined {
  const text = document.getElementById(stateId)?.textContent;
  // Safe cast: written by `stateElement`, of the same version.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** Removes the state once the page is hydrated. Tests wait for that. */
export function dropPageState(document: Pick<Document, 'getElementById'>): void {
  for (const id of [stateId, noticeId]) document.getElementById(id)?.remove();
}

/**
 * Whether the browser may have taken the document from its cache without asking the server: after Back or Forward, and in a
 * restored tab.
 */
export const isFromHistory = ({ performance }: Pick<Window, 'performance'>): boolean =>
  // Safe cast: the type of entry determines the interface.
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward';

/** @param isStale Whether to refetch, for example for members: the server renders pages as guests see them. */
export function hydrateQueries(cache: QueryClient, { queries }: PageState, isStale: boolean): void {
  // Now, not the server's time, whose clock may differ.
  const dataUpdatedAt = Date.now();
  hydrate(cache, {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      dehydratedAt: dataUpdatedAt,
      state: { ...query.state, dataUpdatedAt, isInvalidated: isStale },
    })),
  });
}
