import type { Locator, Page } from '@playwright/test';

import { failing, failures, holding, type Failure } from './support/failures';
import type { Forum, Member } from './support/forum';
import { acceptAlert, commentField, expect, media, scoreIn, test } from './support/test';

interface World {
  forum: Forum;
  /** A browser of `member`'s own. */
  open: (member: Member) => Promise<Page>;
  guest: Page;
}

/** One call of spec section 7 that changes something, as somebody makes it. */
interface Change {
  name: string;
  call: string;
  /** Where the path has other calls too. */
  method?: string;
  /** Leads to where it is done. */
  begin: (world: World) => Promise<Page>;
  act: (page: Page) => Promise<void>;
  /** The alert; undefined when the spec wants none. */
  message: ((failure: Failure) => string) | undefined;
  /** Nothing has changed, and nothing that was typed or chosen is lost. */
  isUndone: (page: Page, failure: Failure) => Promise<void>;
  /** What is seen before the answer. */
  isShown: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
  /** Where it is more than a documented call. */
  tag?: '@extension';
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const busy = (locator: Locator) => expect(locator).toHaveAttribute('aria-busy', 'true');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

async function postOf(forum: Forum, author?: Member) {
  return forum.post(author ?? (await forum.member('Ada')), { postTitle: 'The post', category: 'News' });
}

async function openPost({ forum, open }: World): Promise<Page> {
  const post = await postOf(forum);
  const page = await open(await forum.member('Bob'));
  await page.goto(`/Posts/${post._id}`);
  return page;
}

async function openAdminFeed({ forum, open }: World): Promise<Page> {
  const postTitle = `Of the administrator ${Math.random()}`;
  await forum.post(await forum.member('Ada'), { postTitle, category: 'News' });
  const page = await open(await forum.admin());
  await page.goto(`/posts/search?q=${postTitle}`);
  return page;
}

/** Somebody's own profile, with this query in its address. */
async function openProfile({ forum, open }: World, query: string): Promise<Page> {
  const ada = await forum.member('Ada');
  const page = await open(ada);
  await page.goto(`/Users/${ada._id}?${query}`);
  return page;
}

const groupTask = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Join our group' });

const vote = (name: 'Upvote' | 'Downvote', score: string): Change => ({
  name: `a vote (${name})`,
  call: '**/posts/vote/*',
  begin: openPost,
  act: (page) => button(page, name).click(),
  message: ({ reason }) => `Failed to vote: ${reason}`,
  isUndone: async (page) => {
    await expect(scoreIn(main(page))).toHaveText('Score 0');
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  },
  isShown: async (page) => {
    await expect(scoreIn(main(page))).toHaveText(score);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  },
  isDone: (page) => expect(scoreIn(main(page))).toHaveText(score),
});

const changes: Change[] = [
  {
    name: 'a log-in',
    call: '**/api/users/login',
    begin: async ({ forum, guest }) => {
      const ada = await forum.member('Ada');
      await guest.goto('/Auth');
      await guest.getByLabel('Email').fill(ada.email);
      await guest.getByLabel('Password', { exact: true }).fill(ada.password);
      return guest;
    },
    act: (page) => button(page, 'Log in').click(),
    message: ({ isSaid, reason }) => (isSaid ? reason : 'Login failed. Please check your credentials.'),
    isUndone: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(/@example.org$/);
      await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
      await expect(page).toHaveURL('/Auth');
    },
    isShown: (page) => busy(button(page, 'Log in')),
    isDone: (page) => expect(page).toHaveURL('/'),
  },
  {
    name: 'a sign-up',
    call: '**/api/users/signup',
    begin: async ({ guest }) => {
      await guest.goto('/Auth?ref=');
      await guest.getByLabel('Display Name').fill('Newcomer');
      await guest.getByLabel('Username').fill('newcomer.x');
      await guest.getByLabel('Email').fill('newcomer.x@example.org');
      await guest.getByLabel('Password', { exact: true }).fill('correct horse 1');
      return guest;
    },
    act: (page) => button(page, 'Sign up').click(),
    message: ({ isSaid, reason }) => (isSaid ? reason : 'Signup failed. Please try again.'),
    isUndone: async (page) => {
      await expect(page.getByLabel('Display Name')).toHaveValue('Newcomer');
      await expect(page.getByLabel('Username')).toHaveValue('newcomer.x');
      await expect(page.getByLabel('Email')).toHaveValue('newcomer.x@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse 1');
    },
    isShown: (page) => busy(button(page, 'Sign up')),
    isDone: (page) => expect(page).toHaveURL('/'),
  },
  {
    name: 'a post',
    call: '**/posts/CreatePost',
    begin: async ({ forum, open }) => {
      const page = await open(await forum.member('Ada'));
      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title').fill('Against all odds');
      await page.getByLabel('Body').fill('It was published.');
      await page.getByLabel('Tags').first().fill('odds');
      await page.locator('input[type=file]').setInputFiles(media('picture.png'));
      return page;
    },
    act: (page) => button(page, 'Create Post').click(),
    message: ({ reason }) => `Failed to create post: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByLabel('Title')).toHaveValue('Against all odds');
      await expect(page.getByLabel('Body')).toHaveValue('It was published.');
      await expect(page.getByLabel('Tags').first()).toHaveValue('odds');
      await expect(page.getByText('picture.png')).toBeVisible();
    },
    isShown: (page) => busy(button(page, 'Create Post')),
    isDone: async (page) => {
      await expect(page).toHaveURL('/memes');
      await page.goto('/memes?sort=new');
      await expect(page.getByRole('link', { name: 'Against all odds' })).toBeVisible();
    },
  },
  {
    name: 'an upload',
    call: '**/api/upload/file',
    begin: async ({ forum, open }) => {
      const page = await open(await forum.member('Ada'));
      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title').fill('With a picture');
      return page;
    },
    act: async (page) => {
      const retry = page.getByRole('button', { name: 'Try picture.png again' });
      if (await retry.isVisible()) await retry.click();
      else await page.locator('input[type=file]').setInputFiles(media('picture.png'));
    },
    message: () => 'Failed to upload picture.png. See console for details.',
    isUndone: async (page) => {
      await expect(page.getByText('Not uploaded')).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue('With a picture');
    },
    isShown: (page) => expect(page.getByRole('progressbar')).toBeVisible(),
    isDone: async (page) => {
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByText('picture.png')).toBeVisible();
      await expect(page.getByText('Not uploaded')).toHaveCount(0);
    },
  },
  {
    name: 'the deletion of a post',
    call: '**/posts/delete/*',
    begin: async ({ forum, open }) => {
      const ada = await forum.member('Ada');
      const post = await postOf(forum, ada);
      const page = await open(ada);
      await page.goto(`/Posts/${post._id}`);
      return page;
    },
    act: async (page) => {
      await button(page, 'Delete').click();
      await confirmDeletion(page);
    },
    message: ({ reason }) => `Failed to delete post: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
      await expect(page).toHaveURL(/\/Posts\//);
    },
    isShown: (page) => expect(main(page).locator('article[aria-busy=true]')).toBeVisible(),
    isDone: (page) => expect(page).toHaveURL('/news'),
  },
  vote('Upvote', 'Score 1'),
  vote('Downvote', 'Score minus 1'),
  {
    name: 'a comment',
    call: '**/comment/*',
    begin: async (world) => {
      const page = await openPost(world);
      await commentField(page).fill('Hear me');
      return page;
    },
    act: (page) => button(page, 'Send').click(),
    message: ({ reason }) => `Failed to post comment: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByRole('heading', { name: '0 Comments' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toHaveCount(0);
      await expect(commentField(page)).toHaveValue('Hear me');
    },
    isShown: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 Comment' })).toBeVisible();
    },
    isDone: async (page) => {
      await expect(commentField(page)).toHaveValue('');
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toHaveCount(1);
    },
  },
  {
    name: 'the deletion of a comment',
    call: '**/comment/*',
    begin: async ({ forum, open }) => {
      const bob = await forum.member('Bob');
      const post = await postOf(forum);
      await forum.comment(bob, post._id, 'I regret this');
      const page = await open(bob);
      await page.goto(`/Posts/${post._id}`);
      return page;
    },
    act: async (page) => {
      await page.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
      await confirmDeletion(page);
    },
    message: ({ reason }) => `Failed to delete comment: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByText('I regret this')).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 Comment' })).toBeVisible();
    },
    isShown: async (page) => {
      await expect(page.getByText('I regret this')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '0 Comments' })).toBeVisible();
    },
    isDone: (page) => expect(page.getByText('I regret this')).toHaveCount(0),
  },
  {
    name: 'a pin',
    call: '**/posts/pin/*',
    begin: openAdminFeed,
    act: (page) => button(page, 'Pin Post').click(),
    message: ({ reason }) => `Failed to toggle pin: ${reason}`,
    isUndone: async (page) => {
      await expect(main(page).getByText('Boosted')).toHaveCount(0);
      await expect(button(page, 'Pin Post')).toBeEnabled();
    },
    isShown: (page) => expect(main(page).getByText('Boosted')).toBeVisible(),
    isDone: (page) => expect(button(page, 'Unpin Post')).toBeEnabled(),
  },
  {
    name: 'a boost',
    call: '**/posts/boost/*',
    begin: openAdminFeed,
    act: (page) => button(page, 'Boost Upvotes').click(),
    message: ({ reason }) => `Failed to boost upvotes: ${reason}`,
    isUndone: async (page) => {
      await expect(scoreIn(main(page))).toHaveText('Score 0');
      await expect(main(page).getByRole('spinbutton')).toHaveValue('100');
    },
    isShown: (page) => expect(scoreIn(main(page))).toHaveText(/^Score 100/),
    isDone: async (page) => {
      await expect(button(page, 'Boost Upvotes')).toBeEnabled();
      await expect(scoreIn(main(page))).toHaveText(/^Score 100/);
    },
  },
  {
    name: 'a profile',
    call: '**/api/users/update/*',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      await page.getByLabel('About').fill('Counts blocks.');
      await page.getByLabel('X', { exact: true }).fill('https://x.example/ada');
      return page;
    },
    act: (page) => button(page, 'Save').click(),
    message: ({ kind, reason }) =>
      ({
        'is refused': `Error: ${reason}`,
        'fails without a message': 'Failed to update profile.',
        'gets no answer': 'An unexpected error occurred.',
      })[kind],
    isUndone: async (page) => {
      await expect(page.getByLabel('About')).toHaveValue('Counts blocks.');
      await expect(page.getByLabel('X', { exact: true })).toHaveValue('https://x.example/ada');
      await expect(button(page, 'Save')).toBeEnabled();
    },
    isShown: (page) => busy(button(page, 'Save')),
    isDone: async (page) => {
      await acceptAlert(page, 'Profile updated successfully!');
      await expect(page.getByRole('form', { name: 'Account Settings' })).toHaveCount(0);
      await expect(main(page).getByText('Counts blocks.')).toBeVisible();
    },
  },
  {
    name: 'a toggled task',
    call: '**/tasks/*/toggle',
    begin: (world) => openProfile(world, 'tab=tasks'),
    act: (page) => button(page, 'Done: Join our group').click(),
    message: ({ isSaid, reason }) => (isSaid ? reason : 'Failed to update task.'),
    isUndone: async (page) => {
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'false');
      await expect(button(page, 'Done: Join our group')).toBeEnabled();
    },
    isShown: (page) => expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'true'),
    isDone: async (page) => {
      await acceptAlert(page, 'Task status updated!');
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a task marked as done',
    call: '**/tasks/complete-manual',
    begin: (world) => openProfile(world, 'tab=tasks'),
    act: (page) => groupTask(page).getByRole('button', { name: 'Mark Done' }).click(),
    message: ({ kind, reason }) =>
      // The server's message or the error's own: spec section 8, Manual task.
      `Failed to complete task: ${kind === 'fails without a message' ? 'The server answered 500.' : reason}`,
    isUndone: async (page) => {
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'false');
      await expect(groupTask(page).getByRole('button', { name: 'Mark Done' })).toBeEnabled();
    },
    isShown: (page) => expect(groupTask(page).getByRole('button', { name: 'Mark Done' })).toHaveCount(0),
    isDone: async (page) => {
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'true');
      await expect(groupTask(page).getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
    },
  },
  {
    name: 'a new password',
    tag: '@extension',
    call: '**/api/users/*/password',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      await page.getByLabel('Current password').fill('correct horse 1');
      await page.getByLabel('New password').fill('battery staple 2');
      return page;
    },
    act: (page) => button(page, 'Change password').click(),
    message: ({ reason }) => reason,
    isUndone: async (page) => {
      await expect(page.getByLabel('Current password')).toHaveValue('correct horse 1');
      await expect(page.getByLabel('New password')).toHaveValue('battery staple 2');
      await expect(button(page, 'Change password')).toBeEnabled();
    },
    isShown: (page) => busy(button(page, 'Change password')),
    isDone: async (page) => {
      await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
      await expect(page.getByLabel('New password')).toHaveValue('');
    },
  },
  {
    name: 'a log-out everywhere',
    tag: '@extension',
    call: '**/api/users/*/logout-everywhere',
    begin: (world) => openProfile(world, 'settings=open'),
    act: async (page) => {
      await button(page, 'Log out everywhere').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    },
    message: ({ reason }) => reason,
    isUndone: async (page) => {
      await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
      await expect(button(page, 'Log out everywhere')).toBeEnabled();
    },
    isShown: (page) => busy(button(page, 'Log out everywhere')),
    isDone: async (page) => {
      await acceptAlert(page, 'Logged out on every device.');
      await expect(page).toHaveURL('/');
    },
  },
  {
    name: 'the deletion of an account',
    tag: '@extension',
    call: '**/api/users/*',
    method: 'DELETE',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      await button(page, 'Delete my account').click();
      await page.getByLabel('Your password').fill('correct horse 1');
      return page;
    },
    act: (page) => page.getByRole('button', { name: 'Delete for good' }).click(),
    // The dialog itself says what went wrong.
    message: undefined,
    isUndone: async (page, { reason }) => {
      await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(reason);
      await expect(page.getByLabel('Your password')).toHaveValue('correct horse 1');
      await expect(page.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
    },
    isShown: async (page) => {
      await busy(page.getByRole('button', { name: 'Delete for good' }));
      await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('');
    },
    isDone: async (page) => {
      await acceptAlert(page, 'Account deleted.');
      await expect(page).toHaveURL('/');
    },
  },
  {
    name: 'the download of one’s data',
    tag: '@extension',
    call: '**/api/users/*/export',
    begin: (world) => openProfile(world, 'settings=open'),
    act: (page) => button(page, 'Download my data').click(),
    message: ({ reason }) => reason,
    isUndone: (page) => expect(button(page, 'Download my data')).toBeEnabled(),
    isShown: (page) => busy(button(page, 'Download my data')),
    isDone: async (page) => {
      const download = await page.waitForEvent('download');
      expect(download.suggestedFilename()).toMatch(/^account-.+\.json$/);
      await expect(button(page, 'Download my data')).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'reading a notification',
    call: '**/notifications/mark-read',
    begin: async ({ forum, open }) => {
      const ada = await forum.member('Ada');
      const post = await postOf(forum, ada);
      await forum.comment(await forum.member('Bob'), post._id, 'Look here');
      await readAllBut(forum, ada, 'reply');
      const page = await open(ada);
      await page.goto('/memes');
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
      return page;
    },
    act: async (page) => {
      await bell(page).click();
      await page.getByRole('menuitem', { name: /on "The post"/ }).click();
    },
    // The list and the count are loaded again instead. Spec section 4, Notification.
    message: undefined,
    isUndone: (page) => expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread'),
    isShown: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isDone: async (page) => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
    },
  },
];

for (const change of changes) {
  const { name, begin, act, message, isUndone, isShown, isDone, tag = [] } = change;
  const call = { path: change.call, ...(change.method && { method: change.method }) };

  test(
    `${name} that fails says so and loses nothing; slow, it shows at once`,
    { tag },
    async ({ page: guest, browserOf, forum }) => {
      test.setTimeout(120_000);
      const page = await begin({ forum, open: (member) => browserOf(member), guest });

      for (const failure of failures) {
        await test.step(failure.kind, async () => {
          const failed = await failing(page, call, failure);
          await act(page);
          await expect.poll(failed.asked).toBe(1);
          if (message) await acceptAlert(page, message(failure));
          await isUndone(page, failure);
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
          await failed.end();
        });
      }

      await test.step('is slow', async () => {
        const release = await holding(page, call);
        await act(page);
        await isShown(page);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await release();
        await isDone(page);
      });
    },
  );
}

/** Leaves one unread notification, of this type. */
async function readAllBut(forum: Forum, reader: Member, type: string) {
  const load = () => forum.call<{ _id: string; type: string }[]>('GET', '/notifications', undefined, reader);
  await expect.poll(async () => (await load()).some((item) => item.type === type)).toBe(true);
  const others = (await load()).filter((item) => item.type !== type).map(({ _id }) => _id);
  if (others.length > 0) {
    await forum.call('PUT', '/notifications/mark-read', { notificationIds: others }, reader);
  }
}
