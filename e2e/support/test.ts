import { fileURLToPath } from 'node:url';

import { test as base, type Locator, type Page } from '@playwright/test';

import site from '../../site.json' with { type: 'json' };
import { PlainServer } from '../plain-server/PlainServer';
import { AlphazoneServer } from './AlphazoneServer';
import { Forum, type Member } from './forum';

/** Which server the tests run against: ours, or one that has the documented calls only. */
export type ServerKind = 'alphazone' | 'plain';

export interface WorkerOptions {
  serverKind: ServerKind;
}

interface TestFixtures {
  /** Opens a browser of `member`'s own, at their forum and already logged in. */
  browserOf: (member: Member, options?: { viewport?: { width: number; height: number } }) => Promise<Page>;
  /** Starts a forum for this test alone, empty; our server with these environment variables. */
  startForum: (settings?: Record<string, string>) => Promise<Forum>;
  /** Fails the test when something is thrown in its `page`; what that logs, and the pages of `browserOf`, are not judged. */
  noPageErrors: undefined;
}

/** Tests of the product: a forum per worker, and a browser per person. */
export const test = base.extend<TestFixtures, WorkerOptions & { forum: Forum }>({
  serverKind: ['alphazone', { option: true, scope: 'worker' }],
  forum: [
    async ({ serverKind }, use) => {
      const forum = await newForum(serverKind);
      await use(forum);
      await forum.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startForum: async ({ serverKind }, use) => {
    const started: Forum[] = [];
    await use(async (settings) => {
      const forum = await newForum(serverKind, settings);
      started.push(forum);
      return forum;
    });
    for (const forum of started) await forum.stop();
  },
  baseURL: async ({ forum }, use) => {
    await use(forum.url);
  },
  browserOf: async ({ browser }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (member, options = {}) => {
      const { forum } = member;
      const context = await browser.newContext({ baseURL: forum.url, ...options });
      opened.push(() => context.close());
      if (forum.appointedId !== undefined) {
        const answer = { ...site, adminUserId: forum.appointedId };
        await context.route('**/api/site', (route) => route.fulfill({ json: answer }));
      }
      await context.addInitScript(([key, profile]) => localStorage.setItem(key, profile), [
        'profile',
        JSON.stringify({ token: member.token, result: { _id: member._id, name: member.name } }),
      ] as const);
      return context.newPage();
    });
    for (const close of opened) await close();
  },
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      base.expect(errors, 'errors thrown in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

async function newForum(kind: ServerKind, settings?: Record<string, string>): Promise<Forum> {
  if (kind === 'alphazone') return new Forum(await AlphazoneServer.start(settings));
  const server = new PlainServer(fileURLToPath(new URL('../../app/dist', import.meta.url)));
  await server.resume();
  return new Forum(server);
}

/** Waits for the alert with exactly this text and presses OK. */
export async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await base.expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await base.expect(alert).toBeHidden();
}

/** Logs in by the form. The page then forgets and restores the session as a browser does, unlike those of `browserOf`. */
export async function logIn(page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  await page.goto('/Auth');
  await fillLogIn(page, member);
}

/** The bar changes with the session, before the page does; until then a step back leads elsewhere. */
async function expectHome(page: Page): Promise<void> {
  await base.expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expectArrival(page, 'All zones');
}

/**
 * The page with this heading has come and taken the keyboard, not only the address: until then the screen before is
 * there, and a menu that is opened closes.
 */
export async function expectArrival(page: Page, name: string): Promise<void> {
  await base
    .expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }))
    .toBeFocused();
}

/** Logs in by the form that is on screen, which leads home. */
export async function fillLogIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await base.expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  await expectHome(page);
}

/** Logs out by the avatar's menu, which leads home. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await base.expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectHome(page);
}

/** Goes to News by the bar, from another page. */
export async function leaveForNews(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await base.expect(page).toHaveURL('/news');
  await expectArrival(page, 'News');
}

/** Marks all read that `member` has been told by now, such as of an achievement. */
export async function readAll(forum: Forum, member: Member): Promise<void> {
  const told = await forum.call<{ _id: string }[]>('GET', '/notifications', undefined, member);
  const notificationIds = told.map(({ _id }) => _id);
  await forum.call('PUT', '/notifications/mark-read', { notificationIds }, member);
}

/** Where a comment is written. */
export const commentField = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** The file of `e2e/media` with this name. */
export const media = (name: string) => new URL(`../media/${name}`, import.meta.url).pathname;

/** What a screen reader hears of the votes within `scope`: `Score 3`. */
export const scoreIn = (scope: Locator) => scope.getByRole('group', { name: 'Votes' }).getByText(/^Score/);
