import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search posts' });

test.describe('Spec §2, the search box', () => {
  // @spec 2.2, 2.6, 2.19
  test('shows titles, and opens the chosen post at /posts/{id}', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Zephyr upgrade explained' });
    await page.goto('/');
    await box(page).fill('zephyr');
    await page.getByRole('option', { name: 'Zephyr upgrade explained' }).click();
    await expect(page).toHaveURL(`/posts/${post._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Zephyr upgrade explained' })).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  // @spec 2.6, 5.5, 9.3
  test('asks from two characters on, 300 ms after the last one', { tag: '@once' }, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/posts/suggestions?*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
      return route.fulfill({ json: [] });
    });
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/');
    await page.clock.pauseAt(start + 3_600_000);

    await box(page).pressSequentially(' z ');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Loading suggestions...')).toBeHidden();
    await box(page).fill('ze');
    await page.clock.runFor(299);
    await box(page).fill('zep');
    await page.clock.runFor(299);
    await expect(page.getByText('Loading suggestions...')).toBeVisible();
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByText('No suggestions found.')).toBeVisible();
    expect(asked).toEqual(['zep']);
  });

  // @spec 2.6, 8.18
  test('reads "No suggestions found." for no match and for a failure', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('nothing like this');
    await expect(page.getByText('No suggestions found.')).toBeVisible();

    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/posts/suggestions?*', async (route) => {
      await failed;
      await route.fulfill({ status: 500, json: {} });
    });
    await box(page).fill('something else');
    await expect(page.getByText('Loading suggestions...')).toBeVisible();
    fail();
    await expect(page.getByText('No suggestions found.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  // @spec 2.7
  test('closes on an outside click and on Escape', { tag: '@once' }, async ({ page, forum }) => {
    await forum.post(await forum.member('Ada'), { postTitle: 'Xylophone solo' });
    await page.goto('/messages');
    await box(page).fill('xylo');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box(page)).toHaveValue('xylo');

    await box(page).fill('xylop');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  // @spec 2.8, 2.20
  test('submits to /posts/search?q={text}, reads the search there, and to /posts when it is empty', async ({
    page,
    startForum,
  }) => {
    // Of its own: among the posts of other tests one may be too far down to be drawn.
    const forum = await startForum();
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'Quokka sighting' });
    await forum.post(ada, { postTitle: 'Numbat sighting' });
    await page.goto(forum.url);
    await box(page).fill('  quokka ');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`${forum.url}/posts/search?q=quokka`);
    await expect(page.getByRole('link', { name: 'Quokka sighting' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Numbat sighting' })).toHaveCount(0);
    await expect(box(page)).toHaveValue('quokka');

    await page.reload();
    await expect(box(page)).toHaveValue('quokka');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    await box(page).fill('numbat');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`${forum.url}/posts/search?q=numbat`);
    await expect(page.getByRole('link', { name: 'Quokka sighting' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${forum.url}/posts/search?q=quokka`);
    await expect(box(page)).toHaveValue('quokka');
    await expect(page.getByRole('link', { name: 'Quokka sighting' })).toBeVisible();

    await box(page).fill('   ');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`${forum.url}/posts`);
    await expect(page.getByRole('link', { name: 'Numbat sighting' })).toBeVisible();
    await expect(box(page)).toHaveValue('');
  });

  test('is a sheet on a phone', async ({ browser, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Wombat in a pocket' });
    const page = await browser.newPage({ baseURL: forum.url, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Search posts' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search posts' });
    await expect(box(page)).toBeFocused();
    await box(page).fill('wombat');
    await sheet.getByRole('option', { name: 'Wombat in a pocket' }).click();
    await expect(page).toHaveURL(`/posts/${post._id}`);
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Search posts' }).click();
    await box(page).fill('wombat');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/posts/search?q=wombat');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Wombat in a pocket' })).toBeVisible();
    await page.close();
  });
});
