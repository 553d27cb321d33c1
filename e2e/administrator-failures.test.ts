import type { Page } from '@playwright/test';

import { expectNothingLost, type Change, type World } from './support/changes';
import { button, main, scoreIn } from './support/page';
import { expect, test } from './support/test';

async function openAdminFeed({ forum, openPage }: World): Promise<Page> {
  const postTitle = `Of the administrator ${Math.random()}`;
  await forum.post(await forum.member('Ada'), { postTitle, category: 'News' });
  const page = await openPage(`/posts/search?q=${postTitle}`);
  await expect(page.getByRole('link', { name: postTitle })).toBeVisible();
  return page;
}

const changes: Change[] = [
  {
    name: 'a pin',
    call: 'POST /posts/pin/{id}',
    begin: openAdminFeed,
    act: (page) => button(page, 'Pin Post').click(),
    message: ({ reason }) => `Failed to toggle pin: ${reason}`,
    isUndone: async (page) => {
      await expect(main(page).getByText('Boosted')).toHaveCount(0);
      await expect(button(page, 'Pin Post')).toBeEnabled();
    },
    isShown: (page) => expect(main(page).getByText('Boosted')).toBeVisible(),
    isDone: async (page) => {
      // A pinned post would be first in the feeds of other tests.
      await button(page, 'Unpin Post').click();
      await expect(button(page, 'Pin Post')).toBeEnabled();
    },
  },
  {
    name: 'a boost',
    call: 'PATCH /posts/boost/{id}',
    begin: openAdminFeed,
    act: (page) => button(page, 'Boost Upvotes').click(),
    message: ({ reason }) => `Failed to boost upvotes: ${reason}`,
    isUndone: async (page) => {
      await expect(scoreIn(main(page))).toHaveText('Score 0');
      await expect(main(page).getByRole('spinbutton')).toHaveValue('100');
    },
    isShown: (page) => expect(scoreIn(main(page))).toHaveText(/^Score 100/),
    isDone: async (page) => {
      await expect(button(page, 'Boost Upvotes')).toBeEnabled();
      await expect(scoreIn(main(page))).toHaveText(/^Score 100/);
    },
  },
];

// @spec 8.1, 8.14, 8.15
test('a failed administrator change loses nothing; a slow one is shown optimistically', async ({
  browserOf,
  forum,
}) => {
  await expectNothingLost(changes, { browserOf, forum }, await forum.admin());
});
