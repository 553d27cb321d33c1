import { expect, test } from './support/test';

test.describe('Spec §2, Category feed', () => {
  // @spec 2.34, 2.35, 2.37, 4.7, 9.18
  test('sorts by Hot (score) and New (time), pinned posts first', async ({ page, startForum }) => {
    const forum = await startForum();
    const [ada, bob, admin] = [await forum.member('Ada'), await forum.member('Bob'), await forum.admin()];
    const news = (postTitle: string) => forum.post(ada, { postTitle, category: 'News' });
    const liked = await news('Liked');
    const pinned = await news('Pinned');
    const disliked = await news('Disliked');
    await news('Newest');
    await forum.vote(ada, liked._id, 'upVote');
    await forum.vote(bob, liked._id, 'upVote');
    await forum.vote(bob, disliked._id, 'downVote');
    await forum.call('POST', `/posts/pin/${pinned._id}`, {}, admin);

    await page.goto(`${forum.url}/news`);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['Pinned', 'Liked', 'Newest', 'Disliked']);
    await expect(page.getByText('4 Posts')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Pinned' }).getByText('Boosted')).toBeVisible();
    await expect(page.getByText('Boosted')).toHaveCount(1);

    await page.getByRole('radio', { name: 'New' }).click();
    await expect(titles).toHaveText(['Pinned', 'Newest', 'Disliked', 'Liked']);
    await page.getByRole('radio', { name: 'Hot' }).click();
    await expect(titles).toHaveText(['Pinned', 'Liked', 'Newest', 'Disliked']);
  });

  // @spec 2.40
  test('says that it is empty, and what to do', async ({ page, startForum }) => {
    const forum = await startForum();
    await page.goto(`${forum.url}/cryptocurrency`);
    await expect(
      page.getByText('No posts in the Cryptocurrency category yet. Be the first to post!'),
    ).toBeVisible();
  });

  // @spec 2.41
  test('says "Loading posts..." while it loads, and offers to try again after a failure', async ({
    page,
  }) => {
    let fails = true;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/posts/get?*', async (route) => {
      await held;
      await (fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue());
    });
    await page.goto('/memes');
    await expect(page.getByText('Loading posts...')).toBeVisible();
    answer();
    const retry = page.getByRole('button', { name: /try again/i });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    fails = false;
    await retry.click();
    await expect(page.getByText('Loading posts...')).toBeHidden();
    await expect(retry).toBeHidden();
  });

  // @spec 5.22, 5.23, 9.4, 9.5, 9.6
  test('cuts titles at 50 characters, excerpts at 100 and tags at 20', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await forum.post(ada, {
      postTitle: 'T'.repeat(60),
      postBody: 'b'.repeat(120),
      postTags: ['g'.repeat(25)],
      category: 'Memes',
    });
    await forum.post(ada, { postTitle: 'F'.repeat(50), postBody: 'c'.repeat(100) });
    await page.goto('/memes?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'TTTT' });
    await expect(card.getByRole('heading')).toHaveText(`${'T'.repeat(50)}...`);
    await expect(card).toContainText('b'.repeat(100));
    await expect(card).not.toContainText('b'.repeat(101));
    const whole = page.getByRole('article').filter({ hasText: 'FFFF' });
    await expect(whole.getByRole('heading')).toHaveText('F'.repeat(50));
    await expect(whole.getByText('c'.repeat(100), { exact: true })).toBeVisible();
    // Cut for the eye; its name is the whole tag.
    await expect(card.getByRole('link', { name: 'g'.repeat(25) })).toHaveText(
      `${'g'.repeat(20)}…${'g'.repeat(25)}`,
    );
  });

  test('shows mentions in excerpts as names', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'Mentioning', postBody: `Thanks @[${ada.username}](${ada._id})!` });
    await page.goto('/memes?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'Mentioning' });
    await expect(card).toContainText(`Thanks @${ada.username}!`);
    await expect(card).not.toContainText(ada._id);
  });

  test('loads more posts while scrolling, and comes back to the same place', async ({ page, startForum }) => {
    const forum = await startForum();
    const ada = await forum.member('Ada');
    for (let number = 1; number <= 45; number += 1) {
      await forum.publish(ada, { postTitle: `Number ${number}.`, category: 'Memes' });
    }
    await page.goto(`${forum.url}/memes?sort=new`);
    await expect(page.getByText('45 Posts')).toBeVisible();
    const oldest = page.getByRole('link', { name: 'Number 5.' });
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(oldest).toBeVisible({ timeout: 300 });
    }).toPass();
    await oldest.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Number 5.' })).toBeVisible();
    await page.goBack();
    await expect(oldest).toBeInViewport();
  });
});

test.describe('Spec §2, Routes: the home list', () => {
  // @spec 2.12, 9.7
  test('shows a carousel of six images, the count and the posts of all zones', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'A meme', category: 'Memes' });
    await forum.post(ada, { postTitle: 'Some news', category: 'News' });
    await page.goto(forum.url);
    await expect(page.getByText('2 Posts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A meme' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Some news' })).toBeVisible();
    const carousel = page.getByRole('region', { name: /banner|highlights|carousel/i });
    const banners = carousel.getByRole('group', { includeHidden: true });
    await expect(banners).toHaveCount(6);
    for (const banner of await banners.all()) await expect(banner.locator('svg, img')).toHaveCount(1);
  });

  // @spec 2.12, 2.17
  test('offers the zones to create a post in', async ({ browserOf, forum }) => {
    const page = await browserOf(await forum.member('Ada'));
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
    for (const zone of ['Cryptocurrency', 'Memes', 'News']) {
      await expect(page.getByRole('menuitem', { name: new RegExp(zone) })).toBeVisible();
    }
    await page.getByRole('menuitem', { name: /News/ }).click();
    await expect(page).toHaveURL('/CreatePost/news');
  });
});
