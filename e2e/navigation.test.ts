import type { Page } from '@playwright/test';

import { expect, expectArrival, scoreIn, test } from './support/test';

const bar = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name?: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

test.describe('Spec §2, the navigation bar', () => {
  // @spec 2.2
  test('has the logo to /, the zones, and for a visitor Log in', async ({ page }) => {
    await page.goto('/Users');
    for (const [name, address] of [
      ['Cryptocurrency', '/cryptocurrency'],
      ['Memes', '/memes'],
      ['News', '/news'],
      ['Log in', '/Auth'],
      [/Alphazone/, '/'],
    ] as const) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    }
    await expect(bar(page).getByRole('button', { name: /^Notifications|^Account/ })).toHaveCount(0);
  });

  // @spec 2.1
  test(
    'is on every page, with the search, for visitors and members',
    { tag: '@once' },
    async ({ page, browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const post = await forum.post(ada);
      const member = await browserOf(ada);
      for (const address of [
        '/',
        '/cryptocurrency',
        '/crypto',
        '/Auth',
        '/CreatePost/news',
        `/Posts/${post._id}`,
        '/posts/search?q=gm',
        '/Tags?tag=gm',
        '/Users',
        `/Users/${ada._id}`,
        '/messages',
        '/no/such/page',
      ]) {
        for (const visit of [page, member]) {
          await visit.goto(address);
          for (const name of [/Alphazone/, 'Cryptocurrency', 'Memes', 'News']) {
            await expect(bar(visit).getByRole('link', { name, exact: true }), address).toBeVisible();
          }
          await expect(bar(visit).getByRole('combobox', { name: 'Search posts' }), address).toBeVisible();
        }
        await expect(bar(page).getByRole('link', { name: 'Log in' }), address).toBeVisible();
        await expect(bar(member).getByRole('button', { name: /^Notifications/ }), address).toBeVisible();
        await expect(bar(member).getByRole('button', { name: /^Account/ }), address).toBeVisible();
      }
    },
  );

  // @spec 2.2, 2.3, 2.4, 2.5, 9.8
  test('has for a member the bell and the avatar with Profile and Log out', async ({ browserOf, forum }) => {
    const ada = await forum.member('ada');
    const page = await browserOf(ada);
    await page.goto('/news');
    await expect(bar(page).getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const avatar = bar(page).getByRole('button', { name: 'Account: ada' });
    await expect(avatar).toHaveText('A');
    const box = await avatar.locator('> *').boundingBox();
    expect(box).toMatchObject({ width: 40, height: 40 });

    await avatar.click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`/Users/${ada._id}`);
    await expectArrival(page, 'ada');
    await avatar.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  });

  test(
    'is on a phone at the bottom: zones, chat, and Log in',
    { tag: '@once' },
    async ({ browser, forum }) => {
      const page = await browser.newPage({ baseURL: forum.url, viewport: { width: 320, height: 640 } });
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Zones' }).click();
      await page.getByRole('menuitem', { name: 'News' }).click();
      await expect(page).toHaveURL('/news');
      await menu.getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/Auth');
      await menu.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await page.close();
    },
  );
});

test.describe('Spec §2, Routes', () => {
  test('match in any letter case, and with a slash at the end', { tag: '@once' }, async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Shouted', postTags: ['loud'] });
    for (const [address, name] of [
      ['/MEMES', 'Memes'],
      ['/memes/', 'Memes'],
      ['/USERS/', 'Users'],
      [`/users/${ada._id}`, 'Ada'],
      ['/tags', 'Tags'],
      ['/TAGS/?tag=loud', 'Posts tagged “loud”'],
      ['/POSTS', 'All posts'],
      ['/Posts/Search/?q=shouted', 'Results for “shouted”'],
      [`/posts/${post._id}/`, 'Shouted'],
      [`/POSTS/${post._id}`, 'Shouted'],
      ['/Messages', 'Messages'],
      ['/CHAT', 'Messages'],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, name), address).toBeVisible();
    }
    await page.goto('/auth/');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goto('/createpost/MEMES');
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Memes');
    await page.goto('/memes/');
    await expect(bar(page).getByRole('link', { name: 'Memes' })).toHaveAttribute('aria-current', 'page');
  });

  test('have a page for everything else, with a way home', { tag: '@once' }, async ({ page }) => {
    for (const address of ['/gardening', '/no/such/page', '/memes/nothing', '/users/1/2']) {
      await page.goto(address);
      await expect(heading(page, 'Page not found'), address).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Alphazone');
    }
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'All zones')).toBeVisible();
  });

  test('name the document after the screen, every one of them', { tag: '@once' }, async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Entitled' });
    for (const [address, title] of [
      ['/', 'Alphazone · Where alphas meet'],
      ['/memes', 'Memes · Alphazone'],
      ['/cryptocurrency', 'Cryptocurrency · Alphazone'],
      ['/news', 'News · Alphazone'],
      ['/crypto', 'General feed · Alphazone'],
      ['/Auth', 'Log in · Alphazone'],
      ['/Auth?ref=AB12', 'Sign up · Alphazone'],
      ['/CreatePost', 'Create Post · Alphazone'],
      ['/CreatePost/news', 'Create Post · Alphazone'],
      [`/Posts/${post._id}`, 'Entitled · Alphazone'],
      ['/Posts/none', 'Post not found · Alphazone'],
      ['/posts', 'All posts · Alphazone'],
      ['/posts/search?q=gm', 'Results for “gm” · Alphazone'],
      ['/Tags', 'Tags · Alphazone'],
      ['/Tags?tag=gm', 'Posts tagged “gm” · Alphazone'],
      ['/Users', 'Users · Alphazone'],
      [`/Users/${ada._id}`, 'Ada · Alphazone'],
      ['/Users/none', 'Profile · Alphazone'],
      ['/messages', 'Messages · Alphazone'],
      ['/chat', 'Messages · Alphazone'],
      ['/nowhere', 'Page not found · Alphazone'],
    ] as const) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(title);
    }
  });

  test('name the document after the failure when a screen does not come', async ({ page }) => {
    await page.goto('/memes');
    await page.route(/\/assets\/users-[^/]*\.js$/i, (route) => route.abort());
    await page.goto('/Users');
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    await expect(page).toHaveTitle('Something went wrong · Alphazone');
  });
});

test.describe('Going from page to page', () => {
  test('moves the focus to the heading of the new one, and starts at its top', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'In focus', postTags: ['lens'] });
    await page.goto(forum.url);
    await bar(page).getByRole('link', { name: 'Memes' }).click();
    await expect(heading(page, 'Memes')).toBeFocused();

    await page.getByRole('link', { name: 'In focus' }).click();
    await expect(page).toHaveURL(`${forum.url}/Posts/${post._id}`);
    await expect(heading(page, 'In focus')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goto(`${forum.url}/Tags`);
    await page.getByRole('main').getByRole('link', { name: 'lens' }).click();
    await expect(heading(page, 'Posts tagged “lens”')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Tags')).toBeFocused();

    await page.getByRole('combobox', { name: 'Search posts' }).fill('focus');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Results for “focus”')).toBeFocused();
  });

  test('leaves the focus where it is when only the order changes', async ({ page, forum }) => {
    await forum.post(await forum.member('Ada'));
    await page.goto('/memes');
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(page).toHaveURL('/memes?sort=new');
    await expect(page.getByRole('radio', { name: 'New' })).toBeFocused();
  });

  test('and back finds order, pages and place again, also after the posts have changed', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const ada = await forum.member('Ada');
    for (let number = 1; number <= 45; number += 1) {
      await forum.publish(ada, {
        postTitle: `Number ${number}.`,
        postBody: 'One of many. '.repeat(1 + (number % 7)),
        category: 'Memes',
      });
    }
    await page.goto(`${forum.url}/memes`);
    await page.getByRole('radio', { name: 'New' }).click();
    const far = page.getByRole('link', { name: 'Number 4.', exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(far).toBeVisible({ timeout: 300 });
    }).toPass();
    await far.click();
    await expect(heading(page, 'Number 4.')).toBeVisible();
    const all = await forum.call<{ _id: string; postTitle: string }[]>('GET', '/posts/get');
    const id = all.find(({ postTitle }) => postTitle === 'Number 4.')?._id ?? '';
    await forum.vote(ada, id, 'upVote');
    // Longer than an answer counts as fresh: what is cached is asked for anew.
    await page.evaluate(() => {
      const now = Date.now();
      Date.now = () => now + 60_000;
    });
    await page.goBack();
    await expect(page).toHaveURL(`${forum.url}/memes?sort=new`);
    await expect(page.getByRole('radio', { name: 'New' })).toBeChecked();
    await expect(scoreIn(page.getByRole('article').filter({ has: far }))).toHaveText('Score 1');
    await expect(far).toBeInViewport();
    await page.goForward();
    await expect(heading(page, 'Number 4.')).toBeVisible();
    await page.goBack();
    await expect(far).toBeInViewport();
  });
});
