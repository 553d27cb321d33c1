import type { Page } from '@playwright/test';

import { bodiesOf, calledAfter, recordCalls } from './support/calls';
import { emptyDocuments } from './support/emptyDocuments';
import { holdCall } from './support/failures';
import type { Forum } from './support/forum';
import { bar, button, card, expectArrival, main, media, scoreIn, titles } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const alphas = (page: Page) => page.getByRole('region', { name: 'Top Alphas' });
const podium = (page: Page) => alphas(page).getByRole('list', { name: 'The first three' });
const rows = (page: Page) => alphas(page).getByRole('table').locator('tbody').getByRole('row');
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });

// @spec 1.5, 1.6, 1.8, 2.12, 2.15, 2.21, 2.34, 2.35, 2.37, 2.39, 2.45, 2.46, 2.61, 3.10, 4.7, 9.4, 9.7, 9.12, 9.18
test(
  'feeds sort and count posts, and tags lead to theirs',
  { tag: '@plain' },
  async ({ page, startForum, serverKind }) => {
    const forum = await startForum();
    const at = (path: string) => `${forum.url}${path}`;
    // The window must be tall: lists render only the posts near it.
    const height = 2400;
    await page.setViewportSize({ width: 1280, height });

    const { ada } = await fill(forum);
    const shown = { whole: long.whole, cut: `${'H'.repeat(90)}...` };
    const byVotes = ['Liked', 'A meme', 'Newest', 'Pinned', shown.whole, shown.cut, 'Disliked'];
    const byTime = ['A meme', 'Newest', 'Disliked', 'Pinned', 'Liked', shown.whole, shown.cut];

    await test.step('a zone has its own posts, pinned ones first, then Hot or New', async () => {
      await page.goto(at('/news'));
      await expect(titles(page)).toHaveText(['Pinned', 'Liked', 'Newest', 'Disliked']);
      await expect(page.getByText('4 Posts')).toBeVisible();
      const label = card(page, 'Pinned').getByText('Boosted', { exact: true });
      await expect(label.locator('svg.lucide-flame')).toBeVisible();
      await expect(page.getByText('Boosted')).toHaveCount(1);
      await page.getByRole('radio', { name: 'New' }).click();
      await expect(titles(page)).toHaveText(['Pinned', 'Newest', 'Disliked', 'Liked']);
      await page.getByRole('radio', { name: 'Hot' }).click();
      await expect(titles(page)).toHaveText(['Pinned', 'Liked', 'Newest', 'Disliked']);
    });

    await test.step('the home list has all posts by net votes, and six banners', async () => {
      const fillDocuments = await emptyDocuments(page);
      const release = await holdCall(page, { path: '**/posts/get?*' });
      await page.goto(at('/'));
      await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
      await expect(button(page, 'Create Post')).toBeVisible();
      await release();
      await fillDocuments();
      await expect(titles(page)).toHaveText(byVotes);
      await expect(page.getByText('7 Posts')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
      const banners = highlights(page).getByRole('group', { includeHidden: true });
      await expect(banners).toHaveCount(6);
      for (const banner of await banners.all()) await expect(banner.locator('svg, img')).toHaveCount(1);
    });

    await test.step('the general feed sorts all posts by Hot, New and Top', async () => {
      await visit(page, '/crypto');
      await expectArrival(page, 'General feed');
      await expect(titles(page)).toHaveText(byVotes);
      await expect(page.getByText('7 Posts')).toBeVisible();
      await page.getByRole('radio', { name: 'New' }).click();
      await expect(titles(page)).toHaveText(byTime);
      await page.getByRole('radio', { name: 'Top' }).click();
      await expect(titles(page)).toHaveText(byVotes);
      await expect(page).toHaveURL(at('/crypto?sort=top'));
      await expect(page.getByRole('radio', { name: 'Top' })).toBeChecked();
    });

    await test.step('Top Alphas ranks members, or samples where the server has no leaderboard', async () => {
      if (serverKind === 'plain') {
        await expect(alphas(page).getByText('Sample data')).toBeVisible();
        await expect(podium(page).getByRole('listitem')).toHaveCount(3);
        await expect(rows(page)).toHaveCount(5);
        await expect(alphas(page).getByRole('link')).toHaveCount(0);
        await alphas(page).getByRole('button', { name: 'Show all 8' }).click();
        await expect(rows(page)).toHaveCount(8);
        await alphas(page).getByRole('button', { name: 'Show fewer' }).click();
        await expect(rows(page)).toHaveCount(5);
      } else {
        await expect(podium(page).getByRole('link')).toHaveText(['Ada', 'Bob']);
        await expect(alphas(page).getByText('Sample data')).toHaveCount(0);
        await podium(page).getByRole('link', { name: 'Ada' }).click();
        await expect(page).toHaveURL(at(`/Users/${ada._id}`));
      }
    });

    await test.step('Tags counts the posts of each tag and leads to them', async () => {
      await visit(page, '/Tags');
      await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
      await expect(
        page.getByText(
          'A tag is a keyword or label that categorises a post with similar ones. The right tags help others to find your post and to comment on it.',
          { exact: true },
        ),
      ).toBeVisible();
      const tags = main(page).getByRole('listitem');
      await expect(tags).toHaveText([
        'gmUsed in News.4 posts',
        'longUsed in Cryptocurrency.2 posts',
        'c++Used in Memes.1 post',
      ]);
      await tags.getByRole('link', { name: 'gm' }).click();
      await expect(page).toHaveURL(at('/Tags?tag=gm'));
      await expect(page.getByRole('link', { name: 'Liked', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible();
      await main(page).getByRole('link', { name: 'All tags' }).click();
      await tags.getByRole('link', { name: 'c++' }).click();
      await expect(page).toHaveURL(at('/Tags?tag=c%2B%2B'));
      await expect(page.getByRole('heading', { level: 1, name: 'Posts tagged “c++”' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'A meme' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Liked', exact: true })).toHaveCount(0);
    });

    await test.step('other lists cut titles at 90 characters, or 70 in a 400 px window', async () => {
      for (const path of [
        '/',
        '/crypto',
        '/posts',
        '/posts/search?q=hhh',
        '/Tags?tag=long',
        `/Users/${ada._id}`,
      ]) {
        const title = page.getByRole('article').getByRole('heading', { name: /^H{70}/ });
        const whole = page.getByRole('article').getByRole('heading', { name: /^I{70}/ });
        const hasBoth = !path.includes('q=');
        await page.setViewportSize({ width: 1280, height });
        await visit(page, path);
        await expect(title).toHaveText(shown.cut);
        if (hasBoth) await expect(whole).toHaveText(shown.whole);
        await page.setViewportSize({ width: 401, height });
        await expect(title).toHaveText(shown.cut);
        await page.setViewportSize({ width: 400, height });
        await expect(title).toHaveText(`${'H'.repeat(70)}...`);
        if (hasBoth) await expect(whole).toHaveText(`${'I'.repeat(70)}...`);
      }
    });
  },
);

const long = { tooLong: 'H'.repeat(91), whole: 'I'.repeat(90) };

async function fill(forum: Forum) {
  const [ada, bob, cleo, admin] = [
    await forum.member('Ada'),
    await forum.member('Bob'),
    await forum.member('Cleo'),
    await forum.admin(),
  ];
  for (const postTitle of Object.values(long)) {
    await forum.post(ada, { postTitle, postTags: ['long'], category: 'Cryptocurrency' });
  }
  const news = (postTitle: string, author = ada) =>
    forum.post(author, { postTitle, postTags: ['gm'], category: 'News' });
  const liked = await news('Liked');
  const pinned = await news('Pinned');
  const disliked = await news('Disliked', cleo);
  await news('Newest');
  const meme = await forum.post(bob, { postTitle: 'A meme', postTags: ['c++'], category: 'Memes' });
  for (const voter of [bob, admin]) await forum.vote(voter, liked._id, 'upVote');
  await forum.vote(admin, meme._id, 'upVote');
  await forum.vote(bob, disliked._id, 'downVote');
  await forum.call('POST', `/posts/pin/${pinned._id}`, {}, admin);
  return { ada };
}

// @spec 0.1, 2.12, 2.13, 2.14, 2.33, 2.44
test('a zone shows only its own posts, with .mp4, .webm and some gifs as videos', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const files = {
    mp4: await forum.upload(ada, media('clip.mp4')),
    webm: await forum.upload(ada, media('clip.webm')),
    gif: await forum.upload(ada, media('dance.gif')),
  };
  const zones = ['Memes', 'Cryptocurrency', 'News'];
  for (const category of zones) {
    await forum.post(ada, { postTitle: `Post in ${category}`, category });
    for (const [kind, url] of Object.entries(files)) {
      await forum.post(ada, { postTitle: `Moving ${kind}`, category, mediaUrls: [url] });
    }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const zone of zones) {
    await test.step(zone, async () => {
      await bar(page).getByRole('link', { name: zone }).click();
      await expect(page.getByRole('heading', { level: 1, name: zone })).toBeVisible();
      await page.getByRole('radio', { name: 'New' }).click();
      await expect(page.getByRole('link', { name: `Post in ${zone}` }).first()).toBeVisible();
      const others = page.getByRole('link', { name: /^Post in/ }).filter({ hasNotText: `Post in ${zone}` });
      await expect(others).toHaveCount(0);
      await expect(card(page, 'Moving mp4').locator('video')).toHaveCount(1);
      await expect(card(page, 'Moving webm').locator('video')).toHaveCount(1);
      await expect(card(page, 'Moving gif').locator('img')).toHaveCount(1);
      // The site settings of News say nothing about GIFs.
      await expect(card(page, 'Moving gif').getByRole('button', { name: 'Pause animation' })).toHaveCount(
        zone === 'News' ? 0 : 1,
      );
    });
  }
});

// @spec 2.38, 3.3, 5.22, 5.23, 9.4, 9.5, 9.6
test('a card shows score, time, excerpt, media, tags and comments', async ({ page, forum }) => {
  const [ada, bob, cleo] = [await forum.member('Ada'), await forum.member('Bob'), await forum.member('Cleo')];
  const post = await forum.post(ada, {
    postTitle: 'A whole card',
    postBody: `What it says to @[${bob.username}](${bob._id})`,
    postTags: ['gm', 'charts'],
    mediaUrls: [await forum.upload(ada, media('picture.png')), await forum.upload(ada, media('clip.mp4'))],
    category: 'News',
  });
  for (const voter of [ada, bob]) await forum.vote(voter, post._id, 'upVote');
  await forum.vote(cleo, post._id, 'downVote');
  await forum.comment(bob, post._id, 'One');
  await forum.comment(cleo, post._id, 'Two');
  await forum.post(ada, {
    postTitle: 'T'.repeat(95),
    postBody: 'b'.repeat(120),
    postTags: ['g'.repeat(25)],
    category: 'News',
  });
  await forum.post(ada, { postTitle: 'F'.repeat(50), postBody: 'c'.repeat(100), category: 'News' });

  await test.step('in a zone', async () => {
    await page.goto('/news?sort=new');
    const whole = card(page, 'A whole card');
    await expect(scoreIn(whole)).toHaveText('Score 1');
    await expect(whole.locator('time')).toHaveText(/now|ago/);
    await expect(whole.locator('time')).toHaveAttribute('datetime', new Date(post.postedOn).toISOString());
    await expect(whole.getByRole('link', { name: 'A whole card' })).toHaveAttribute(
      'href',
      `/Posts/${post._id}`,
    );
    await expect(whole).toContainText(`What it says to @${bob.username}`);
    await expect(whole).not.toContainText(bob._id);
    await expect(whole.locator('img[src*="/media/"]')).toHaveCount(1);
    await expect(whole.locator('video')).toHaveCount(0);
    await expect(whole.getByRole('link', { name: 'gm', exact: true })).toHaveAttribute(
      'href',
      '/Tags?tag=gm',
    );
    await expect(whole.getByRole('link', { name: 'charts', exact: true })).toBeVisible();
    await expect(whole.getByText('2 comments')).toBeAttached();
  });

  await test.step('cuts titles at 50 characters, excerpts at 100 and tags at 20', async () => {
    const long = card(page, 'TTTT');
    await expect(long.getByRole('heading')).toHaveText(`${'T'.repeat(50)}...`);
    await expect(long).toContainText('b'.repeat(100));
    await expect(long).not.toContainText('b'.repeat(101));
    await expect(card(page, 'FFFF').getByRole('heading')).toHaveText('F'.repeat(50));
    await expect(card(page, 'FFFF').getByText('c'.repeat(100), { exact: true })).toBeVisible();
    await expect(long.getByRole('link', { name: 'g'.repeat(25) })).toHaveText(
      `${'g'.repeat(20)}…${'g'.repeat(25)}`,
    );
  });

  await test.step('cuts excerpts at 50 in the general feed', async () => {
    await visit(page, '/crypto?sort=new');
    await expect(card(page, 'TTTT').getByText(`${'b'.repeat(50)}...`, { exact: true })).toBeVisible();
  });
});

// @spec 1.4, 1.6, 2.43, 4.7, 4.29, 5.21, 6.8, 7.22, 7.23, 9.9
test(
  'the administrator pins and boosts a post',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'To be pinned', category: 'News' });
    await forum.post(ada, { postTitle: 'Newer than it', category: 'News' });
    const page = await browserOf(await forum.admin());
    const calls = recordCalls(page);
    await page.goto('/news?sort=new');
    const pinned = card(page, 'To be pinned');
    const order = page
      .getByRole('article')
      .filter({ hasText: /To be pinned|Newer than it/ })
      .getByRole('heading');

    await test.step('pins it to the top and unpins it', async () => {
      await expect(order).toHaveText(['Newer than it', 'To be pinned']);
      await pinned.getByRole('button', { name: 'Pin Post' }).click();
      await expect(pinned.getByText('Boosted')).toBeVisible();
      await expect(pinned.locator('svg.lucide-flame')).toBeVisible();
      await expect(order).toHaveText(['To be pinned', 'Newer than it']);
      await expect.poll(() => bodiesOf(calls, `POST /posts/pin/${post._id}`)).toEqual([{}]);
      await expect.poll(() => calledAfter(calls, `POST /posts/pin/${post._id}`)).toContain('GET /posts/get');
      await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(true);
      await pinned.getByRole('button', { name: 'Unpin Post' }).click();
      await expect(pinned.getByText('Boosted')).toBeHidden();
      await expect(order).toHaveText(['Newer than it', 'To be pinned']);
      await expect.poll(() => bodiesOf(calls, `POST /posts/pin/${post._id}`)).toEqual([{}, {}]);
      await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(false);
    });

    await test.step('boosts it by 100 or another amount', async () => {
      const amount = pinned.getByRole('spinbutton');
      const score = (votes: number) =>
        serverKind === 'alphazone' ? `Score ${votes}, includes a boost of ${votes}` : `Score ${votes}`;
      await expect(amount).toHaveValue('100');
      await pinned.getByRole('button', { name: 'Boost Upvotes' }).click();
      await expect(scoreIn(pinned)).toHaveText(score(100));
      await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(100);
      await amount.fill('7');
      await pinned.getByRole('button', { name: 'Boost Upvotes' }).click();
      await expect(scoreIn(pinned)).toHaveText(score(107));
      await expect
        .poll(() => bodiesOf(calls, `PATCH /posts/boost/${post._id}`))
        .toEqual([{ amount: 100 }, { amount: 7 }]);
      await expect
        .poll(() => calledAfter(calls, `PATCH /posts/boost/${post._id}`))
        .toContain('GET /posts/get');
    });

    await test.step('is the only one with these tools', async () => {
      const other = await browserOf(ada);
      await other.goto('/news');
      await expect(other.getByRole('article').first()).toBeVisible();
      await expect(other.getByRole('button', { name: 'Pin Post' })).toHaveCount(0);
      await expect(other.getByRole('button', { name: 'Boost Upvotes' })).toHaveCount(0);
    });
  },
);
