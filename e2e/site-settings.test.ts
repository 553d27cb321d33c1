import { writeFile } from 'node:fs/promises';

import type { Dialog, Page } from '@playwright/test';

import type { components } from '../client/schema';
import site from '../site.json' with { type: 'json' };
import { expect, media, test } from './support/test';

type Site = components['schemas']['Site'];

const phone = { width: 390, height: 844 };
const bookClub = {
  brand: { name: 'Book Club', tagline: 'One chapter a week', logo: '/favicon.svg?book' },
  zones: [
    { name: 'Novels', description: 'Long stories' },
    { name: 'Poems', description: 'Short ones' },
  ],
} satisfies Partial<Site>;

/** The community has these settings; the rest are the usual ones. */
const settle = (page: Page, settings: Partial<Record<keyof Site, unknown>>) =>
  page.route('**/api/site', (route) => route.fulfill({ json: { ...site, ...settings } }));

/** Answers the browser's next dialog, and gives what it said and where the page was meanwhile. */
async function answerDialog(page: Page, answer: 'accept' | 'dismiss', act: () => Promise<void>) {
  const seen = new Promise<{ type: string; message: string; path: string }>((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      resolve({ type: dialog.type(), message: dialog.message(), path: new URL(page.url()).pathname });
      void dialog[answer]();
    });
  });
  await act();
  return seen;
}

test.describe('the home page', () => {
  // @spec 2.12
  test('is the home list, or the Memes feed when the settings say so', async ({ page, startForum }) => {
    test.setTimeout(120_000);
    const forum = await startForum();
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'A meme at home', category: 'Memes' });
    await forum.post(ada, { postTitle: 'News at home', category: 'News' });
    await page.goto(forum.url);
    await expect(page.getByRole('link', { name: 'News at home' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();

    await settle(page, { home: 'memes' });
    await page.goto(forum.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A meme at home' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'News at home' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(page).toHaveURL(`${forum.url}/?sort=new`);
  });
});

test.describe('alerts as the browser’s own', { tag: '@once' }, () => {
  // @spec 8.1
  test('come before the navigation they announce', async ({ page }) => {
    await settle(page, { alerts: 'browser' });
    await page.goto('/memes');
    const alert = await answerDialog(page, 'accept', () =>
      page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click(),
    );
    expect(alert).toEqual({
      type: 'alert',
      message: 'Login or signup to create a post',
      path: '/memes',
    });
    await expect(page).toHaveURL('/Auth');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('tell who creates a post without a category, and go to /', async ({ page }) => {
    await settle(page, { alerts: 'browser' });
    const alert = await answerDialog(page, 'accept', async () => {
      await page.goto('/CreatePost');
    });
    expect(alert).toMatchObject({
      type: 'alert',
      message: 'Category not specified. Please try creating a post from a category page.',
    });
    await expect(page).toHaveURL('/');
  });

  test('ask before a post is deleted, and cancelling does nothing', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Keep or not' });
    const page = await browserOf(ada);
    await settle(page, { alerts: 'browser' });
    await page.goto(`/Posts/${post._id}`);
    const remove = page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });
    const question = {
      type: 'confirm',
      message: 'Are you sure you want to delete this post? This action cannot be undone.',
      path: `/Posts/${post._id}`,
    };

    expect(await answerDialog(page, 'dismiss', () => remove.click())).toEqual(question);
    await expect(remove).toBeEnabled();
    expect(await forum.read(post._id)).toBeDefined();

    expect(await answerDialog(page, 'accept', () => remove.click())).toEqual(question);
    await expect(page).toHaveURL('/memes');
    expect(await forum.read(post._id)).toBeUndefined();
  });
});

test.describe('chat and ticker', { tag: '@once' }, () => {
  // @spec 2.42, 2.75
  test('are beside the page, and on a phone behind Chat, unless they are switched off', async ({ page }) => {
    const aside = page.getByRole('complementary');
    const prices = page.getByRole('region', { name: 'Crypto prices' });
    const chat = page.getByRole('region', { name: 'Global Chat' });

    await page.goto('/memes');
    await expect(page.getByRole('complementary', { name: 'Chat and prices' })).toBeVisible();
    await settle(page, { ticker: false });
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Chat', exact: true })).toBeVisible();
    await expect(chat).toBeVisible();
    await expect(prices).toHaveCount(0);

    await settle(page, { chat: false });
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Prices' })).toBeVisible();
    await expect(prices).toBeVisible();
    await expect(chat).toHaveCount(0);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('button', { name: 'Prices' }).locator('.lucide-chart-line')).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Prices' }).click();
    await expect(page.getByRole('dialog', { name: 'Prices' }).getByText('BTC').first()).toBeAttached();

    await page.goto('about:blank');
    let asked = 0;
    page.on('request', (request) => {
      if (/crypto\/top|globalchat/.test(request.url())) asked += 1;
    });
    await settle(page, { chat: false, ticker: false });
    await page.goto('/memes');
    await expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Chat|Prices/ })).toHaveCount(0);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('button', { name: /Chat|Prices/ })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(aside).toHaveCount(0);
    expect(asked).toBe(0);
  });
});

test.describe('another community', () => {
  test('is a change of settings: brand, logo and zones, and nothing speaks of the usual ones', async ({
    page,
  }) => {
    await settle(page, bookClub);
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(page).toHaveTitle('Book Club · One chapter a week');
    await expect(bar.getByRole('link', { name: 'Book Club' })).toHaveAttribute('href', '/');
    await expect(bar.locator('img')).toHaveAttribute('src', bookClub.brand.logo);
    for (const part of [bar, page.getByRole('contentinfo'), page.getByRole('region', { name: 'Highlights' })])
      await expect(part).not.toContainText(/alphazone|cryptocurrency|memes/i);
    await expect(bar.getByRole('link', { name: 'Memes' })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Poems', exact: true }).click();
    await expect(page).toHaveURL('/poems');
    await expect(page.getByText('No posts in the Poems category yet. Be the first to post!')).toBeVisible();
    await expect(page).toHaveTitle('Poems · Book Club');
    await page.goto('/memes');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('decides in which zones gifs are videos', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const gif = await forum.upload(ada, media('dance.gif'));
    for (const category of ['Memes', 'News'])
      await forum.post(ada, { postTitle: `A gif in ${category}`, category, mediaUrls: [gif] });
    const page = await browserOf(ada);
    await settle(page, {
      zones: site.zones.map((zone) => ({ ...zone, gifsAreVideos: zone.name === 'News' })),
    });
    for (const [zone, buttons] of [
      ['News', 1],
      ['Memes', 0],
    ] as const) {
      await page.goto(`/${zone.toLowerCase()}?sort=new`);
      const card = page.getByRole('article').filter({ hasText: `A gif in ${zone}` });
      await expect(card).toBeVisible();
      await expect(card.getByRole('button', { name: /animation/ })).toHaveCount(buttons);
    }
  });

  test('names its administrator', async ({ browserOf, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    await forum.post(ada, { postTitle: 'For the administrator', category: 'News' });
    for (const [member, tools] of [
      [ada, 1],
      [bob, 0],
    ] as const) {
      const page = await browserOf(member);
      await settle(page, { adminUserId: ada._id });
      await page.goto('/news?sort=new');
      const card = page.getByRole('article').filter({ hasText: 'For the administrator' });
      await expect(card).toBeVisible();
      await expect(card.getByRole('button', { name: 'Pin Post' })).toHaveCount(tools);
    }
  });

  test('goes on with the usual setting where one makes no sense', { tag: '@once' }, async ({ page }) => {
    await settle(page, { ...bookClub, home: 7, alerts: 'loud', chat: 'maybe', ticker: null, zones: 'none' });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Club' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'News', exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Chat and prices' })).toBeVisible();
  });

  test('is what the file says that the server was started with @extension', async ({
    page,
    startForum,
  }, testInfo) => {
    const file = testInfo.outputPath('site.json');
    await writeFile(file, JSON.stringify({ ...site, ...bookClub, home: 'novels', ticker: false }));
    const forum = await startForum({ SITE_FILE: file });
    await forum.post(await forum.member('Ada'), { postTitle: 'Chapter one', category: 'Novels' });
    await page.goto(forum.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Novels' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chapter one' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Chat', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Novels · Book Club');
    const source = await (await page.request.get(forum.url)).text();
    expect(source).toContain('<title>Book Club · One chapter a week</title>');
    expect(source).toContain('content="Book Club · One chapter a week: Novels, Poems"');
    expect(source).toContain('<link rel="icon" href="/favicon.svg?book" />');
  });
});
