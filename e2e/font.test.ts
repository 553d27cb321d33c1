import type { Page } from '@playwright/test';

import type { Forum } from './support/forum';
import { expect, test } from './support/test';

const title =
  'A title that is long enough for two lines, so that a word more or less would move all below it';
const body = 'Whatever is read here stays where it is, while Zoë and Łukasz read along. '.repeat(6);

/** The families in which the letters of the text are drawn. */
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

/** Where each piece of text is. */
const places = (page: Page) =>
  page.locator('main :is(h1, h2, p, a, button, time)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

/** A page draws its titles with Inter: at the latest one of the next, as `optional` leaves it out where it is late. */
const expectInter = (page: Page, { url }: Forum) =>
  expect(async () => {
    await page.goto(`${url}/news`);
    await page.goto(`${url}/memes`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await familiesOf(page, 'article h2 a')).toEqual(['Inter']);
  }).toPass();

test.describe('the font', { tag: '@once' }, () => {
  test('is the kit’s, Inter, and comes with the page', async ({ page, startForum }) => {
    const forum = await startForum();
    await forum.publish(await forum.member('Ada'), { postTitle: title, postBody: body });
    await page.goto(`${forum.url}/memes`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    await expectInter(page, forum);
  });

  test('moves nothing when it comes late, and is there on the next page', async ({ page, startForum }) => {
    const forum = await startForum();
    await forum.publish(await forum.member('Ada'), { postTitle: title, postBody: body });
    let deliver: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/*.woff2', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${forum.url}/memes`, { waitUntil: 'commit' });
    await expect(page.getByRole('article').first()).toBeVisible();
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
    const arrived = page.waitForResponse('**/*.woff2');
    deliver();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);

    await page.unroute('**/*.woff2');
    await expectInter(page, forum);
  });
});
