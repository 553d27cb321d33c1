import { expect, media, scoreIn, test } from './support/test';

test.describe('Spec §2, Category feed: each post', () => {
  // @spec 2.38, 3.3
  test('shows score, time, title, excerpt, first media item, tags and the number of comments', async ({
    page,
    forum,
  }) => {
    const [ada, bob, cleo] = [
      await forum.member('Ada'),
      await forum.member('Bob'),
      await forum.member('Cleo'),
    ];
    const post = await forum.post(ada, {
      postTitle: 'A whole card',
      postBody: 'What it says',
      postTags: ['gm', 'charts'],
      mediaUrls: [await forum.upload(ada, media('picture.png')), await forum.upload(ada, media('clip.mp4'))],
      category: 'News',
    });
    for (const voter of [ada, bob, cleo])
      await forum.vote(voter, post._id, voter === cleo ? 'downVote' : 'upVote');
    await forum.comment(bob, post._id, 'One');
    await forum.comment(cleo, post._id, 'Two');

    await page.goto('/news?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'A whole card' });
    await expect(scoreIn(card)).toHaveText('Score 1');
    await expect(card.locator('time')).toHaveText(/now|ago/);
    await expect(card.locator('time')).toHaveAttribute('datetime', new Date(post.postedOn).toISOString());
    await expect(card.getByRole('link', { name: 'A whole card' })).toHaveAttribute(
      'href',
      `/Posts/${post._id}`,
    );
    await expect(card).toContainText('What it says');
    await expect(card.locator('img[src*="/media/"]')).toHaveCount(1);
    await expect(card.locator('video')).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'gm', exact: true })).toHaveAttribute('href', '/Tags?tag=gm');
    await expect(card.getByRole('link', { name: 'charts', exact: true })).toBeVisible();
    await expect(card.getByText('2 comments')).toBeAttached();
  });

  // @spec 1.6, 2.39, 4.7
  test('is marked by a fire symbol and "Boosted" when it is pinned', async ({ page, startForum }) => {
    // What is pinned would stand before the posts of other tests.
    const forum = await startForum();
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'On fire', category: 'News' });
    await forum.call('POST', `/posts/pin/${post._id}`, {}, await forum.admin());
    await page.goto(`${forum.url}/news?sort=new`);
    const label = page
      .getByRole('article')
      .filter({ hasText: 'On fire' })
      .getByText('Boosted', { exact: true });
    await expect(label).toBeVisible();
    await expect(label.locator('svg.lucide-flame')).toBeVisible();
  });

  // @spec 2.44
  test('takes .mp4 and .webm as video, and .gif too in Memes and Cryptocurrency', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const files = {
      mp4: await forum.upload(ada, media('clip.mp4')),
      webm: await forum.upload(ada, media('clip.webm')),
      gif: await forum.upload(ada, media('dance.gif')),
    };
    const zones = ['Memes', 'Cryptocurrency', 'News'];
    for (const category of zones) {
      for (const [kind, url] of Object.entries(files)) {
        await forum.post(ada, { postTitle: `Moving ${kind}`, category, mediaUrls: [url] });
      }
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const zone of zones) {
      await page.goto(`/${zone.toLowerCase()}?sort=new`);
      const card = (kind: string) => page.getByRole('article').filter({ hasText: `Moving ${kind}` });
      await expect(card('mp4').locator('video')).toHaveCount(1);
      await expect(card('webm').locator('video')).toHaveCount(1);
      await expect(card('gif').locator('img')).toHaveCount(1);
      // A gif that counts as video can be stopped like one.
      await expect(card('gif').getByRole('button', { name: 'Pause animation' })).toHaveCount(
        zone === 'News' ? 0 : 1,
      );
    }
  });
});

test.describe('Spec §2, Routes: the zones', () => {
  for (const zone of ['Memes', 'Cryptocurrency', 'News']) {
    // @spec 0.1, 2.12, 2.13, 2.14, 2.33
    test(`/${zone.toLowerCase()} shows the posts of ${zone} and no others`, async ({ page, forum }) => {
      const ada = await forum.member('Ada');
      for (const category of ['Memes', 'Cryptocurrency', 'News']) {
        await forum.post(ada, { postTitle: `Post in ${category}`, category });
      }
      await page.goto(`/${zone.toLowerCase()}?sort=new`);
      await expect(page.getByRole('heading', { level: 1, name: zone })).toBeVisible();
      await expect(page.getByRole('link', { name: `Post in ${zone}` }).first()).toBeVisible();
      await expect(
        page.getByRole('link', { name: /^Post in/ }).filter({ hasNotText: `Post in ${zone}` }),
      ).toHaveCount(0);
    });
  }
});

test.describe('Spec §2 and §9, the home list', () => {
  // @spec 1.5, 9.18
  test('ranks the posts of all zones by net votes, pinned or not', async ({ page, startForum }) => {
    const forum = await startForum();
    const [ada, bob, admin] = [await forum.member('Ada'), await forum.member('Bob'), await forum.admin()];
    const first = await forum.post(ada, { postTitle: 'Two up', category: 'News' });
    const last = await forum.post(ada, { postTitle: 'One down', category: 'Memes' });
    const middle = await forum.post(ada, { postTitle: 'One up, one down', category: 'Cryptocurrency' });
    for (const voter of [ada, bob]) await forum.vote(voter, first._id, 'upVote');
    await forum.vote(ada, middle._id, 'upVote');
    await forum.vote(bob, middle._id, 'downVote');
    await forum.vote(bob, last._id, 'downVote');
    await forum.call('POST', `/posts/pin/${last._id}`, {}, admin);

    await page.goto(forum.url);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      'Two up',
      'One up, one down',
      'One down',
    ]);
  });

  // @spec 2.12
  test('says "Loading..." until the posts arrive, and then how many there are', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    await forum.post(await forum.member('Ada'));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/posts/get?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(forum.url);
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Create Post' })).toBeVisible();
    answer();
    await expect(page.getByText('1 Posts')).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
  });

  // @spec 9.4
  test('like all lists but those of the zones cuts titles at 90 characters, and at 70 in a window of 400 px', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'H'.repeat(91), postTags: ['long'], category: 'News' });
    await forum.post(ada, { postTitle: 'I'.repeat(90), postTags: ['long'], category: 'News' });
    for (const path of [
      '/',
      '/crypto',
      '/posts',
      '/posts/search?q=hh',
      '/Tags?tag=long',
      `/Users/${ada._id}`,
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${forum.url}${path}`);
      const title = page.getByRole('article').getByRole('heading', { name: /^H{70}/ });
      const whole = page.getByRole('article').getByRole('heading', { name: /^I{70}/ });
      const hasBoth = !path.includes('q=');
      await expect(title).toHaveText(`${'H'.repeat(90)}...`);
      if (hasBoth) await expect(whole).toHaveText('I'.repeat(90));
      await page.setViewportSize({ width: 401, height: 800 });
      await expect(title).toHaveText(`${'H'.repeat(90)}...`);
      await page.setViewportSize({ width: 400, height: 800 });
      await expect(title).toHaveText(`${'H'.repeat(70)}...`);
      if (hasBoth) await expect(whole).toHaveText(`${'I'.repeat(70)}...`);
    }
  });
});
