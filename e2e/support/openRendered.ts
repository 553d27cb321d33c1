import { expect, type Page } from '@playwright/test';

/** Loads the page until the server has rendered it: a server that is too busy leaves rendering to the browser. */
export const openRendered = (page: Page, url: string, options?: Parameters<Page['goto']>[1]) =>
  expect(async () => {
    const response = await page.goto(url, options);
    expect(await response?.text()).toContain('id="page-state"');
  }).toPass();
