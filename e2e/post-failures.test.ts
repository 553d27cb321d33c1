import { expectNothingLost, openPost, type Change } from './support/changes';
import { button, confirmDeletion, expectBusy, main, media } from './support/page';
import { expect, test } from './support/test';

const changes: Change[] = [
  {
    name: 'a post',
    call: 'POST /posts/CreatePost',
    begin: async ({ openPage }) => {
      const page = await openPage('/CreatePost/memes');
      await page.getByLabel('Title', { exact: true }).fill('Against all odds');
      await page.getByLabel('Body').fill('It was published.');
      await page.getByLabel('Tags').first().fill('odds');
      await page.locator('input[type=file]').setInputFiles(media('picture.png'));
      return page;
    },
    act: (page) => button(page, 'Create Post').click(),
    waits: true,
    message: ({ reason }) => `Failed to create post: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Against all odds');
      await expect(page.getByLabel('Body')).toHaveValue('It was published.');
      await expect(page.getByLabel('Tags').first()).toHaveValue('odds');
      await expect(page.getByText('picture.png')).toBeVisible();
    },
    isShown: (page) => expectBusy(button(page, 'Create Post')),
    isDone: async (page) => {
      await expect(page).toHaveURL('/memes');
      await page.getByRole('radio', { name: 'New' }).click();
      await expect(page.getByRole('link', { name: 'Against all odds' })).toBeVisible();
    },
  },
  {
    name: 'an upload',
    call: 'POST /api/upload/file',
    begin: async ({ openPage }) => {
      const page = await openPage('/CreatePost/memes');
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
      await page.getByLabel('Title', { exact: true }).fill('With a picture');
      return page;
    },
    act: async (page) => {
      const retry = page.getByRole('button', { name: 'Try picture.png again' });
      if (await retry.isVisible()) await retry.click();
      else await page.locator('input[type=file]').setInputFiles(media('picture.png'));
    },
    message: () => 'Failed to upload picture.png. See console for details.',
    isUndone: async (page, { isFromServer, reason }) => {
      await expect(page.getByText(isFromServer ? reason : 'Not uploaded')).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('With a picture');
    },
    isShown: (page) => expect(page.getByRole('progressbar')).toBeVisible(),
    isDone: async (page) => {
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByText('picture.png')).toBeVisible();
      await expect(page.getByText('Not uploaded')).toHaveCount(0);
    },
  },
  {
    name: 'the deletion of a post',
    call: 'DELETE /posts/delete/{id}',
    begin: (world) => openPost(world, world.member),
    act: async (page) => {
      await button(page, 'Delete').click();
      await confirmDeletion(page);
    },
    message: ({ reason }) => `Failed to delete post: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /^The post/ })).toBeVisible();
      await expect(page).toHaveURL(/\/Posts\//);
    },
    isShown: (page) => expect(main(page).locator('article[aria-busy=true]')).toBeVisible(),
    isDone: (page) => expect(page).toHaveURL('/news'),
  },
];

// @spec 5.10, 8.1, 8.9, 8.10, 8.16
test('a failed post change loses nothing; a slow one is shown optimistically', async ({
  browserOf,
  forum,
}) => {
  await expectNothingLost(changes, { browserOf, forum });
});
