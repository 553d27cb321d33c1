import { writeFile } from 'node:fs/promises';

import type { Dialog, Page } from '@playwright/test';

import type { components } from '../client/schema';
import site from './site.json' with { type: 'json' };
import { emptyDocuments } from './support/emptyDocuments';
import { bar, button, card, logIn, logInLink, media } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

type Site = components['schemas']['Site'];

const phone = { width: 390, height: 844 };
const bookClub = {
  brand: { name: 'Book Club', tagline: 'One chapter a week', logo: '/favicon.svg?book' },
  zones: [
    { name: 'Novels', description: 'Long stories' },
    { name: 'Poems', description: 'Short ones' },
  ],
} satisfies Partial<Site>;

async function mockSite(page: Page, settings: Partial<Record<keyof Site, unknown>>) {
  await emptyDocuments(page);
  await page.route('**/api/site', (route) => route.fulfill({ json: { ...site, ...settings } }));
}

async function answerDialog(page: Page, answer: 'accept' | 'dismiss', act: () => Promise<void>) {
  const seen = page.waitForEvent('dialog').then((dialog: Dialog) => {
    void dialog[answer]();
    return { type: dialog.type(), message: dialog.message(), path: new URL(page.url()).pathname };
  });
  await act();
  return seen;
}

// @spec 8.1
test('alerts can be native browser dialogs', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, { postTitle: 'Keep or not' });
  await mockSite(page, { alerts: 'browser' });
  await page.goto('/memes');

  await test.step('before the navigation that they announce', async () => {
    const alert = await answerDialog(page, 'accept', () => button(page, 'Create Post').first().click());
    expect(alert).toEqual({
      type: 'alert',
      message: 'Login or signup to create a post',
      path: '/memes',
    });
    await expect(page).toHaveURL('/Auth');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('when the category of a post is missing', async () => {
    const alert = await answerDialog(page, 'accept', () => visit(page, '/CreatePost'));
    expect(alert).toMatchObject({
      type: 'alert',
      message: 'Category not specified. Please try creating a post from a category page.',
    });
    await expect(page).toHaveURL('/');
  });

  await test.step('before a post is deleted, which can be cancelled', async () => {
    await logInLink(page).click();
    await logIn(page, ada);
    await visit(page, `/Posts/${post._id}`);
    const remove = button(page, 'Delete');
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

// @spec 2.42, 2.75
test('chat and ticker are beside the page, behind Chat on a phone, or switched off', async ({ page }) => {
  const aside = page.getByRole('complementary');
  const prices = page.getByRole('region', { name: 'Crypto prices' });
  const chat = page.getByRole('region', { name: 'Global Chat' });

  await page.goto('/memes');
  await expect(page.getByRole('complementary', { name: 'Chat and prices' })).toBeVisible();
  await mockSite(page, { ticker: false });
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Chat', exact: true })).toBeVisible();
  await expect(chat).toBeVisible();
  await expect(prices).toHaveCount(0);

  await mockSite(page, { chat: false });
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
  let requests = 0;
  page.on('request', (request) => {
    if (/crypto\/top|globalchat/.test(request.url())) requests += 1;
  });
  await mockSite(page, { chat: false, ticker: false });
  await page.goto('/memes');
  await expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Chat|Prices/ })).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('button', { name: /Chat|Prices/ })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(aside).toHaveCount(0);
  expect(requests).toBe(0);
});

test('another community needs only other settings', async ({ page, forum }) => {
  await test.step('with its own brand, logo and zones, and no trace of ours', async () => {
    await mockSite(page, bookClub);
    await page.goto('/');
    await expect(page).toHaveTitle('Book Club · One chapter a week');
    await expect(bar(page).getByRole('link', { name: 'Book Club' })).toHaveAttribute('href', '/');
    await expect(bar(page).locator('img')).toHaveAttribute('src', bookClub.brand.logo);
    const highlights = page.getByRole('region', { name: 'Highlights' });
    for (const part of [bar(page), page.getByRole('contentinfo'), highlights])
      await expect(part).not.toContainText(/alphazone|cryptocurrency|memes/i);
    await expect(bar(page).getByRole('link', { name: 'Memes' })).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Poems', exact: true }).click();
    await expect(page).toHaveURL('/poems');
    await expect(page.getByText('No posts in the Poems category yet. Be the first to post!')).toBeVisible();
    await expect(page).toHaveTitle('Poems · Book Club');
    await visit(page, '/memes');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  await test.step('with its own zones in which GIFs are videos', async () => {
    const ada = await forum.member('Ada');
    const gif = await forum.upload(ada, media('dance.gif'));
    for (const category of ['Memes', 'News'])
      await forum.post(ada, { postTitle: `A gif in ${category}`, category, mediaUrls: [gif] });
    await mockSite(page, {
      zones: site.zones.map((zone) => ({ ...zone, gifsAreVideos: zone.name === 'News' })),
    });
    await page.goto('/');
    for (const [zone, buttons] of [
      ['News', 1],
      ['Memes', 0],
    ] as const) {
      await visit(page, `/${zone.toLowerCase()}?sort=new`);
      await expect(card(page, `A gif in ${zone}`)).toBeVisible();
      await expect(card(page, `A gif in ${zone}`).getByRole('button', { name: /animation/ })).toHaveCount(
        buttons,
      );
    }
  });
});

// @spec 2.12
test('our server reads site settings such as the home zone from SITE_FILE', async ({
  page,
  startForum,
}, testInfo) => {
  const file = testInfo.outputPath('site.json');
  await writeFile(file, JSON.stringify({ ...site, ...bookClub, home: 'novels', ticker: false }));
  const forum = await startForum({ SITE_FILE: file });
  const ada = await forum.member('Ada');
  await forum.post(ada, { postTitle: 'Chapter one', category: 'Novels' });
  await forum.post(ada, { postTitle: 'Verse one', category: 'Poems' });
  await page.goto(forum.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Novels' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chapter one' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Novels · Book Club');
  const source = await (await page.request.get(forum.url)).text();
  expect(source).toContain('<title>Novels · Book Club</title>');
  expect(source).toContain('<meta name="description" content="Long stories" />');
  expect(source).toContain('<link rel="icon" href="/favicon.svg?book" />');

  await test.step('the home page is the feed of the zone', async () => {
    await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(page).toHaveURL(`${forum.url}/?sort=new`);
    await expect(page.getByRole('link', { name: 'Chapter one' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Verse one' })).toHaveCount(0);
  });
});
