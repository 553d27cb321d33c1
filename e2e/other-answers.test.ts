import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { listItem, main } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

/** Each read by id gets its post, and lists get all. */
const mockPosts = (page: Page, posts: readonly components['schemas']['Post'][]) =>
  page.route('**/posts/get*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id');
    return route.fulfill({ json: posts.filter(({ _id }) => id === null || _id === id) });
  });

const comments = [1, 2, 3].map((number) => ({
  _id: `c${number}`,
  userId: `u${number}`,
  userCommented: `Writer ${number}`,
  commentBody: `Comment ${number}`,
  commentedOn: `2025-01-0${number}T10:00:00.000Z`,
}));

// @spec 2.55, 2.56, 2.57, 3.13, 6.4, 9.14
test('optional parts of comments and of Top Alphas are shown when a server sends them', async ({
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const { comment: _, ...post } = await forum.post(ada);
  const page = await browserOf(ada);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('comments need a count and a list, and fade in one by one', async () => {
    const list = main(page).getByRole('list', { name: 'Comments' });
    const own = comments.map((comment, index) => (index === 1 ? { ...comment, userId: ada._id } : comment));
    await mockPosts(page, [
      { ...post, _id: 'no-count', postTitle: 'No count', noOfComments: 0, comment: comments },
      { ...post, _id: 'no-list', postTitle: 'No list', noOfComments: 3 },
      { ...post, _id: 'both', postTitle: 'Both', noOfComments: 3, comment: own },
    ]);
    await page.goto('/messages');
    for (const [path, title] of [
      ['/Posts/no-count', 'No count'],
      ['/Posts/no-list', 'No list'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(list).toHaveCount(0);
    }

    await visit(page, '/Posts/both');
    const items = list.getByRole('listitem');
    await expect(items).toHaveCount(3);
    const first = listItem(page, 'Comment 1');
    await expect(first.getByRole('link', { name: 'Writer 1' })).toHaveAttribute('href', '/Users/u1');
    await expect(first.locator('time')).toHaveAttribute('datetime', '2025-01-01T10:00:00.000Z');
    expect(
      await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay)),
    ).toEqual(['0.3s', '0.35s', '0.4s']);
    await expect(items.getByRole('button', { name: 'Delete' })).toHaveCount(1);
    await expect(items.nth(1).getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  await test.step('a Top Alphas entry shows its optional fields', async () => {
    const entry = { id: 'u1', name: 'Nia', reputation: 321, shares: 12, avatar: '/favicon.svg' };
    const facts = { hitRate: 64, avgROI: 21.8, lastToken: 'SOL' };
    await page.route('**/api/leaderboard*', (route) =>
      route.fulfill({
        json: [
          { ...entry, ...facts },
          { ...entry, id: 'u2', name: 'Ola', reputation: 320 },
        ],
      }),
    );
    await visit(page, '/crypto');
    const rows = page.getByRole('region', { name: 'Top Alphas' }).getByRole('table').getByRole('row');
    const full = rows.filter({ hasText: 'Nia' });
    for (const part of ['321', '12', 'Silver', 'Hit rate 64%', 'Avg ROI +21.8%', 'Last token SOL']) {
      await expect(full).toContainText(part);
    }
    await expect(full.locator('img[src="/favicon.svg"]')).toBeAttached();
    await expect(full.getByRole('link', { name: 'Nia' })).toHaveAttribute('href', '/Users/u1');
    await expect(rows.filter({ hasText: 'Ola' })).not.toContainText(/Hit rate|Avg ROI|Last token/);
  });
});
