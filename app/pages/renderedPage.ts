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

/** @param isMember Whether to refetch: the server renders pages as guests see them. */
export function hydrateQueries(cache: QueryClient, { queries }: PageState, isMember: boolean): void {
  // Now, not the server's time: its clock may differ, and it has just revalidated the page.
  const dataUpdatedAt = Date.now();
  hydrate(cache, {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      dehydratedAt: dataUpdatedAt,
      state: { ...query.state, dataUpdatedAt, isInvalidated: isMember },
    })),
  });
}
