import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** The leaderboard as the page shows it. */
const alphas = (page: Page) => page.getByRole('region', { name: 'Top Alphas' });
const places = (page: Page) => alphas(page).getByRole('list', { name: 'The first three' });
const rows = (page: Page) => alphas(page).getByRole('table').locator('tbody').getByRole('row');

test.describe('the general feed', () => {
  // @spec 2.15, 2.45, 2.46
  test('shows all posts, sorted by Hot, New and Top, and hides none', async ({ page, startForum }) => {
    test.setTimeout(120_000);
    const forum = await startForum();
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const liked = await forum.post(ada, { postTitle: 'Liked meme', category: 'Memes' });
    await forum.post(ada, { postTitle: 'Plain coin', category: 'Cryptocurrency' });
    const disliked = await forum.post(bob, { postTitle: 'Disliked news', category: 'News' });
    await forum.vote(bob, liked._id, 'upVote');
    await forum.vote(ada, disliked._id, 'downVote');

    await page.goto(`${forum.url}/crypto`);
    const titles = page.getByRole('feed').getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['Liked meme', 'Plain coin', 'Disliked news']);
    await expect(page.getByText('3 Posts')).toBeVisible();
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(titles).toHaveText(['Disliked news', 'Plain coin', 'Liked meme']);
    await page.getByRole('radio', { name: 'Top' }).click();
    await expect(titles).toHaveText(['Liked meme', 'Plain coin', 'Disliked news']);

    await expect(page).toHaveURL(`${forum.url}/crypto?sort=top`);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Top' })).toBeChecked();
    await expect(titles).toHaveCount(3);
  });

  // @spec 9.4, 9.5
  test('cuts titles at 90 characters, at 70 in a window of 400 px, and excerpts at 50', async ({
    page,
    forum,
  }) => {
    await forum.post(await forum.member('Ada'), { postTitle: 'L'.repeat(95), postBody: 'b'.repeat(60) });
    await page.goto('/crypto?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'LLLL' });
    await expect(card.getByRole('heading')).toHaveText(`${'L'.repeat(90)}...`);
    await expect(card.getByText(`${'b'.repeat(50)}...`, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 401, height: 800 });
    await expect(card.getByRole('heading')).toHaveText(`${'L'.repeat(90)}...`);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(card.getByRole('heading')).toHaveText(`${'L'.repeat(70)}...`);
  });

  test('says "Loading posts...", then that there are none', async ({ page, startForum }) => {
    const forum = await startForum();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/posts/get?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${forum.url}/crypto`);
    await expect(page.getByText('Loading posts...')).toBeVisible();
    answer();
    await expect(page.getByText('No posts yet. Be the first to post!')).toBeVisible();
    await expect(page.getByText('Loading posts...')).toBeHidden();
  });

  test('is reached from the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'General feed' }).click();
    await expect(page).toHaveURL('/crypto');
    await expect(page.getByRole('heading', { level: 1, name: 'General feed' })).toBeFocused();
  });
});

test.describe('Top Alphas', () => {
  // @spec 1.8, 2.15, 2.46, 9.12
  test(
    'without a leaderboard on the server shows sample entries that say so',
    { tag: '@once' },
    async ({ page }) => {
      await page.route('**/api/leaderboard', (route) =>
        route.fulfill({ status: 404, json: { message: 'There is no such call.' } }),
      );
      await page.goto('/crypto');
      await expect(alphas(page).getByText('Sample data')).toBeVisible();
      await expect(places(page).getByRole('listitem')).toHaveCount(3);
      await expect(rows(page)).toHaveCount(5);
      await expect(alphas(page).getByRole('link')).toHaveCount(0);

      const more = alphas(page).getByRole('button', { name: 'Show all 8' });
      await more.click();
      await expect(rows(page)).toHaveCount(8);
      await alphas(page).getByRole('button', { name: 'Show fewer' }).click();
      await expect(rows(page)).toHaveCount(5);
    },
  );

  // @spec 2.47, 9.12
  test(
    'calls 20 or more shares Gold, 10 or more Silver, and fewer Bronze',
    { tag: '@once' },
    async ({ page }) => {
      await page.route('**/api/leaderboard', (route) =>
        route.fulfill({
          json: [21, 20, 19, 10, 9].map((shares, index) => ({
            id: `${index}`,
            name: `Alpha ${index}`,
            reputation: 100 - index,
            shares,
            avatar: '',
          })),
        }),
      );
      await page.goto('/crypto');
      for (const [index, level] of ['Gold', 'Gold', 'Silver', 'Silver', 'Bronze'].entries()) {
        await expect(rows(page).nth(index).getByRole('cell', { name: level, exact: true })).toBeVisible();
      }
      await expect(alphas(page).getByText('Sample data')).toHaveCount(0);
    },
  );

  test('that cannot be loaded says so and offers to try again, beside the posts', async ({ page, forum }) => {
    await forum.post(await forum.member('Ada'), { postTitle: 'Still here' });
    let fails = true;
    await page.route('**/api/leaderboard', (route) =>
      fails
        ? route.fulfill({ status: 500, json: { message: 'The database is asleep.' } })
        : route.fulfill({ json: [] }),
    );
    await page.goto('/crypto?sort=new');
    await expect(alphas(page).getByRole('alert')).toContainText('Top Alphas could not be loaded.');
    await expect(page.getByRole('link', { name: 'Still here' })).toBeVisible();
    fails = false;
    await alphas(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alphas(page).getByText('Nobody has made it here yet.')).toBeVisible();
    await expect(alphas(page).getByRole('alert')).toHaveCount(0);
  });

  test('ranks the members whom others vote for @extension', async ({ page, startForum }) => {
    const forum = await startForum();
    const [ada, bob, cleo] = [
      await forum.member('Ada'),
      await forum.member('Bob'),
      await forum.member('Cleo'),
    ];
    const best = await forum.post(ada, { postTitle: 'Best' });
    const good = await forum.post(bob, { postTitle: 'Good' });
    await forum.vote(bob, best._id, 'upVote');
    await forum.vote(cleo, best._id, 'upVote');
    await forum.vote(cleo, good._id, 'upVote');

    await page.goto(`${forum.url}/crypto`);
    await expect(places(page).getByRole('link')).toHaveText(['Ada', 'Bob']);
    await expect(alphas(page).getByText('Sample data')).toHaveCount(0);
    await places(page).getByRole('link', { name: 'Ada' }).click();
    await expect(page).toHaveURL(`${forum.url}/Users/${ada._id}`);
  });
});
