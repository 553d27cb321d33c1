import { expect, type Locator, type Page } from '@playwright/test';

import type { Forum, Member } from './forum';

export const main = (page: Page) => page.getByRole('main');
export const bar = (page: Page) => page.getByRole('banner');
export const sidebar = (page: Page) => page.getByRole('complementary');

export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

export const bell = (page: Page) => bar(page).getByRole('button', { name: /^Notifications/ });
export const account = (page: Page) => bar(page).getByRole('button', { name: /^Account: / });
export const logInLink = (page: Page) => bar(page).getByRole('link', { name: 'Log in' });
export const titles = (page: Page) => main(page).getByRole('article').getByRole('heading');
export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
export const listItem = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search posts' });
export const commentField = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
export const chatField = (page: Page) => sidebar(page).getByRole('textbox', { name: 'Message' });
export const chatLog = (page: Page) => sidebar(page).getByRole('log');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

export const stat = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** Returns the score that screen readers announce: `Score 3`. */
export const scoreIn = (scope: Locator) => scope.getByRole('group', { name: 'Votes' }).getByText(/^Score/);

export async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

export const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

export const expectBusy = (locator: Locator) => expect(locator).toHaveAttribute('aria-busy', 'true');

/** The URL changes earlier, while the previous screen could still close an open menu. */
export const expectArrival = (page: Page, name: string) =>
  expect(main(page).getByRole('heading', { level: 1, name, exact: true })).toBeFocused();

export async function logIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await expect(account(page)).toBeVisible();
  await expectHome(page);
}

export async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(logInLink(page)).toBeVisible();
  await expectHome(page);
}

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expectArrival(page, 'All zones');
}

export async function leaveForNews(page: Page): Promise<void> {
  await bar(page).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await expectArrival(page, 'News');
}

/** Long lists render only rows near the viewport. */
export const scrollTo = (locator: Locator) =>
  expect(async () => {
    await locator.page().mouse.wheel(0, 3000);
    await expect(locator).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });

export async function markAllRead(forum: Forum, member: Member): Promise<void> {
  const notifications = await forum.call<{ _id: string }[]>('GET', '/notifications', undefined, member);
  const notificationIds = notifications.map(({ _id }) => _id);
  await forum.call('PUT', '/notifications/mark-read', { notificationIds }, member);
}

export const media = (name: string) => new URL(`../media/${name}`, import.meta.url).pathname;

export const storedProfile = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? 'null') as unknown);

export const unreadPollMs = 15_000;

export const alertTexts = {
  profileUpdated: 'Profile updated successfully!',
  taskUpdated: 'Task status updated!',
} as const;
