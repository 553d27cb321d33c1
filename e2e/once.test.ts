import type { Locator } from '@playwright/test';

import { nextAnswer } from './support/failures';
import { commentField, expect, leaveForNews, test } from './support/test';

/** Two clicks before anything else can happen. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test.describe('pressed twice', () => {
  test('a post is published once', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto('/CreatePost/memes');
    await page.getByLabel('Title').fill('Only once');
    await page.getByLabel('Body').fill('Please.');
    await page.getByLabel('Tags').first().fill('one');
    await clickTwice(page.getByRole('main').getByRole('button', { name: 'Create Post' }));
    await expect(page).toHaveURL('/memes');
    await page.goto('/memes?sort=new');
    await expect(page.getByRole('link', { name: 'Only once' })).toHaveCount(1);
    const posts = await forum.call<{ userId: string }[]>('GET', '/posts/get');
    expect(posts.filter(({ userId }) => userId === ada._id)).toHaveLength(1);
  });

  test('a comment is sent once', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Only once');
    await clickTwice(page.getByRole('main').getByRole('button', { name: 'Send' }));
    await expect(commentField(page)).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'Only once' })).toHaveCount(1);
    expect((await forum.read(post._id))?.comment).toHaveLength(1);
  });

  test('a vote is given and taken back, and never counted twice', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    const upvote = page.getByRole('main').getByRole('button', { name: 'Upvote' });
    let answers = 0;
    page.on('response', (response) => (answers += response.url().includes('/posts/vote/') ? 1 : 0));
    await clickTwice(upvote);
    await expect.poll(() => answers).toBe(2);
    expect((await forum.read(post._id))?.upVote).toHaveLength(0);
    await upvote.click();
    await expect.poll(() => answers).toBe(3);
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    expect((await forum.read(post._id))?.upVote).toHaveLength(1);
    await page.reload();
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
  });

  test('a boost is added once', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Boost me once' });
    const page = await browserOf(await forum.admin());
    await page.goto('/posts/search?q=Boost me once');
    const boost = page.getByRole('button', { name: 'Boost Upvotes' });
    await Promise.all([nextAnswer(page, { path: '**/posts/boost/*' }), clickTwice(boost)]);
    await expect(page.getByText('Score 100')).toHaveCount(1);
    await expect(boost).toBeEnabled();
    expect((await forum.read(post._id))?.upVote).toHaveLength(100);
  });
});

test('a comment that is on its way cannot be sent again from a page that is opened anew', async ({
  browserOf,
  forum,
}) => {
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(await forum.member('Bob'));
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/comment/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/Posts/${post._id}`);
  await commentField(page).fill('On its way');
  await commentField(page).press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'On its way' })).toBeVisible();

  await leaveForNews(page);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeDisabled();
  await commentField(page).press('Control+Enter');
  answer();
  await expect(commentField(page)).toHaveValue('');
  await expect(commentField(page)).toBeEditable();
  expect((await forum.read(post._id))?.comment).toHaveLength(1);
});
