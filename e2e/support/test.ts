import { test as base, type Locator, type Page } from '@playwright/test';

import { Forum, type Member } from './forum';

interface TestFixtures {
  /** Opens a browser of `member`'s own, already logged in. */
  browserOf: (member: Member, options?: { viewport?: { width: number; height: number } }) => Promise<Page>;
  /** Fails the test when the page logs an error or throws. */
  noPageErrors: undefined;
}

/** Tests of the product: a forum per worker, and a browser per person. */
export const test = base.extend<TestFixtures, { forum: Forum }>({
  forum: [
    // Playwright wants the first argument to be a destructuring pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const forum = await Forum.start();
      await use(forum);
      await forum.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ forum }, use) => {
    await use(forum.url);
  },
  browserOf: async ({ browser, forum }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (member, options = {}) => {
      const context = await browser.newContext({ baseURL: forum.url, ...options });
      opened.push(() => context.close());
      await context.addInitScript(([key, profile]) => localStorage.setItem(key, profile), [
        'profile',
        JSON.stringify({ token: member.token, result: { _id: member._id, name: member.name } }),
      ] as const);
      return context.newPage();
    });
    for (const close of opened) await close();
  },
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      base.expect(errors, 'errors thrown in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Waits for the alert with exactly this text and presses OK. */
export async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').filter({ hasText: text });
  await base.expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await base.expect(alert).toBeHidden();
}

/** The file of `e2e/media` with this name. */
export const media = (name: string) => new URL(`../media/${name}`, import.meta.url).pathname;

/** What a screen reader hears of the votes within `scope`: `Score 3`. */
export const scoreIn = (scope: Locator) => scope.getByRole('group', { name: 'Votes' }).getByText(/^Score/);
