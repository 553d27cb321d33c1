import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ticker = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Crypto prices' });
const coin = (page: Page, symbol: string) => ticker(page).getByRole('listitem').filter({ hasText: symbol });

/** How the coins move: pixels per second, and whether they do now. */
const motion = (page: Page) =>
  ticker(page)
    .getByRole('group')
    .evaluate((group) => {
      const [animation] = group.getAnimations({ subtree: true }).filter(({ effect }) => {
        return effect?.getComputedTiming().iterations === Infinity;
      });
      const seconds = Number(animation?.effect?.getComputedTiming().duration) / 1000;
      const distance = (group.firstElementChild?.getBoundingClientRect().width ?? 0) / 2;
      return { state: animation?.playState, speed: Math.round(distance / seconds) };
    });

/** Answers with the next of these prices at each call, and with the last one from then on. */
async function givePrices(page: Page, prices: readonly (number | 'fails')[]): Promise<void> {
  let asked = 0;
  await page.route('**/api/crypto/top', (route) => {
    const price = prices[Math.min(asked, prices.length - 1)];
    asked += 1;
    if (typeof price !== 'number') return route.fulfill({ status: 503, json: { message: 'No prices.' } });
    return route.fulfill({
      json: [{ id: 1, symbol: 'BTC', quote: { USD: { price, percent_change_24h: 1.239 } } }],
    });
  });
}

test.describe('the price ticker', () => {
  // @spec 2.42, 9.2
  test('first reads "Loading Crypto Data...", then shows prices and changes with two decimals', async ({
    page,
  }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/crypto/top', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/memes');
    await expect(ticker(page).getByText('Loading Crypto Data...')).toBeVisible();
    answer();
    await expect(coin(page, 'BTC')).toHaveText(/^BTC[▲▼■] \d+\.\d\d%\$[\d,]+\.\d\d$/);
    await expect(ticker(page).getByText('Loading Crypto Data...')).toBeHidden();
  });

  // @spec 3.12, 4.28, 7.24, 9.2
  test(
    'asks again every 15 seconds and marks what has risen and fallen',
    { tag: '@once' },
    async ({ page }) => {
      await givePrices(page, [100, 101.5, 99]);
      await page.clock.install();
      await page.goto('/memes');
      await expect(coin(page, 'BTC')).toHaveText('BTC▲ 1.24%$100.00');
      await expect(coin(page, 'BTC')).toHaveAttribute('data-move', 'none');

      await page.clock.runFor(15_000);
      await expect(coin(page, 'BTC')).toHaveText('BTC▲ 1.24%$101.50');
      await expect(coin(page, 'BTC')).toHaveAttribute('data-move', 'up');
      await page.clock.runFor(15_000);
      await expect(coin(page, 'BTC')).toHaveText('BTC▲ 1.24%$99.00');
      await expect(coin(page, 'BTC')).toHaveAttribute('data-move', 'down');
    },
  );

  // @spec 8.18
  test(
    'keeps the last prices when a call fails, and tells only the log',
    { tag: '@once' },
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await givePrices(page, [100, 'fails', 102]);
      await page.clock.install();
      await page.goto('/memes');
      await expect(coin(page, 'BTC')).toContainText('$100.00');
      await page.clock.runFor(15_000);
      await expect.poll(() => logged.join()).toContain('The coin prices could not be loaded.');
      await expect(coin(page, 'BTC')).toContainText('$100.00');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.clock.runFor(15_000);
      await expect(coin(page, 'BTC')).toContainText('$102.00');
    },
  );

  // @spec 1.9, 2.42, 9.2
  test(
    'moves by 50 pixels a second, and stands still under the pointer and under the focus',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/memes');
      await expect(coin(page, 'BTC')).toBeAttached();
      await expect.poll(() => motion(page)).toEqual({ state: 'running', speed: 50 });
      const coins = ticker(page).getByRole('group');
      await coins.hover();
      expect((await motion(page)).state).toBe('paused');
      await page.mouse.move(5, 5);
      expect((await motion(page)).state).toBe('running');
      await coins.focus();
      await page.keyboard.press('Shift+Tab');
      expect((await motion(page)).state).toBe('running');
      await page.keyboard.press('Tab');
      await expect(coins).toBeFocused();
      expect((await motion(page)).state).toBe('paused');
    },
  );

  test('stands still where less motion is wished for', { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/memes');
    await expect(coin(page, 'BTC')).toBeVisible();
    expect((await motion(page)).state).toBeUndefined();
  });

  test('is in the sheet of the chat on a phone', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/memes');
    await page.getByRole('button', { name: 'Chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat and prices' });
    await expect(sheet.getByRole('region', { name: 'Crypto prices' })).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'BTC' })).toBeAttached();
    await expect(sheet.getByRole('region', { name: 'Global Chat' })).toBeVisible();
  });

  test('says that made-up prices are sample data @extension', async ({ page }) => {
    await page.goto('/memes');
    await expect(coin(page, 'BTC')).toBeAttached();
    await expect(ticker(page).getByText('Sample data')).toBeVisible();
  });
});
