import { callNamed, failing, failures, holding, type CallName } from './support/failures';
import { expect, test } from './support/test';

/** What a screen says while it waits and when it fails; the reason too unless it is brief. */
const screens: { at: string; call: CallName; waiting: string; failed: string; isBrief?: true }[] = [
  {
    at: '/memes',
    call: 'GET /posts/get',
    waiting: 'Loading posts...',
    failed: 'The posts could not be loaded.',
  },
  { at: '/', call: 'GET /posts/get', waiting: 'Loading...', failed: 'The posts could not be loaded.' },
  {
    at: '/Posts/:id',
    call: 'GET /posts/get',
    waiting: 'Loading Post...',
    failed: 'The post could not be loaded.',
  },
  {
    at: '/Users',
    call: 'GET /api/users/all',
    waiting: 'Loading users...',
    failed: 'The users could not be loaded.',
  },
  {
    at: '/Users/:id',
    call: 'GET /api/users/{id}',
    waiting: 'Loading profile...',
    failed: 'The profile could not be loaded.',
  },
  { at: '/Tags', call: 'GET /api/tags', waiting: 'Loading tags...', failed: 'The tags could not be loaded.' },
  {
    at: '/crypto',
    call: 'GET /api/leaderboard',
    waiting: 'Loading Top Alphas...',
    failed: 'Top Alphas could not be loaded.',
    isBrief: true,
  },
];

for (const { at, call, waiting, failed, isBrief } of screens) {
  test(`${at} says so while it waits and when it fails, and loads at the next try`, async ({
    page,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'There it is' });
    const path = at === '/Posts/:id' ? `/Posts/${post._id}` : at.replace(':id', ada._id);
    const wait = page.getByRole('main').getByText(waiting, { exact: true }).first();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: failed }).first();

    for (const failure of failures) {
      await test.step(failure.kind, async () => {
        const refused = await failing(page, callNamed(call), failure);
        await page.goto(path);
        // An answer that did not come is asked for twice more.
        await expect(alert).toBeVisible({ timeout: 20_000 });
        if (!isBrief && failure.kind !== 'fails without a message')
          await expect(alert).toContainText(failure.reason);
        await refused.end();
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(alert).toBeHidden();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      });
    }

    await test.step('is slow', async () => {
      const release = await holding(page, callNamed(call));
      await page.goto(path);
      await expect(wait).toBeAttached();
      await release();
      await expect(wait).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
}

// @spec 2.9, 8.17
test('"Failed to load notifications." stands in the dropdown, with a way to try again', async ({
  browserOf,
  forum,
}) => {
  const page = await browserOf(await forum.member('Ada'));
  await page.goto('/memes');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  for (const failure of failures) {
    await test.step(failure.kind, async () => {
      const refused = await failing(page, callNamed('GET /notifications'), failure);
      await bell.click();
      await expect(page.getByText('Failed to load notifications.')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await refused.end();
      await page.getByRole('menuitem', { name: 'Try again' }).click();
      await expect(page.getByText('No new notifications.')).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }
});
