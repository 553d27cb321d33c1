import type { Page, Route } from '@playwright/test';

const addresses = /^[^?]*:\d+\/(?!assets\/|api\/|media\/)/;
const content = /<div id="root">.*<script type="application\/json" id="page-state">.*?<\/script>/s;
const starting = '<div id="root"><p role="status">Loading...</p></div>';

/**
 * Serves documents without content, like a server that is too busy to render them. For tests that mock calls which a rendered
 * page does not make.
 *
 * @returns A function that restores the content.
 */
export async function emptyDocuments(page: Page): Promise<() => Promise<void>> {
  const handle = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(content, starting) });
  };
  await page.context().route(addresses, handle);
  return () => page.context().unroute(addresses, handle);
}
