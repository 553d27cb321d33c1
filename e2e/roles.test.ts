import type { Page } from '@playwright/test';

import { emptyDocuments } from './support/emptyDocuments';
import { readUser, type Forum, type Member } from './support/forum';
import {
  acceptAlert,
  button,
  card,
  chatField,
  chatLog,
  commentField,
  confirmDeletion,
  expectArrival,
  listItem,
  logInLink,
  main,
  searchBox,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

// @spec 1.2, 6.1, 6.5
test('everyone browses, searches, opens posts, tags, users and profiles, and shares', async ({
  page: guest,
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, {
    postTitle: 'Open to everyone',
    category: 'News',
    postTags: ['open'],
  });
  const pages = {
    guest,
    member: await browserOf(await forum.member('Bob')),
    administrator: await browserOf(await forum.admin()),
  };
  for (const [role, page] of Object.entries(pages)) {
    await test.step(role, async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/news?sort=new');
      await page.getByRole('link', { name: 'Open to everyone' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Open to everyone' })).toBeVisible();
      await button(page, 'Share').click();
      await acceptAlert(page, `Link Copied! Share this post: ${forum.url}/Posts/${post._id}`);
      await main(page).getByRole('link', { name: 'Ada' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'open', exact: true }).first().click();
      await expect(page).toHaveURL('/Tags?tag=open');
      await expect(page.getByRole('link', { name: 'Open to everyone' })).toBeVisible();
      await visit(page, '/Users');
      await expectArrival(page, 'Users');
      await expect(main(page).getByRole('link', { name: 'Ada' }).first()).toBeVisible();
      await searchBox(page).fill('open to every');
      await searchBox(page).press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Results for “open to every”' }),
      ).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Open to everyone' })).toBeVisible();
    });
  }
  await logInLink(guest).click();
  await expect(guest).toHaveURL('/Auth');
});

// @spec 1.3, 6.2, 6.3, 6.4, 6.6
test('members publish, vote, comment, chat and do tasks, and delete only their own', async ({
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const actors = { member: await forum.member('Doer'), administrator: await forum.admin() };
  for (const [role, actor] of Object.entries(actors)) {
    await test.step(role, async () => {
      const foreign = await forum.post(ada, { postTitle: 'Of another user' });
      await forum.comment(ada, foreign._id, 'Also of another user');
      await resetTask(forum, actor, 'Follow our account');
      const page = await browserOf(actor);
      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title', { exact: true }).fill(`By the ${role}`);
      await page.getByLabel('Body').pressSequentially(`Hello @${ada.username}`);
      await page.getByRole('option').filter({ hasText: ada.username }).click();
      await page.getByLabel('Tags').fill('gm');
      await button(page, 'Create Post').click();
      await expect(page).toHaveURL('/memes');

      await visit(page, `/Posts/${foreign._id}`);
      await expectArrival(page, 'Of another user');
      await button(page, 'Upvote').click();
      await commentField(page).fill('Mine to delete');
      await commentField(page).press('Control+Enter');
      await expect(listItem(page, 'Mine to delete')).toBeVisible();
      await chatField(page).fill(`From the ${role}`);
      await chatField(page).press('Enter');
      await expect(chatLog(page)).toContainText(`From the ${role}`);
      await expect
        .poll(() => forum.read(foreign._id))
        .toMatchObject({ upVote: [actor._id], noOfComments: 2 });
      await expect(button(page, 'Delete')).toHaveCount(1);
      await expect(listItem(page, 'Mine to delete').getByRole('button', { name: 'Delete' })).toBeVisible();
      for (const tool of ['Pin Post', 'Boost Upvotes']) {
        await expect(button(page, tool)).toHaveCount(role === 'member' ? 0 : 1);
      }

      await visit(page, '/memes?sort=new');
      await card(page, `By the ${role}`)
        .getByRole('link', { name: `By the ${role}` })
        .click();
      await expect(main(page).getByRole('link', { name: `@${ada.username}` })).toBeVisible();
      await button(page, 'Delete').click();
      await confirmDeletion(page);
      await expect(page).toHaveURL('/memes');

      await expectNotifiedAndTasked(page, forum, actor);
    });
  }
});

async function expectNotifiedAndTasked(page: Page, forum: Forum, actor: Member) {
  const title = `Ring ${actor.name}`;
  const post = await forum.post(actor, { postTitle: title });
  await forum.comment(await forum.member('Bob'), post._id, 'Ding');
  await visit(page, `/Users/${actor._id}?tab=tasks`);
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(page.getByRole('menuitem', { name: `on "${title}"` }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const task = listItem(page, 'Follow our account');
  await Promise.all([
    page.waitForResponse('**/tasks/complete-manual'),
    task.getByRole('button', { name: 'Mark Done' }).click(),
  ]);
  await expect(task.getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Done: Follow our account' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await taskOf(forum, actor, 'Follow our account')).toMatchObject({ completed: true });
}

/** All tests share one administrator. */
async function resetTask(forum: Forum, member: Member, description: string) {
  const task = await taskOf(forum, member, description);
  const path = `/api/users/${member._id}/tasks/${task?._id}/toggle`;
  if (task?.completed) await forum.call('PATCH', path, undefined, member);
}

async function taskOf(forum: Forum, member: Member, description: string) {
  const { tasks = [] } = await readUser(forum, member);
  return tasks.find((task) => task.description === description);
}

// @spec 6.9
test('the client shows the administrator tools to one user id', async ({ browserOf, forum }) => {
  await forum.post(await forum.member('Ada'), { category: 'News' });
  const page = await browserOf(await forum.admin());
  await page.goto('/news');
  await expect(button(page, 'Pin Post').first()).toBeVisible();

  const site = await forum.call<object>('GET', '/api/site');
  const bob = await forum.member('Bob');
  const member = await browserOf(bob);
  for (const reader of [page, member]) {
    await emptyDocuments(reader);
    await reader.route('**/api/site', (route) => route.fulfill({ json: { ...site, adminUserId: bob._id } }));
    // A plain server has no roles.
    await reader.route('**/api/moderation/me', (route) => route.fulfill({ status: 404, json: {} }));
  }
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(button(page, 'Pin Post')).toHaveCount(0);
  await expect(button(page, 'Boost Upvotes')).toHaveCount(0);
  await member.goto('/news');
  await expect(button(member, 'Pin Post').first()).toBeVisible();
});
