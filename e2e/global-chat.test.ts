import type { Page } from '@playwright/test';

import { acceptAlert, expect, test } from './support/test';

const chat = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Global Chat' });
const log = (page: Page) => chat(page).getByRole('log');
const input = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });

async function say(page: Page, text: string) {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test.describe('Spec §2, the Global Chat', () => {
  // @spec 5.19
  test('asks a visitor to log in, and sends nothing', async ({ page, forum }) => {
    await page.goto('/memes');
    await say(page, 'from a guest');
    await acceptAlert(page, 'Please log in to send messages in global chat.');
    const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
    expect(history.map(({ text }) => text)).not.toContain('from a guest');
    await expect(input(page)).toHaveValue('from a guest');
  });

  test('labels one’s own messages "You", and others by their name, which leads to the profile', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Adalind'), await forum.member('Bob')];
    const [own, other] = [await browserOf(ada), await browserOf(bob)];
    await own.goto('/news');
    await other.goto('/news');
    await say(own, 'Mine alone');
    await expect(log(own).getByText('You', { exact: true }).last()).toBeVisible();
    await expect(log(own).getByRole('link', { name: 'Adalind' })).toHaveCount(0);
    await expect(log(other).getByText('Mine alone')).toBeVisible();
    await expect(log(other).getByRole('link', { name: 'Adalind' })).toHaveAttribute(
      'href',
      `/Users/${ada._id}`,
    );
  });

  // @spec 8.18
  test('only logs that the history failed, and loads it when asked again', async ({ page }) => {
    let fails = true;
    await page.route('**/api/globalchat/history*', (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: [] }),
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes('chat history'));
    await page.goto('/memes');
    await logged;
    await expect(chat(page).getByText('The chat could not be loaded.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    fails = false;
    await chat(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chat(page).getByText('Nobody has said anything yet. Say hello!')).toBeVisible();
  });

  test('says that it is offline, keeps what is typed, and goes on when it is back', async ({
    browserOf,
    startForum,
  }) => {
    const forum = await startForum();
    const page = await browserOf(await forum.member('Ada'));
    await page.goto('/memes');
    await expect(chat(page).getByText('Live')).toBeVisible();
    await input(page).fill('half a thought');
    await forum.pause();
    await expect(chat(page).getByText('Reconnecting…')).toBeVisible();
    await page.context().setOffline(true);
    await expect(chat(page).getByText('Offline')).toBeVisible();
    await expect(input(page)).toHaveValue('half a thought');

    await forum.resume();
    await page.context().setOffline(false);
    await expect(chat(page).getByText('Live')).toBeVisible({ timeout: 30_000 });
    await expect(input(page)).toHaveValue('half a thought');
    await input(page).press('Enter');
    await expect(log(page)).toContainText('half a thought');
    await expect(input(page)).toHaveValue('');
  });

  test('loads what was said before, page by page @extension', async ({ browserOf, startForum }) => {
    // Speaks 55 times.
    test.setTimeout(150_000);
    const forum = await startForum();
    const page = await browserOf(await forum.member('Ada'));
    await page.goto('/memes');
    for (let number = 1; number <= 55; number += 1) await say(page, `Line ${number}.`);
    // What is on its way shows too.
    await expect
      .poll(() => forum.call<{ text: string }[]>('GET', '/api/globalchat/history'))
      .toContainEqual(expect.objectContaining({ text: 'Line 55.' }));
    await page.reload();
    await expect(log(page).getByText('Line 55.')).toBeVisible();
    await expect(log(page).getByText('Line 5.', { exact: true })).toHaveCount(0);
    const earlier = log(page).getByRole('button', { name: 'Load earlier messages' });
    await earlier.click();
    await expect(log(page).getByText('Line 1.', { exact: true })).toBeAttached();
    await expect(earlier).toHaveCount(0);
    await expect(log(page).getByText('Line 6.', { exact: true })).toBeVisible();
    await expect(log(page).getByText(/^Line \d+\.$/)).toHaveCount(55);
  });
});

test.describe('Spec §7, a server without pages of the chat', () => {
  test('is not asked for earlier messages', async ({ page }) => {
    const all = Array.from({ length: 80 }, (_, index) => ({
      _id: `m${index}`,
      userId: 'u1',
      userName: 'Ada',
      senderName: 'Ada',
      text: `Line ${index}.`,
      timestamp: new Date(Date.now() - (80 - index) * 1000).toISOString(),
    }));
    await page.route('**/api/globalchat/history*', (route) => route.fulfill({ json: all }));
    await page.goto('/memes');
    await expect(log(page).getByText('Line 79.')).toBeVisible();
    await expect(log(page).getByText('Line 0.', { exact: true })).toBeAttached();
    await expect(log(page).getByRole('button', { name: 'Load earlier messages' })).toHaveCount(0);
  });
});
