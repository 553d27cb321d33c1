import type { Page } from '@playwright/test';

import { nextAnswer } from './support/failures';
import { commentField, expect, readAll, test } from './support/test';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const main = (page: Page) => page.getByRole('main');

/** Chooses the only person whose username has this text. */
const choose = (page: Page, username: string) =>
  page.getByRole('option').filter({ hasText: username }).click();

/** Sends what is in the comment field, and waits until the server has it. */
const send = (page: Page) =>
  Promise.all([
    nextAnswer(page, { path: '**/comment/*' }),
    main(page).getByRole('button', { name: 'Send' }).click(),
  ]);

/** What somebody does in one browser that rings in that of `of`; `at` is a post of somebody else. */
const news: {
  name: string;
  act: (page: Page, at: string, of: string) => Promise<void>;
  title: string;
}[] = [
  {
    name: 'a mention in a comment',
    act: async (page, at, of) => {
      await page.goto(at);
      await commentField(page).pressSequentially(`Look @${of}`);
      await choose(page, of);
      await send(page);
      await expect(page.getByRole('listitem').filter({ hasText: 'Look' })).toBeVisible();
    },
    title: 'Under it',
  },
  {
    name: 'a mention in a new post',
    act: async (page, _, of) => {
      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title').fill('About you');
      await page.getByLabel('Body').pressSequentially(`Look @${of}`);
      await choose(page, of);
      await page.getByLabel('Tags').fill('gm');
      await main(page).getByRole('button', { name: 'Create Post' }).click();
      await expect(page).toHaveURL('/memes');
    },
    title: 'About you',
  },
];

test.describe('Spec §4, Notification: between two browsers', () => {
  for (const { name, act, title } of news) {
    // @spec 4.8
    test(`${name} raises the bell of who is meant; opening it reads it and leads to the post`, async ({
      browserOf,
      forum,
      serverKind,
    }) => {
      const [ada, bob, cleo] = [
        await forum.member('Ada'),
        await forum.member('Bob'),
        await forum.member('Cleo'),
      ];
      const post = await forum.post(cleo, { postTitle: 'Under it' });
      await readAll(forum, bob);
      const [first, second] = [await browserOf(ada), await browserOf(bob)];
      await second.clock.install();
      await second.goto('/news');
      await expect(second.getByRole('complementary').getByText('Live')).toBeVisible();
      await expect(bell(second)).toHaveAccessibleName('Notifications');

      await act(first, `/Posts/${post._id}`, bob.username);
      // Our server tells; the plain one is asked every 15 seconds.
      if (serverKind === 'plain') await second.clock.runFor(15_000);
      await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');

      await bell(second).click();
      const item = second.getByRole('menuitem').filter({ hasText: `from ${ada.username} on "${title}"` });
      await Promise.all([nextAnswer(second, { path: '**/notifications/mark-read' }), item.click()]);
      await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(second).toHaveURL(/\/Posts\//);
      await expect(main(second).getByRole('link', { name: `@${bob.username}` })).toBeVisible();
      await expect(bell(second)).toHaveAccessibleName('Notifications');
      await second.reload();
      await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(bell(second)).toHaveAccessibleName('Notifications');
    });
  }

  // @spec 4.8
  test('a comment on one’s post counts once for all browsers of its author, and never below 0', async ({
    browserOf,
    forum,
    serverKind,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(bob, { postTitle: 'Answer me' });
    await readAll(forum, bob);
    const [writer, desk, sofa] = [await browserOf(ada), await browserOf(bob), await browserOf(bob)];
    for (const page of [desk, sofa]) {
      await page.clock.install();
      await page.goto('/news');
      await expect(page.getByRole('complementary').getByText('Live')).toBeVisible();
    }
    await writer.goto(`/Posts/${post._id}`);
    await commentField(writer).fill('An answer');
    await send(writer);
    await expect(writer.getByRole('listitem').filter({ hasText: 'An answer' })).toBeVisible();
    for (const page of [desk, sofa]) {
      if (serverKind === 'plain') await page.clock.runFor(15_000);
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    }

    const item = (page: Page) => page.getByRole('menuitem').filter({ hasText: 'on "Answer me"' });
    await bell(sofa).click();
    await expect(item(sofa)).toContainText('unread');
    await bell(desk).click();
    await Promise.all([nextAnswer(desk, { path: '**/notifications/mark-read' }), item(desk).click()]);
    await expect(desk).toHaveURL(`/Posts/${post._id}`);
    await expect(bell(desk)).toHaveAccessibleName('Notifications');

    await sofa.clock.runFor(15_000);
    await item(sofa).click();
    await expect(sofa).toHaveURL(`/Posts/${post._id}`);
    await expect(bell(sofa)).toHaveAccessibleName('Notifications');
    await sofa.clock.runFor(15_000);
    await expect(bell(sofa)).toHaveAccessibleName('Notifications');
  });
});
