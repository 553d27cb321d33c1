import type { BrowserContext, Page } from '@playwright/test';

import type { Post } from '../client';
import { button, commentField, listItem, main } from './support/page';
import { expect, test } from './support/test';

const waiting = (page: Page, text: string) => listItem(page, text).filter({ hasText: 'Waiting to be sent' });
const anyWaiting = (page: Page) => main(page).getByText(/waiting to be sent/i);

/** Reads still work. */
const writes = /\/(comment|posts\/vote|posts\/CreatePost)(\/|$)/;
const loseWrites = (context: BrowserContext) =>
  context.route(writes, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));

/** Runs in the page. */
const storedEntries = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('alphazone outbox');
    opening.onerror = () => reject(new Error('The outbox could not be read.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });

test('offline actions survive a reload, a killed tab and a restart, and are sent once', async ({
  startForum,
  browserOf,
}) => {
  const forum = await startForum();
  const bob = await forum.member('Bob');
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(bob);
  const context = page.context();
  await page.goto(`/Posts/${post._id}`);
  const editor = await context.newPage();
  await editor.goto('/CreatePost/memes');
  await editor.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
  await editor.getByLabel('Body').fill('It was dark.');
  await editor.getByLabel('Tags').first().fill('dark');

  await test.step('a vote, a comment and a post wait, also for other tabs', async () => {
    await loseWrites(context);
    await button(page, 'Upvote').click();
    await commentField(page).fill('From a tunnel');
    await commentField(page).press('Control+Enter');
    await expect(waiting(page, 'From a tunnel')).toBeVisible();
    await button(editor, 'Create Post').click();
    await expect(editor).toHaveURL('/memes');
    for (const tab of [page, editor])
      await expect(main(tab).getByText('3 changes are waiting to be sent.')).toBeVisible();
  });

  await test.step('all survive a reload, and a cancelled comment returns to its field', async () => {
    await page.reload();
    await expect(waiting(page, 'From a tunnel')).toBeVisible();
    await commentField(page).fill('Never mind');
    await commentField(page).press('Control+Enter');
    await waiting(page, 'Never mind').getByRole('button', { name: 'Cancel' }).click();
    await expect(listItem(page, 'Never mind')).toHaveCount(0);
    await expect(commentField(page)).toHaveValue('Never mind');
    // Killed tabs write nothing.
    await expect.poll(() => page.evaluate(storedEntries)).not.toContain('Never mind');
  });

  await test.step('and are sent once after the tabs were killed and the server restarted', async () => {
    await page.close();
    await editor.close();
    await forum.pause();
    await forum.resume();
    await context.unroute(writes);
    const again = await context.newPage();
    await again.goto(`/Posts/${post._id}`);
    await expect(listItem(again, 'From a tunnel')).toHaveCount(1);
    await expect.poll(async () => (await forum.read(post._id))?.comment?.length).toBe(1);
    const published = async () =>
      (await forum.call<Post[]>('GET', '/posts/get')).filter(
        ({ postTitle }) => postTitle === 'Written in a tunnel',
      ).length;
    await expect.poll(published).toBe(1);
    await expect(anyWaiting(again)).toHaveCount(0);
    const stored = await forum.read(post._id);
    expect(stored?.upVote).toEqual([bob._id]);
    expect(stored?.comment?.map(({ commentBody }) => commentBody)).toEqual(['From a tunnel']);
  });
});

test(
  'a comment with a lost response is stored once, and a refused one returns',
  { tag: '@plain' },
  async ({ forum, browserOf, serverKind }) => {
    // A plain server knows no keys: the app looks whether the comment is stored.
    const repeat = serverKind === 'plain' ? '**/posts/get?limit=1' : '**/comment/*';
    const bob = await forum.member('Bob');
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(bob);
    await page.goto(`/Posts/${post._id}`);

    await page.route(
      '**/comment/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    // The first attempt has no response.
    const sentAgain = page.waitForResponse(repeat);
    await commentField(page).fill('Once');
    await commentField(page).press('Control+Enter');
    await expect(commentField(page)).toHaveValue('');
    await sentAgain;
    await expect(anyWaiting(page)).toHaveCount(0);
    await expect(listItem(page, 'Once')).toHaveCount(1);
    expect((await forum.read(post._id))?.comment).toHaveLength(1);

    // The page is left while the comment is being sent.
    await page.route('**/comment/*', async (route) => void (await route.fetch()), { times: 1 });
    await commentField(page).fill('Held up');
    await commentField(page).press('Control+Enter');
    await expect.poll(async () => (await forum.read(post._id))?.comment?.length).toBe(2);
    const repeated = page.waitForResponse(repeat);
    await page.reload();
    await repeated;
    await expect(listItem(page, 'Held up')).toHaveCount(1);
    await expect(commentField(page)).toHaveValue('');
    await expect(anyWaiting(page)).toHaveCount(0);
    expect((await forum.read(post._id))?.comment).toHaveLength(2);

    let attempts = 0;
    await page.route('**/comment/*', (route) =>
      (attempts += 1) === 1
        ? route.abort()
        : route.fulfill({ status: 403, json: { message: 'Comments are locked.' } }),
    );
    await commentField(page).fill('Too late');
    await commentField(page).press('Control+Enter');
    await expect(main(page).getByText('Comment “Too late” was not sent: Comments are locked.')).toBeVisible();
    await button(page, 'Edit').click();
    await expect(commentField(page)).toHaveValue('Too late');
    await expect(main(page).getByText(/was not sent/)).toHaveCount(0);
  },
);

test('a notice whose code could not be loaded appears after a retry', async ({ forum, browserOf }) => {
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(await forum.member('Bob'));
  const late = '**/assets/connectionParts-*.js';
  await page.route(late, (route) => route.abort());
  await page.goto(`/Posts/${post._id}`);
  await loseWrites(page.context());
  await commentField(page).fill('From a tunnel');
  await commentField(page).press('Control+Enter');

  await expect(waiting(page, 'From a tunnel')).toBeVisible();
  await page.unroute(late);
  await expect(button(page, 'Send now')).toBeVisible({ timeout: 60_000 });
});
