import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { expect, expectArrival, test } from './support/test';

type User = components['schemas']['User'];

/** The value that the header shows under a label. */
const stat = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Answers the next calls to a path with a refusal; empty text is a refusal without a message. */
const refuse = (page: Page, path: string, status: number, message: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: message === '' ? '' : JSON.stringify({ message }),
    }),
  );

test.describe('a profile', () => {
  // @spec 1.7, 2.23, 2.65, 2.66, 2.67, 2.68, 2.69, 6.7
  test('says that it is loading, then shows who it is and the numbers', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'Of my own' });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**/api/users/${ada._id}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByRole('heading', { name: 'Loading profile...' })).toBeVisible();

    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(page.getByText(`@${ada.username}`)).toBeVisible();
    await expect(stat(page, 'Level')).toHaveText('1');
    await expect(stat(page, 'Rank')).toHaveText('Newbie');
    await expect(stat(page, 'Login Streak')).toHaveText('1 day');
    await expect(stat(page, 'Posts')).toHaveText('1');
    await expect(stat(page, 'Comments')).toHaveText('0');
    await expect(stat(page, 'Likes Given')).toHaveText('0');
    await expect(stat(page, 'Users Referred')).toHaveText('0');
    await expect(page.getByText('No bio found.')).toBeVisible();
    for (const service of ['X', 'Telegram', 'Discord']) {
      await expect(page.getByText(`No ${service} profile linked.`)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Of my own' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account Settings' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy Code' })).toHaveCount(0);
  });

  // @spec 1.7, 2.69, 4.20
  test('keeps its tab in the address, so that Back leads through the tabs', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await page.goto(`/Users/${ada._id}`);
    await tab(page, 'Achievements').click();
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await expect(page.getByRole('tabpanel')).toContainText(/No achievements earned yet\.|Earned/);
    await tab(page, 'Daily Tasks').click();
    await expect(page.getByText('Viewing tasks of another user.')).toBeVisible();

    await page.reload();
    await expect(tab(page, 'Daily Tasks')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  });

  test('that nobody has says so, with a way on', async ({ page }) => {
    await page.goto('/Users/nobody');
    await expect(page.getByText('There is no user with this ID.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/Users');
  });

  test('that cannot be loaded says why, and can be tried again', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const path = `**/api/users/${ada._id}`;
    await refuse(page, path, 500, 'The database is asleep.');
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByRole('alert')).toContainText('The database is asleep.');
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  });
});

test.describe('a referral', () => {
  // @spec 0.1, 1.7, 2.67, 2.68, 4.23, 6.7, 9.10
  test('is handed on by Copy Code, which reads "Copied!" for two seconds, and shows on both profiles', async ({
    browserOf,
    browser,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const { referralCode = '' } = await forum.call<User>('GET', `/api/users/${ada._id}`, undefined, ada);
    const page = await browserOf(ada);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByText(referralCode, { exact: true })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Copy Code' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(referralCode);
    await page.clock.runFor(1999);
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();

    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.resume();

    const context = await browser.newContext();
    const newcomer = await context.newPage();
    await newcomer.goto(link);
    await expect(newcomer.getByLabel(/Referral code/)).toHaveValue(referralCode);
    await newcomer.getByLabel('Display Name').fill('Newcomer');
    await newcomer.getByLabel('Username').fill(`from${ada.username}`);
    await newcomer.getByLabel('Email').fill(`from${ada.username}@example.org`);
    await newcomer.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await newcomer.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(newcomer).toHaveURL(`${forum.url}/`);
    await expectArrival(newcomer, 'All zones');
    await newcomer.getByRole('button', { name: /^Account: / }).click();
    await newcomer.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(stat(newcomer, 'Referred by')).toHaveText('Ada');
    await context.close();

    await page.reload();
    await expect(stat(page, 'Users Referred')).toHaveText('1');
  });
});
