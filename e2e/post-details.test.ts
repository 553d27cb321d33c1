import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { expect, media, scoreIn, test } from './support/test';

type Post = components['schemas']['Post'];

test.describe('Spec §2, Post details: what it shows', () => {
  // @spec 2.17, 2.19, 2.52, 2.54
  test('everything of the post, with ways to its author, its tags and a post of one’s own', async ({
    page,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, {
      postTitle: 'All of it',
      postBody: 'The whole body',
      postTags: ['gm', 'charts'],
      mediaUrls: [await forum.upload(ada, media('picture.png'))],
    });
    await forum.vote(ada, post._id, 'upVote');
    await forum.comment(ada, post._id, 'Mine');
    await page.goto(`/Posts/${post._id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'All of it' })).toBeVisible();
    await expect(main.getByText('The whole body')).toBeVisible();
    await expect(scoreIn(main)).toHaveText('Score 1');
    await expect(main.getByRole('button', { name: 'Upvote' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Downvote' })).toBeVisible();
    await expect(main.locator('img[src*="/media/"]')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ada' }).first()).toHaveAttribute(
      'href',
      `/Users/${ada._id}`,
    );
    await expect(main.locator(`time[datetime="${new Date(post.postedOn).toISOString()}"]`)).toHaveText(
      /now|ago/,
    );
    for (const tag of ['gm', 'charts']) {
      // Once as a pill, once in the way on at the bottom.
      const links = main.getByRole('link', { name: tag, exact: true });
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', `/Tags?tag=${tag}`);
    }
    await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(main.getByRole('heading', { name: '1 Comment', exact: true })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1);
    await expect(main.getByPlaceholder('Write a comment')).toBeVisible();
    await expect(main.getByRole('link', { name: 'create your own post' })).toHaveAttribute(
      'href',
      '/CreatePost',
    );
  });

  // @spec 2.53
  test('the heading "Loading Post..." until it arrives', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Slow one' });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/posts/get?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/Posts/${post._id}`);
    await expect(page.getByRole('heading', { name: 'Loading Post...' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Slow one' })).toBeVisible();
    await expect(page.getByText('Loading Post...')).toBeHidden();
  });

  // @spec 2.53
  test('that there is no such post, when there are none at all', { tag: '@once' }, async ({ page }) => {
    await page.route('**/posts/get*', (route) => route.fulfill({ json: [] }));
    await page.goto('/Posts/anything');
    await expect(
      page.getByText('No post found with this ID. It might have been deleted or never existed.'),
    ).toBeVisible();
  });

  // @spec 2.59, 2.60, 3.2
  test(
    'media by their kinds, given as addresses or with a type',
    { tag: '@once' },
    async ({ page, forum }) => {
      const post = await forum.post(await forum.member('Ada'));
      const at = (file: string) => `https://files.example/${file}`;
      await answerWith(page, {
        ...post,
        mediaUrls: [
          ...[
            'a.mp4',
            'b.webm',
            'c.ogg',
            'd.mp3',
            'e.wav',
            'f.gif',
            'g.png',
            'h.jpg',
            'i.jpeg',
            'j.webp',
          ].map(at),
          { url: at('typed-video'), type: 'video/mp4' },
          { url: at('typed-sound'), type: 'audio/wav' },
          { url: at('paper'), type: 'application/pdf' },
        ],
      });
      // None of these files is anywhere; what counts is what each is shown as.
      const picture = media('picture.png');
      await page.route('https://files.example/**', (route) => route.fulfill({ path: picture }));
      await page.goto(`/Posts/${post._id}`);
      const main = page.getByRole('main');
      const sources = (element: string) =>
        main
          .locator(`${element}[src^="https://files.example/"]`)
          .evaluateAll((all) => all.map((one) => one.getAttribute('src')?.split('/').at(-1)));
      await expect.poll(() => sources('video')).toEqual(['a.mp4', 'b.webm', 'c.ogg', 'typed-video']);
      await expect.poll(() => sources('audio')).toEqual(['d.mp3', 'e.wav', 'typed-sound']);
      await expect.poll(() => sources('img')).toEqual(['f.gif', 'g.png', 'h.jpg', 'i.jpeg', 'j.webp']);
      await expect(main.getByText('Unsupported media type: application/pdf')).toBeVisible();
    },
  );
});

test.describe('Spec §2 and §9, Post details: comments', { tag: '@once' }, () => {
  const comments = [1, 2, 3].map((number) => ({
    _id: `c${number}`,
    userId: `u${number}`,
    userCommented: `Writer ${number}`,
    commentBody: `Comment ${number}`,
    commentedOn: `2025-01-0${number}T10:00:00.000Z`,
  }));

  // @spec 2.55
  test('are shown only when noOfComments is not 0 and there is a list of them', async ({ page, forum }) => {
    const { comment: _, ...post } = await forum.post(await forum.member('Ada'), { postTitle: 'How many' });
    const shown = page.getByRole('main').getByRole('list', { name: 'Comments' });
    for (const [answer, isShown] of [
      [{ ...post, noOfComments: 3, comment: comments }, true],
      [{ ...post, noOfComments: 0, comment: comments }, false],
      [{ ...post, noOfComments: 3 }, false],
    ] as const) {
      await page.unrouteAll({ behavior: 'wait' });
      await answerWith(page, answer);
      await page.goto(`/Posts/${post._id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'How many' })).toBeVisible();
      await expect(shown).toHaveCount(isShown ? 1 : 0);
    }
  });

  // @spec 2.56, 2.57, 6.4, 9.14
  test('name the commenter, the text and the date, come in after 0.3 s plus 0.05 s each, and only their author may delete them', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await answerWith(page, {
      ...post,
      noOfComments: 3,
      comment: comments.map((comment, index) => (index === 1 ? { ...comment, userId: ada._id } : comment)),
    });
    await page.goto(`/Posts/${post._id}`);
    const items = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    const first = items.first();
    await expect(first.getByRole('link', { name: 'Writer 1' })).toHaveAttribute('href', '/Users/u1');
    await expect(first).toContainText('Comment 1');
    await expect(first.locator('time')).toHaveAttribute('datetime', '2025-01-01T10:00:00.000Z');
    await expect(first.locator('time')).toHaveAttribute('title', '1 January 2025, 10:00');
    expect(
      await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay)),
    ).toEqual(['0.3s', '0.35s', '0.4s']);
    await expect(items.getByRole('button', { name: 'Delete' })).toHaveCount(1);
    await expect(items.nth(1).getByRole('button', { name: 'Delete' })).toBeVisible();
  });
});

/** Lets the server of the page know this post alone, in the words of spec section 3. */
const answerWith = (page: Page, post: Post) =>
  page.route('**/posts/get*', (route) => route.fulfill({ json: [post] }));
