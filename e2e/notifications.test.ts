import type { Page } from '@playwright/test';

import { bodiesOf, recordCalls } from './support/calls';
import { waitForNextResponse } from './support/failures';
import {
  account,
  bell,
  button,
  commentField,
  expectArrival,
  listItem,
  logIn,
  logInLink,
  main,
  markAllRead,
  sidebar,
  unreadPollMs,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const items = (page: Page) => page.getByRole('menuitem');
const markedRead = (page: Page) => waitForNextResponse(page, { path: '**/notifications/mark-read' });

// @spec 1.3, 2.10, 2.11, 3.7, 4.8, 7.13, 7.14, 9.17
test(
  'a notification names sender and post, leads there and is marked read',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const heads = await forum.post(ada, { postTitle: 'Heads' });
    const tails = await forum.post(ada, { postTitle: 'Tails' });
    await markAllRead(forum, ada);
    for (const { _id } of [heads, tails]) await forum.comment(bob, _id, 'Ding');
    const unread = await forum.call<{ _id: string; postId?: { postTitle: string } }[]>(
      'GET',
      '/notifications',
      undefined,
      ada,
    );
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const names = () => calls.map(({ name }) => name);
    const aboutHeads = items(page).filter({ hasText: 'on "Heads"' });
    const aboutTails = items(page).filter({ hasText: 'on "Tails"' });

    await page.goto('/news');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    expect(names()).toContain('GET /notifications/unread-count');
    expect(names()).not.toContain('GET /notifications');

    await bell(page).click();
    await expect(aboutHeads).toHaveText(
      new RegExp(`^.+ from ${bob.username} on "Heads" \\(unread\\)(just now|.*ago)$`),
    );
    expect(names()).toContain('GET /notifications');
    await Promise.all([markedRead(page), aboutHeads.click()]);
    await expect(page).toHaveURL(`/Posts/${heads._id}`);
    await expectArrival(page, 'Heads');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    const idOfHeads = unread.find(({ postId }) => postId?.postTitle === 'Heads')?._id;
    expect(bodiesOf(calls, 'PUT /notifications/mark-read')).toEqual([{ notificationIds: [idOfHeads] }]);

    await test.step('a notification already read is not counted again', async () => {
      await bell(page).click();
      await expect(aboutHeads).not.toContainText('(unread)');
      await expect(aboutTails).toContainText('(unread)');
      await aboutHeads.click();
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
      await bell(page).click();
      await Promise.all([markedRead(page), aboutTails.click()]);
      await expect(bell(page)).toHaveAccessibleName('Notifications');
    });

    await test.step('those stay read after a reload, which shows two new ones', async () => {
      for (const { _id } of [heads, tails]) await forum.comment(bob, _id, 'Dong');
      await page.reload();
      await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
      await bell(page).click();
      for (const about of [aboutHeads, aboutTails]) {
        await expect(about).toHaveCount(2);
        await expect(about.filter({ hasText: '(unread)' })).toHaveCount(1);
      }
      await expect(items(page).filter({ hasText: '(unread)' })).toHaveCount(2);
    });

    await test.step('all are marked as read at once', async () => {
      await Promise.all([
        markedRead(page),
        page.getByRole('menuitem', { name: 'Mark all as read', exact: true }).click(),
      ]);
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(items(page)).toHaveCount(0);
      expect(bodiesOf(calls, 'PUT /notifications/mark-read').at(-1)).toMatchObject({
        notificationIds: { length: 2 },
      });

      const all = await forum.call<{ read: boolean }[]>('GET', '/notifications', undefined, ada);
      expect(all.filter(({ read }) => !read)).toEqual([]);
      await bell(page).click();
      await expect(aboutHeads.first()).toBeVisible();
      await expect(items(page).filter({ hasText: '(unread)' })).toHaveCount(0);
    });

    if (serverKind === 'plain') return;
    await test.step('a notification about the user leads to the profile', async () => {
      await items(page).filter({ hasText: 'You earned the achievement' }).first().click();
      await expect(page).toHaveURL(`/Users/${ada._id}`);
      await expectArrival(page, 'Ada');
    });
  },
);

// @spec 4.9, 7.12, 9.1
test('the unread count is polled every 15 seconds while logged in', async ({ page, forum }) => {
  const bob = await forum.member('Bob');
  const calls = recordCalls(page);
  const countRequests = () => calls.filter(({ name }) => name === 'GET /notifications/unread-count').length;
  await page.clock.install();
  await page.goto('/Auth');
  await page.getByRole('contentinfo').waitFor();
  await page.clock.runFor(2 * unreadPollMs + 1000);
  await expect(bell(page)).toHaveCount(0);
  expect(countRequests()).toBe(0);

  await logIn(page, bob);
  // At the log-in, and when the socket opens.
  await expect.poll(countRequests).toBe(2);
  // From here on, only the test advances the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await expect(async () => {
    await page.clock.runFor(500);
    expect(countRequests()).toBe(3);
  }).toPass({ intervals: [20] });
  for (const times of [4, 5]) {
    await page.clock.runFor(unreadPollMs - 2000);
    expect(countRequests()).toBe(times - 1);
    await page.clock.runFor(2000);
    await expect.poll(countRequests).toBe(times);
  }

  await test.step('and when the tab becomes visible or the network returns', async () => {
    for (const event of ['visibilitychange', 'online']) {
      const before = countRequests();
      await page.evaluate((type) => {
        (type === 'online' ? window : document).dispatchEvent(new Event(type));
      }, event);
      await expect.poll(countRequests).toBeGreaterThan(before);
    }
  });
  await page.clock.resume();

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(logInLink(page)).toBeVisible();
  const before = countRequests();
  await page.clock.runFor(2 * unreadPollMs + 1000);
  expect(countRequests()).toBe(before);
});

/** Actions in one browser that ring the bell in the browser of `username`. `at` is a post by a third user. */
const mentions: Record<string, (page: Page, at: string, username: string) => Promise<void>> = {
  'Under it': async (page, at, username) => {
    await page.goto(at);
    await commentField(page).pressSequentially(`Look @${username}`);
    await page.getByRole('option').filter({ hasText: username }).click();
    await Promise.all([waitForNextResponse(page, { path: '**/comment/*' }), button(page, 'Send').click()]);
    await expect(listItem(page, 'Look')).toBeVisible();
  },
  'About you': async (page, _, username) => {
    await visit(page, '/CreatePost/memes');
    await page.getByLabel('Title', { exact: true }).fill('About you');
    await page.getByLabel('Body').pressSequentially(`Look @${username}`);
    await page.getByRole('option').filter({ hasText: username }).click();
    await page.getByLabel('Tags').fill('gm');
    await button(page, 'Create Post').click();
    await expect(page).toHaveURL('/memes');
  },
};

// @spec 4.8
test(
  'a mention raises the bell in every browser of the mentioned user',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const [ada, bob, cleo] = [
      await forum.member('Ada'),
      await forum.member('Bob'),
      await forum.member('Cleo'),
    ];
    const post = await forum.post(cleo, { postTitle: 'Under it' });
    await markAllRead(forum, bob);
    const [writer, desk, sofa] = [await browserOf(ada), await browserOf(bob), await browserOf(bob)];
    for (const page of [desk, sofa]) {
      await page.clock.install();
      await page.goto('/news');
      await expect(sidebar(page).getByText('Live')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      // Our server pushes the count. The plain server is polled.
      if (serverKind === 'alphazone') {
        // Never answered: a failed poll would set the count to 0.
        await page.route('**/notifications/unread-count', () => undefined);
      }
    }
    const poll = async (page: Page) => {
      if (serverKind === 'plain') await page.clock.runFor(unreadPollMs);
    };

    for (const [title, mention] of Object.entries(mentions)) {
      await test.step(title, async () => {
        await mention(writer, `/Posts/${post._id}`, bob.username);
        const about = `from ${ada.username} on "${title}"`;
        for (const page of [desk, sofa]) {
          await poll(page);
          await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
        }
        await bell(sofa).click();
        await expect(items(sofa).filter({ hasText: about })).toContainText('unread');

        await bell(desk).click();
        await Promise.all([markedRead(desk), items(desk).filter({ hasText: about }).click()]);
        await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(main(desk).getByRole('link', { name: `@${bob.username}` })).toBeVisible();
        await expect(bell(desk)).toHaveAccessibleName('Notifications');

        // Reading a notification that was read elsewhere must not make the count negative.
        await poll(sofa);
        await items(sofa).filter({ hasText: about }).click();
        await expect(sofa.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(bell(sofa)).toHaveAccessibleName('Notifications');
        await poll(sofa);
        await expect(bell(sofa)).toHaveAccessibleName('Notifications');
      });
    }
  },
);
