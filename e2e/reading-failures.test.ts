import type { Locator, Page } from '@playwright/test';

import { emptyDocuments } from './support/emptyDocuments';
import { callNamed, failCall, failures, holdCall, type CallName, type Failure } from './support/failures';
import { bell, main } from './support/page';
import { expect, test } from './support/test';

/** The error also shows the reason, unless it is brief. */
interface LoadingScreen {
  at: string;
  call: CallName;
  waiting: string;
  failed: string;
  isBrief?: true;
}

const postsFailed = 'The posts could not be loaded.';

const screens: LoadingScreen[] = [
  { at: '/memes', call: 'GET /posts/get', waiting: 'Loading posts...', failed: postsFailed },
  { at: '/', call: 'GET /posts/get', waiting: 'Loading...', failed: postsFailed },
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

// @spec 2.12, 2.41, 2.53
test('a screen shows that it is loading, then the error, and recovers on retry', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, { postTitle: 'There it is' });
  await emptyDocuments(page);
  await page.clock.install();

  for (const { at, call: name, waiting, failed, isBrief } of screens) {
    await test.step(at, async () => {
      const call = callNamed(name);
      const path = at === '/Posts/:id' ? `/Posts/${post._id}` : at.replace(':id', ada._id);
      const wait = main(page).getByText(waiting, { exact: true }).first();
      const alert = main(page).getByRole('alert').filter({ hasText: failed }).first();
      const retry = page.getByRole('button', { name: 'Try again' }).first();

      for (const [index, failure] of failures.entries()) {
        const { requestCount } = await failCall(page, call, failure);
        if (index === 0) {
          const release = await holdCall(page, call);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(wait).toBeAttached();
          await release();
        } else await retry.click();
        await expectRequests(page, requestCount, failure);
        await expect(alert).toBeVisible();
        if (!isBrief && failure.kind !== 'fails without a message')
          await expect(alert).toContainText(failure.reason);
      }

      await page.unrouteAll();
      await retry.click();
      await expect(alert).toBeHidden();
      await expect(wait).toHaveCount(0);
      await expect(main(page).getByRole('link').first()).toBeVisible();
    });
  }
});

/** Requests without a response are retried twice. */
async function expectRequests(page: Page, requestCount: () => number, { kind }: Failure) {
  const attempts = kind === 'gets no response' ? 3 : 1;
  await expect(async () => {
    await page.clock.fastForward(2000);
    expect(requestCount()).toBeGreaterThanOrEqual(attempts);
  }).toPass({ intervals: [50] });
}

// @spec 2.9, 8.17
test('the notification menu shows that it is loading, then the error with a retry', async ({
  browserOf,
  forum,
}) => {
  const page = await browserOf(await forum.member('Ada'));
  const call = callNamed('GET /notifications');
  const says = (text: string): Locator => page.getByText(text);
  await page.goto('/memes');
  const release = await holdCall(page, call);
  await bell(page).click();
  await expect(says('Loading notifications...')).toBeVisible();
  await release();
  await expect(says('No new notifications.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();

  for (const failure of failures) {
    await test.step(failure.kind, async () => {
      await page.reload();
      const refused = await failCall(page, call, failure);
      await bell(page).click();
      await expect(says('Failed to load notifications.')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await refused.end();
      await page.getByRole('menuitem', { name: 'Try again' }).click();
      await expect(says('No new notifications.')).toBeVisible();
    });
  }
});
