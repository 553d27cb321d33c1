import type { Locator, Page } from '@playwright/test';

import { emptyDocuments } from './support/emptyDocuments';
import { callNamed, failCall, failures, holdCall, type CallName, type Failure } from './support/failures';
import { bell, main } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

/** The error also shows the reason, unless it is brief. */
interface LoadingScreen {
  at: string;
  call: CallName;
  waiting: string;
  failed: string;
  isBrief?: true;
  /** The app fetches it when it starts, on any screen. */
  isAtStart?: true;
}

const postsFailed = 'The posts could not be loaded.';

const screens: LoadingScreen[] = [
  { at: '/', call: 'GET /posts/get', waiting: 'Loading...', failed: postsFailed, isAtStart: true },
  { at: '/memes', call: 'GET /posts/get', waiting: 'Loading posts...', failed: postsFailed },
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
    isAtStart: true,
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

  for (const { at, call: name, waiting, failed, isBrief, isAtStart } of screens) {
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
          if (isAtStart) await page.goto(path, { waitUntil: 'commit' });
          else await visit(page, path);
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
  const retry = page.getByRole('menuitem', { name: 'Try again' });
  await page.goto('/memes');

  for (const [index, failure] of failures.entries()) {
    await test.step(failure.kind, async () => {
      await failCall(page, call, failure);
      const release = await holdCall(page, call);
      await (index === 0 ? bell(page) : retry).click();
      await expect(says('Loading notifications...')).toBeVisible();
      await expect(says('Failed to load notifications.')).toHaveCount(0);
      await release();
      await expect(says('Failed to load notifications.')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.unrouteAll();
    });
  }

  await retry.click();
  await expect(says('No new notifications.')).toBeVisible();
});
