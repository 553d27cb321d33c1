import type { Page } from '@playwright/test';

import { button, expectNothingLost, main, type Change, type World } from './support/changes';
import { expect, scoreIn, test } from './support/test';

async function openAdminFeed({ forum, open }: World): Promise<Page> {
  const postTitle = `Of the administrator ${Math.random()}`;
  await forum.post(await forum.member('Ada'), { postTitle, category: 'News' });
  const page = await open(await forum.admin());
  await page.goto(`/posts/search?q=${postTitle}`);
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
    isDone: (page) => expect(button(page, 'Unpin Post')).toBeEnabled(),
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

for (const change of changes) {
  // @spec 8.1, 8.14, 8.15
  test(`${change.name} that fails says so and loses nothing; slow, it shows at once`, async ({
    page,
    browserOf,
    startForum,
  }) => {
    // What is pinned or boosted would stand before the posts of other tests.
    const forum = await startForum();
    await expectNothingLost(change, { forum, open: browserOf, guest: page });
  });
}
