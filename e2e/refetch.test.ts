import type { Page } from '@playwright/test';

import { commentField, expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const ownCard = (page: Page) => main(page).getByRole('article').filter({ hasText: 'Mine to change' });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

/** The changes of spec section 4, each from the feed or from the post and back to the feed. */
const changes: { name: string; isOnPost?: true; act: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'create',
    act: async (page) => {
      await press(page, 'Create Post');
      await page.getByLabel('Title').fill('Another');
      await page.getByLabel('Body').fill('One more');
      await page.getByLabel('Tags').fill('gm');
      await press(page, 'Create Post');
      await expect(page).toHaveURL(/\/news$/);
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
  { name: 'vote', act: (page) => main(page).getByRole('button', { name: 'Upvote' }).first().click() },
  { name: 'pin', act: (page) => ownCard(page).getByRole('button', { name: 'Pin Post' }).click() },
  { name: 'boost', act: (page) => main(page).getByRole('button', { name: 'Boost Upvotes' }).first().click() },
  {
    name: 'comment',
    isOnPost: true,
    act: async (page) => {
      await commentField(page).fill('Done');
      await press(page, 'Send');
      await expect(commentField(page)).toHaveValue('');
    },
  },
  {
    name: 'delete',
    isOnPost: true,
    act: async (page) => {
      // Under it its comment has one too.
      await main(page).getByRole('button', { name: 'Delete', exact: true }).first().click();
      await confirm(page);
      await expect(page).toHaveURL(/\/news/);
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
];

// @spec 4.29
test('Spec §4: after create, vote, pin, boost, comment and delete the feed has what others did meanwhile', async ({
  browserOf,
  startForum,
}) => {
  test.setTimeout(120_000);
  // A feed shows the posts in sight only: those of other tests would push these out of it.
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
});
