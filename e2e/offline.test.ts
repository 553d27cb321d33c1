import type { Page } from '@playwright/test';

import { cachedOnHeader } from '../app/worker/messages';
import { button, logOut, main, media } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const memberCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith('reads-') && name !== 'reads-guests').length;
  });

/** @param before Epoch milliseconds: later requests do not count. @default all count */
const isKept = (page: Page, part: string, before = Infinity) =>
  page.evaluate(
    async ([query, time, header]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.includes(query)) continue;
          const requestedOn = (await cache.match(request))?.headers.get(header);
          if (Number(requestedOn) < time) return true;
        }
      }
      return false;
    },
    [part, before, cachedOnHeader] as const,
  );

/** Runs in the page. Stores the document's text as sent, before scripts run. */
function keepSentText() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      sessionStorage.setItem('sent', document.querySelector('main')?.textContent ?? '');
  });
}

test('a screen that cannot be loaded during an outage appears when the server is back', async ({
  startForum,
  browserOf,
}) => {
  const forum = await startForum();
  const page = await browserOf(await forum.member('Ada'));
  await page.goto('/');
  await forum.pause();
  await visit(page, '/Users');
  await expect(main(page).getByText('The forum is not responding.')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(main(page).getByText('The forum is not responding.')).toBeVisible();

  await forum.resume();
  await expect(main(page).getByRole('heading', { name: 'Users' })).toBeVisible({ timeout: 60_000 });
});

test('a member can reread visited pages offline, until the log-out', async ({ startForum, browserOf }) => {
  const forum = await startForum({ SERVICE_WORKER: 'on' });
  const ada = await forum.member('Ada');
  const read = await forum.post(ada, {
    postTitle: 'Read on the platform',
    mediaUrls: [await forum.upload(ada, media('picture.png'))],
  });
  const unread = await forum.post(ada, { postTitle: 'Never opened' });
  const page = await browserOf(ada);
  const notSaved = main(page).getByText(/not saved on this device/);

  await page.goto(`/Posts/${read._id}`);
  // The service worker is installed in idle moments.
  await expect.poll(() => isKept(page, `id=${read._id}`), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => isKept(page, '/media/')).toBe(true);

  await test.step('with a connection, documents come from the server, with their content', async () => {
    await forum.comment(ada, read._id, 'By the next train');
    await page.addInitScript(keepSentText);
    // A server that is too busy leaves rendering to the browser.
    await expect(async () => {
      await page.reload();
      expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toContain('By the next train');
    }).toPass();
  });

  await test.step('a page loaded during an outage is refetched when the server is back', async () => {
    // The live connection may open without a failure, so it cannot tell.
    const outage = page.getByRole('status').filter({ hasText: 'is not responding' });
    await forum.pause();
    await page.routeWebSocket(/socket\.io/, (socket) => void socket.close());
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.reload();
    await expect(outage).toBeVisible();
    await forum.resume();
    await expect(outage).toBeHidden({ timeout: 60_000 });
  });

  // The emulation does not reach a service worker that starts later.
  await forum.pause();
  await page.context().setOffline(true);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Read on the platform' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^You are offline\. Saved (just now|\d+ minutes? ago)\.$/ }),
  ).toBeVisible();

  await expect
    .poll(() =>
      main(page)
        .locator('article img[src*="/media/"]')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);

  await page.goto(`/Posts/${unread._id}`);
  await expect(notSaved).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(0);

  await test.step('a post can be written', async () => {
    await page.goto('/CreatePost/memes');
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(notSaved).toBeVisible();
  });

  await forum.resume();
  await page.context().setOffline(false);
  await expect(main(page).getByRole('heading', { name: 'Never opened' })).toBeVisible();
  expect(await memberCaches(page)).toBe(1);
  const loggedOutOn = Date.now();
  await logOut(page);
  await expect.poll(() => memberCaches(page)).toBe(0);
  // The guest's page shows the picture too.
  await expect.poll(() => isKept(page, '/media/', loggedOutOn)).toBe(false);
  await forum.pause();
  await page.goto(`/Posts/${read._id}`);
  await expect(notSaved).toBeVisible();
});
