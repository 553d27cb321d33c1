import type { Page } from '@playwright/test';

import { button, card, commentField, confirmDeletion } from './support/page';
import { expect, test } from './support/test';

const changes: { name: string; isOnPost?: true; act: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'create',
    act: async (page) => {
      await button(page, 'Create Post').click();
      await page.getByLabel('Title', { exact: true }).fill('Another');
      await page.getByLabel('Body').fill('One more');
      await page.getByLabel('Tags').fill('gm');
      await button(page, 'Create Post').click();
      await expect(page).toHaveURL(/\/news$/);
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
  { name: 'vote', act: (page) => button(page, 'Upvote').first().click() },
  {
    name: 'pin',
    act: (page) => card(page, 'Mine to change').getByRole('button', { name: 'Pin Post' }).click(),
  },
  { name: 'boost', act: (page) => button(page, 'Boost Upvotes').first().click() },
  {
    name: 'comment',
    isOnPost: true,
    act: async (page) => {
      await commentField(page).fill('Done');
      await button(page, 'Send').click();
      await expect(commentField(page)).toHaveValue('');
    },
  },
  {
    name: 'delete',
    isOnPost: true,
    act: async (page) => {
      await button(page, 'Delete').first().click();
      await confirmDeletion(page);
      await expect(page).toHaveURL(/\/news/);
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
];

// @spec 4.29
test(
  'after each change the feed also shows other users’ changes',
  { tag: '@plain' },
  async ({ browserOf, startForum }) => {
    // A forum of its own: other tests' posts would displace these in the virtualised feed.
    const forum = await startForum();
    const [ada, admin] = [await forum.member('Ada'), await forum.admin()];
    const own = await forum.post(admin, { postTitle: 'Mine to change', category: 'News' });
    const page = await browserOf(admin);
    await page.goto('/news?sort=new');

    for (const { name, isOnPost, act } of changes) {
      await test.step(name, async () => {
        if (isOnPost) await page.getByRole('link', { name: 'Mine to change' }).click();
        else await expect(page.getByRole('link', { name: 'Mine to change' })).toBeVisible();
        if (isOnPost) await expect(page).toHaveURL(`/Posts/${own._id}`);
        await forum.publish(ada, { postTitle: `Meanwhile, ${name}`, category: 'News' });
        await act(page);
        if (isOnPost && name !== 'delete') await page.goBack();
        await expect(page.getByRole('link', { name: `Meanwhile, ${name}` })).toBeVisible();
      });
    }
  },
);
