import type { Locator } from '@playwright/test';

import { holdCall, waitForNextResponse } from './support/failures';
import { button, commentField, expectArrival, leaveForNews, listItem, main, scoreIn } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

/** Both clicks arrive before the page can react. */
const clickTwice = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('a double click publishes, comments and boosts once, and withdraws a vote', async ({
  browserOf,
  forum,
}) => {
  const page = await browserOf(await forum.admin());

  await test.step('publish', async () => {
    await page.goto('/CreatePost/memes');
    await page.getByLabel('Title', { exact: true }).fill('Only once');
    await page.getByLabel('Body').fill('Please.');
    await page.getByLabel('Tags').first().fill('one');
    await clickTwice(button(page, 'Create Post'));
    await expect(page).toHaveURL('/memes');
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(page.getByRole('link', { name: 'Only once' })).toHaveCount(1);
    const posts = await forum.call<{ postTitle: string }[]>('GET', '/posts/get');
    expect(posts.filter(({ postTitle }) => postTitle === 'Only once')).toHaveLength(1);
  });

  const post = await forum.post(await forum.member('Bob'), { postTitle: 'Boost me once' });
  await visit(page, `/Posts/${post._id}`);
  await expectArrival(page, 'Boost me once');

  await test.step('comment', async () => {
    await commentField(page).fill('Said once');
    await clickTwice(button(page, 'Send'));
    await expect(commentField(page)).toHaveValue('');
    await expect(listItem(page, 'Said once')).toHaveCount(1);
    expect((await forum.read(post._id))?.comment).toHaveLength(1);
  });

  await test.step('vote', async () => {
    const upvote = button(page, 'Upvote');
    let responseCount = 0;
    page.on('response', (response) => (responseCount += response.url().includes('/posts/vote/') ? 1 : 0));
    await clickTwice(upvote);
    await expect.poll(() => responseCount).toBe(2);
    expect((await forum.read(post._id))?.upVote).toHaveLength(0);
    await upvote.click();
    await expect.poll(() => responseCount).toBe(3);
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    expect((await forum.read(post._id))?.upVote).toHaveLength(1);
  });

  await test.step('boost', async () => {
    const boost = button(page, 'Boost Upvotes');
    await Promise.all([waitForNextResponse(page, { path: '**/posts/boost/*' }), clickTwice(boost)]);
    await expect(scoreIn(main(page))).toHaveText(/^Score 101/);
    await expect(boost).toBeEnabled();
    expect((await forum.read(post._id))?.upVote).toHaveLength(101);
  });

  await test.step('a pending comment cannot be sent again after leaving and returning', async () => {
    const release = await holdCall(page, { path: '**/comment/*' });
    await commentField(page).fill('On its way');
    await commentField(page).press('Control+Enter');
    await expect(listItem(page, 'On its way')).toBeVisible();

    await leaveForNews(page);
    await page.goBack();
    await expect(button(page, 'Send')).toBeDisabled();
    await commentField(page).press('Control+Enter');
    await release();
    await expect(commentField(page)).toHaveValue('');
    await expect(commentField(page)).toBeEditable();
    expect((await forum.read(post._id))?.comment).toHaveLength(2);
  });
});
