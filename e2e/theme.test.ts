import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** What the page's own background is. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const dark = 'rgb(13, 14, 18)';
const light = 'rgb(252, 252, 253)';

test.describe('the theme', { tag: '@once' }, () => {
  test('follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/memes');
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => background(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(dark);
  });

  test('of one’s choice is kept between visits, and is there before anything else', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/memes');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => background(page)).toBe(dark);

    // Without the app's code only what comes before it can colour the page.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/news');
    expect(await background(page)).toBe(dark);
  });

  test('is chosen by members in their menu', async ({ browserOf, forum }) => {
    const page = await browserOf(await forum.member('Ada'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/memes');
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(() => background(page)).toBe(light);
  });
});
