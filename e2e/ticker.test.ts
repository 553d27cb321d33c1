import type { Page } from '@playwright/test';

import { holdCall } from './support/failures';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ticker = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Crypto prices' });
const coin = (page: Page, symbol: string) => ticker(page).getByRole('listitem').filter({ hasText: symbol });

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

async function mockPrices(page: Page, prices: readonly (number | 'fails')[]): Promise<void> {
  let requestCount = 0;
  await page.route('**/api/crypto/top', (route) => {
    const price = prices[Math.min(requestCount, prices.length - 1)];
    requestCount += 1;
    if (typeof price !== 'number') return route.fulfill({ status: 503, json: { message: 'No prices.' } });
    return route.fulfill({
      json: [{ id: 1, symbol: 'BTC', quote: { USD: { price, percent_change_24h: 1.239 } } }],
    });
  });
}

// @spec 1.9, 2.42, 3.12, 7.24, 9.2
test('prices have two decimals and scroll at 50 pixels a second', async ({ page }) => {
  const release = await holdCall(page, { path: '**/api/crypto/top' });
  await page.goto('/memes');
  await expect(ticker(page).getByText('Loading Crypto Data...')).toBeVisible();
  await release();
  await expect(coin(page, 'BTC')).toHaveText(/^BTC[▲▼■] \d+\.\d\d%\$[\d,]+\.\d\d$/);
  await expect(ticker(page).getByText('Loading Crypto Data...')).toBeHidden();
  await expect(ticker(page).getByText('Sample data')).toBeVisible();
  await expect.poll(() => motion(page)).toEqual({ state: 'running', speed: 50 });

  await test.step('but not on hover, on focus or with reduced motion', async () => {
    const coins = ticker(page).getByRole('group');
    const state = async () => (await motion(page)).state;
    await coins.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe('running');
    await coins.focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(state).toBe('running');
    await page.keyboard.press('Tab');
    await expect(coins).toBeFocused();
    await expect.poll(state).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(state).toBeUndefined();
  });
});

// @spec 4.28, 8.18, 9.2
test('prices are polled every 15 seconds and marked up or down', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await mockPrices(page, [100, 101.5, 99, 'fails', 102]);
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

  await test.step('a failure is only logged and keeps the last prices', async () => {
    await page.clock.runFor(15_000);
    await expect.poll(() => logged.join()).toContain('The coin prices could not be loaded.');
    await expect(coin(page, 'BTC')).toContainText('$99.00');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expect(coin(page, 'BTC')).toContainText('$102.00');
  });
});
