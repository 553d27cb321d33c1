import type { Page } from '@playwright/test';

import type { Forum } from './support/forum';
import { holdCall } from './support/failures';
import { expect, test } from './support/test';

const title =
  'A title that is long enough for two lines, so that another word would move everything below it';
const body = 'This text stays in place while Zoë and Łukasz read along. '.repeat(6);

async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

const places = (page: Page) =>
  page.locator('main :is(h1, h2, p, a, button, time)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const preload = (page: Page) => page.locator('link[rel=preload][as=font]');

/** `font-display: optional` skips a font that loads late. */
const expectInter = (page: Page, { url }: Forum) =>
  expect(async () => {
    await page.goto(`${url}/news`);
    await page.goto(`${url}/memes`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await familiesOf(page, 'article h2 a')).toEqual(['Inter']);
  }).toPass();

test('the font is Inter, and loading it late shifts no layout', async ({ page, startForum }) => {
  const forum = await startForum();
  await forum.publish(await forum.member('Ada'), { postTitle: title, postBody: body });
  const release = await holdCall(page, { path: '**/*.woff2' });
  const requested = page.waitForRequest('**/*.woff2', { timeout: 30_000 });
  await page.goto(`${forum.url}/memes`, { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // Rows that leave the flow may move by less than a pixel.
  await expect(page.locator('[role=feed][data-virtual]')).toBeAttached();
  // A preload would delay the first paint.
  await expect(preload(page)).toHaveCount(0);
  // They change width when the font arrives.
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Live', { exact: true })).toBeVisible();
  await requested;
  const before = await places(page);
  expect(before.length).toBeGreaterThan(5);
  expect(await familiesOf(page, 'article h2 a')).not.toContain('Inter');

  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  await release();
  await page.evaluate(() => document.fonts.ready);
  expect(await places(page)).toEqual(before);
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);

  await page.unrouteAll();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toBe('kept');
  await expectInter(page, forum);
  await expect(preload(page)).toHaveCount(1);
});
