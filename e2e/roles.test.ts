import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import type { Forum, Member } from './support/forum';
import { acceptAlert, expect, test } from './support/test';

test.describe('Spec §1 and §6, who may do what', () => {
  for (const role of ['visitor', 'member', 'administrator'] as const) {
    // @spec 1.2, 6.1, 6.5
    test(`a reader who is ${role} browses, searches, opens posts, tags, users and profiles, and shares`, async ({
      page: visitor,
      browserOf,
      forum,
    }) => {
      const ada = await forum.member('Ada');
      const postTitle = `Open to every ${role}`;
      const post = await forum.post(ada, { postTitle, category: 'News', postTags: [`for-${role}`] });
      const members = { member: () => forum.member('Bob'), administrator: () => forum.admin() };
      const page = role === 'visitor' ? visitor : await browserOf(await members[role]());
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/news?sort=new');
      await page.getByRole('link', { name: postTitle }).click();
      await expect(page.getByRole('heading', { level: 1, name: postTitle })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
      await acceptAlert(page, `Link Copied! Share this post: ${forum.url}/Posts/${post._id}`);
      await page
        .getByRole('link', { name: `for-${role}` })
        .first()
        .click();
      await expect(page).toHaveURL(`/Tags?tag=for-${role}`);
      await expect(page.getByRole('link', { name: postTitle })).toBeVisible();
      await page.goto('/Users');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.goto(`/Users/${ada._id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
      const search = page.getByRole('combobox', { name: 'Search posts' });
      await search.fill('open to every');
      await search.press('Enter');
      // The profile before it has the post too.
      await expect(
        page.getByRole('heading', { level: 1, name: 'Results for “open to every”' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: postTitle })).toBeVisible();
      if (role !== 'visitor') return;
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/Auth');
    });
  }

  // @spec 6.2, 6.3, 6.6, 6.8, 6.11
  test('a visitor who creates, votes, comments or talks gets an alert, and no bell', async ({
    page,
    forum,
  }) => {
    const post = await forum.post(await forum.member('Ada'));
    await page.goto('/memes');
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click();
    await acceptAlert(page, 'Login or signup to create a post');

    await page.goto(`/Posts/${post._id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Upvote', exact: true })).toBeVisible();
    for (const tool of ['Delete', 'Pin Post', 'Boost Upvotes']) {
      await expect(main.getByRole('button', { name: tool, exact: true })).toHaveCount(0);
    }
    const chat = page.getByRole('complementary').getByRole('textbox', { name: 'Message' });
    await chat.fill('hello');
    await chat.press('Enter');
    await acceptAlert(page, 'Please log in to send messages in global chat.');
    await main.getByRole('button', { name: 'Upvote', exact: true }).click();
    await acceptAlert(page, 'Login or Signup to upvote a post');
    await expect(page).toHaveURL('/Auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await page.goBack();
    await main.getByPlaceholder('Write a comment').fill('hello');
    await main.getByPlaceholder('Write a comment').press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await expect(page).toHaveURL('/Auth');
    expect(await forum.read(post._id)).toMatchObject({ upVote: [], noOfComments: 0 });
  });

  for (const role of ['member', 'administrator'] as const) {
    // @spec 1.3, 6.2, 6.3, 6.4, 6.6
    test(`a${role === 'member' ? ' member' : 'n administrator'} creates, votes, comments, mentions and talks, and deletes own things alone`, async ({
      browserOf,
      forum,
    }) => {
      const ada = await forum.member('Ada');
      const foreign = await forum.post(ada, { postTitle: 'Of somebody else' });
      await forum.comment(ada, foreign._id, 'Also not mine');
      const doer: Member = role === 'member' ? await forum.member('Doer') : await forum.admin();
      const page = await browserOf(doer);
      const main = page.getByRole('main');

      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title').fill(`By the ${role}`);
      await page.getByLabel('Body').pressSequentially(`Hello @${ada.username}`);
      await page.getByRole('option').filter({ hasText: ada.username }).click();
      await page.getByLabel('Tags').fill('gm');
      await main.getByRole('button', { name: 'Create Post' }).click();
      await expect(page).toHaveURL('/memes');

      await page.goto(`/Posts/${foreign._id}`);
      await main.getByRole('button', { name: 'Upvote', exact: true }).click();
      await comment(page, 'Mine to delete');
      await say(page, `From the ${role}`);
      await expect.poll(() => forum.read(foreign._id)).toMatchObject({ upVote: [doer._id], noOfComments: 2 });
      const comments = main.getByRole('list', { name: 'Comments' }).getByRole('listitem');
      await expect(comments.getByRole('button', { name: 'Delete' })).toHaveCount(1);
      await expect(
        comments.filter({ hasText: 'Mine to delete' }).getByRole('button', { name: 'Delete' }),
      ).toBeVisible();
      // The only Delete is that of the own comment: the post is somebody else's.
      await expect(main.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(1);
      await expect(main.getByRole('button', { name: 'Pin Post' })).toHaveCount(role === 'member' ? 0 : 1);
      await expect(main.getByRole('button', { name: 'Boost Upvotes' })).toHaveCount(
        role === 'member' ? 0 : 1,
      );

      await page.goto('/memes?sort=new');
      await page
        .getByRole('link', { name: `By the ${role}` })
        .first()
        .click();
      await expect(main.getByRole('link', { name: `@${ada.username}` })).toBeVisible();
      await main.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL('/memes');
    });

    // @spec 6.6
    test(`${role === 'member' ? 'a member' : 'the administrator'} is notified and does tasks`, async ({
      browserOf,
      forum,
    }) => {
      const doer: Member = role === 'member' ? await forum.member('Doer') : await forum.admin();
      const post = await forum.post(doer, { postTitle: `Ring the ${role}` });
      await forum.comment(await forum.member('Bob'), post._id, 'Ding');
      await takeMarkAway(forum, doer, 'Follow our account');
      const page = await browserOf(doer);
      await page.goto(`/Users/${doer._id}?tab=tasks`);
      await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
      await expect(page.getByRole('menuitem', { name: `on "Ring the ${role}"` }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      const task = page.getByRole('listitem').filter({ hasText: 'Follow our account' });
      await Promise.all([
        page.waitForResponse('**/tasks/complete-manual'),
        task.getByRole('button', { name: 'Mark Done' }).click(),
      ]);
      await expect(task.getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Done: Follow our account' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  }

  // @spec 6.9
  test('the administrator is one id that the client compares: without it the same member has no tools', async ({
    browserOf,
    forum,
  }) => {
    await forum.post(await forum.member('Ada'), { category: 'News' });
    const admin = await forum.admin();
    const page = await browserOf(admin);
    await page.goto('/news');
    await expect(page.getByRole('button', { name: 'Pin Post' }).first()).toBeVisible();

    const site = { ...(await siteOf(page)), adminUserId: 'somebody-else' };
    await page.context().route('**/api/site', (route) => route.fulfill({ json: site }));
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pin Post' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Boost Upvotes' })).toHaveCount(0);
  });
});

const siteOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/site')).json()) as Record<string, unknown>);

/** The task is to be done yet, whoever did it before: the administrator is the same in all tests. */
async function takeMarkAway(forum: Forum, { _id, token }: Member, description: string) {
  const { tasks = [] } = await forum.call<components['schemas']['User']>(
    'GET',
    `/api/users/${_id}`,
    undefined,
    { token },
  );
  const done = tasks.find((task) => task.description === description && task.completed);
  if (done) await forum.call('PATCH', `/api/users/${_id}/tasks/${done._id}/toggle`, undefined, { token });
}

async function comment(page: Page, text: string) {
  const field = page.getByRole('main').getByPlaceholder('Write a comment');
  await field.fill(text);
  await field.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

async function say(page: Page, text: string) {
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('log')).toContainText(text);
}
