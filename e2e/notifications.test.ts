import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { nextAnswer } from './support/failures';
import { expect, expectArrival, leaveForNews, readAll, test } from './support/test';

type Notification = components['schemas']['Notification'];

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const items = (page: Page) => page.getByRole('menuitem');

/** A notification as spec section 3 describes it. */
const notification = (fields: Partial<Notification>): Notification => ({
  _id: 'n1',
  read: false,
  type: 'mention',
  message: 'You were mentioned',
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...fields,
});

/** Answers the two reading calls with what the test says at the moment. */
async function answerWith(page: Page, told: { count: number; list: Notification[]; fails?: boolean }) {
  const asked = { count: 0, list: 0 };
  const refusal = { status: 500, json: { message: 'Not now.' } };
  await page.route('**/notifications/unread-count', (route) => {
    asked.count += 1;
    return route.fulfill(told.fails ? refusal : { json: { count: told.count } });
  });
  await page.route('**/notifications', (route) => {
    asked.list += 1;
    return route.fulfill(told.fails ? refusal : { json: told.list });
  });
  return asked;
}

/** Lets a new interval of the poll begin, on a paused clock: the first poll may be one that a leap in time has caused. */
async function beginInterval(page: Page, asked: { count: number }) {
  for (let poll = 0; poll < 2; poll += 1) {
    const before = asked.count;
    await expect(async () => {
      await page.clock.runFor(100);
      expect(asked.count).toBeGreaterThan(before);
    }).toPass({ intervals: [20] });
  }
}

/** Waits for what the bell says, on a paused clock: showing an answer takes a timer too. */
async function shows(page: Page, name: string) {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(bell(page)).toHaveAccessibleName(name, { timeout: 100 });
  }).toPass();
}

test.describe('Spec §2, the notification dropdown', () => {
  // @spec 1.3, 2.10, 2.11
  test('shows message, sender, post and relative time; a click marks it read and opens the post', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Ring me' });
    await readAll(forum, ada);
    await forum.comment(bob, post._id, 'Ding');
    const page = await browserOf(ada);
    await page.goto('/news');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

    await bell(page).click();
    const item = items(page).filter({ hasText: `from ${bob.username}` });
    await expect(item).toHaveText(
      new RegExp(`^.+ from ${bob.username} on "Ring me" \\(unread\\)(just now|.*ago)$`),
    );
    await Promise.all([nextAnswer(page, { path: '**/notifications/mark-read' }), item.click()]);
    await expect(page).toHaveURL(`/Posts/${post._id}`);
    await expect(bell(page)).toHaveAccessibleName('Notifications');

    await page.reload();
    await bell(page).click();
    await expect(item).toBeVisible();
    await expect(item).not.toContainText('unread');
  });

  // @spec 2.11, 3.7, 9.17
  test(
    'leads to the post or the user that a notification is about',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
      const post = await forum.post(bob, { postTitle: 'Targeted' });
      const page = await browserOf(ada);
      const told = { count: 0, list: [] as Notification[] };
      await answerWith(page, told);
      const targets: [Partial<Notification>, string][] = [
        ...(['mention', 'new_post', 'reply', 'post_vote'] as const).map(
          (type): [Partial<Notification>, string] => [
            { type, postId: { _id: post._id, postTitle: 'Targeted' } },
            `/Posts/${post._id}`,
          ],
        ),
        [{ type: 'mention', postId: post._id }, `/Posts/${post._id}`],
        [{ type: 'other', relatedEntityId: post._id, relatedEntityType: 'Post' }, `/Posts/${post._id}`],
        [{ type: 'other', relatedEntityId: bob._id, relatedEntityType: 'User' }, `/Users/${bob._id}`],
      ];
      await page.goto('/memes');
      for (const [index, [fields, target]] of targets.entries()) {
        // Until the list is loaded again it shows the one before.
        const message = `You were mentioned in No. ${index}`;
        told.list = [notification({ ...fields, message, read: true })];
        await leaveForNews(page);
        await bell(page).click();
        await items(page).filter({ hasText: message }).click();
        await expect(page).toHaveURL(target);
      }
    },
  );

  // @spec 2.10
  test(
    'leaves out the sender and the title where there are none',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      await answerWith(page, { count: 0, list: [notification({ postId: 'p1', read: true })] });
      await page.goto('/');
      await bell(page).click();
      await expect(items(page)).toHaveText(/^You were mentioned5 minutes ago$/);
    },
  );

  // @spec 2.9
  test(
    'reads "Loading notifications...", then "No new notifications."',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/notifications', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      await bell(page).click();
      await expect(page.getByText('Loading notifications...')).toBeVisible();
      answer();
      await expect(page.getByText('No new notifications.')).toBeVisible();
    },
  );
});

test.describe('Spec §4, the unread count', () => {
  // @spec 4.8
  test('falls at once, and is loaded anew with the list when the server fails', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada);
    await readAll(forum, ada);
    await forum.comment(bob, post._id, 'Ding');
    const page = await browserOf(ada);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/notifications/mark-read', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ notificationIds: [expect.any(String)] });
      await held;
      await route.fulfill({ status: 500, json: { message: 'Not now.' } });
    });
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    const item = items(page).filter({ hasText: `from ${bob.username}` });
    await item.click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expectArrival(page, 'A post');

    answer();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    await expect(item).toContainText('unread');
  });

  // @spec 4.8
  test('falls by one for each item that is clicked, which is read at once in the list too', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const posts = [
      await forum.post(ada, { postTitle: 'Heads' }),
      await forum.post(ada, { postTitle: 'Tails' }),
    ];
    await readAll(forum, ada);
    for (const { _id } of posts) await forum.comment(bob, _id, 'Ding');
    const page = await browserOf(ada);
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await bell(page).click();
    const heads = items(page).filter({ hasText: 'on "Heads"' });
    const tails = items(page).filter({ hasText: 'on "Tails"' });
    await Promise.all([nextAnswer(page, { path: '**/notifications/mark-read' }), heads.click()]);
    await expectArrival(page, 'Heads');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    await expect(heads).not.toContainText('(unread)');
    await expect(tails).toContainText('(unread)');
    await heads.click();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    await tails.click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  // @spec 2.2, 4.8
  test('is never below 0, and "99+" above 99', { tag: '@once' }, async ({ browserOf, forum }) => {
    const page = await browserOf(await forum.member('Ada'));
    const told = { count: 100, list: [notification({ type: 'other' })] };
    await answerWith(page, told);
    await page.route('**/notifications/mark-read', (route) => route.fulfill({ json: {} }));
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 99+ unread');
    await expect(bell(page)).toContainText('99+');

    told.count = 0;
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await bell(page).click();
    await items(page).click();
    await expect(items(page)).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  // @spec 4.9, 7.12, 8.18, 9.1
  test(
    'is polled every 15 seconds; a failure sets it to 0',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      const told = { count: 3, list: [], fails: false };
      const asked = await answerWith(page, told);
      const start = Date.now();
      await page.clock.install({ time: start });
      await page.goto('/');
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
      await page.clock.pauseAt(start + 3_600_000);
      const reads = (name: string) => shows(page, name);

      told.count = 4;
      await beginInterval(page, asked);
      await reads('Notifications, 4 unread');

      const polled = asked.count;
      told.count = 5;
      await page.clock.runFor(13_000);
      await reads('Notifications, 4 unread');
      expect(asked.count).toBe(polled);
      await page.clock.runFor(2_000);
      await reads('Notifications, 5 unread');
      expect(asked.count).toBe(polled + 1);

      told.fails = true;
      await page.clock.runFor(15_000);
      await reads('Notifications');
      told.fails = false;
      await page.clock.runFor(15_000);
      await reads('Notifications, 5 unread');
    },
  );

  for (const [moment, target] of [
    ['the tab is looked at again', 'document'],
    ['the network is back', 'window'],
  ] as const) {
    test(`is asked for at once when ${moment}`, { tag: '@once' }, async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      const told = { count: 3, list: [] };
      const asked = await answerWith(page, told);
      const start = Date.now();
      await page.clock.install({ time: start });
      await page.goto('/');
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
      await page.clock.pauseAt(start + 3_600_000);
      await beginInterval(page, asked);
      told.count = 4;
      await page.evaluate(
        (where) =>
          where === 'document'
            ? document.dispatchEvent(new Event('visibilitychange'))
            : window.dispatchEvent(new Event('online')),
        target,
      );

      await shows(page, 'Notifications, 4 unread');
    });
  }

  // @spec 4.9
  test('is not asked for while nobody is logged in', { tag: '@once' }, async ({ page }) => {
    const asked = await answerWith(page, { count: 3, list: [] });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(bell(page)).toHaveCount(0);
    expect(asked.count).toBe(0);
  });

  test('rises at once where the server tells, without being asked for @extension', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada);
    await readAll(forum, ada);
    const page = await browserOf(ada);
    await page.goto('/');
    await expect(page.getByRole('complementary').getByText('Live')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.route('**/notifications/unread-count', (route) => route.abort());
    await forum.comment(bob, post._id, 'Ding');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });
});
