import type { Page } from '@playwright/test';

import { holdCall } from './support/failures';
import { account, logIn, logInLink } from './support/page';
import { expect, test } from './support/test';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const dark = 'rgb(13, 14, 18)';
const light = 'rgb(252, 252, 253)';

test('the theme follows the system until the user chooses one', async ({ page, forum }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/memes');
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => background(page)).toBe(dark);

  await test.step('a member chooses it in the avatar menu', async () => {
    await logInLink(page).click();
    await logIn(page, await forum.member('Ada'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await account(page).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(() => background(page)).toBe(light);
  });
});

test('the chosen theme applies before the app has loaded', async ({ page }) => {
  for (const [chosen, system, colors] of [
    ['dark', 'light', ['rgb(255, 255, 255)', dark]],
    ['light', 'dark', ['rgb(0, 0, 0)', light]],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    // The newest script runs last.
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, chosen);
    const release = await holdCall(page, { path: '**/assets/*.js' });
    // The server leaves pages of members to the browser.
    await page.goto('/messages', { waitUntil: 'commit' });
    const waiting = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(waiting).toBeVisible();
    expect(
      await waiting.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]),
    ).toEqual(colors);
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.unrouteAll();
  }
});
