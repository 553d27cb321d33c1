import type { Page } from '@playwright/test';

import { nextAnswer } from './support/failures';
import {
  acceptAlert,
  commentField,
  expect,
  expectArrival,
  fillLogIn,
  leaveForNews,
  logIn,
  logOut,
  media,
  scoreIn,
  test,
} from './support/test';

test.describe('a comment that is being typed', () => {
  test('outlives a refetch, a vote, the way back and a reload, and belongs to its post', async ({
    page,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const [post, other] = [await forum.post(ada, { postTitle: 'Typed under' }), await forum.post(ada)];
    await logIn(page, bob);
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Half a thou');

    await page.getByRole('main').getByRole('button', { name: 'Upvote' }).click();
    await expect(scoreIn(page.getByRole('main'))).toHaveText('Score 1');
    // What somebody else says arrives with the refetch after the next vote.
    await forum.comment(ada, post._id, 'From elsewhere');
    await page.getByRole('main').getByRole('button', { name: 'Downvote' }).click();
    await expect(page.getByText('From elsewhere')).toBeVisible();
    await expect(commentField(page)).toHaveValue('Half a thou');

    await leaveForNews(page);
    await page.goBack();
    await expect(commentField(page)).toHaveValue('Half a thou');
    await page.reload();
    await expect(commentField(page)).toHaveValue('Half a thou');
    await page.goto(`/Posts/${other._id}`);
    await expect(commentField(page)).toHaveValue('');
  });

  test('is forgotten once it is sent', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    await logIn(page, await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Sent');
    await Promise.all([
      nextAnswer(page, { path: '**/comment/*' }),
      page.getByRole('button', { name: 'Send', exact: true }).first().click(),
    ]);
    await expect(page.getByRole('listitem').filter({ hasText: 'Sent' })).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Sent' })).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
  });

  test('is its member’s own: nobody who logs in later in the same tab sees it', async ({ page, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Shared computer' });
    await logIn(page, ada);
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('For my eyes only');
    await logOut(page);
    await page.goBack();
    await expect(commentField(page)).toHaveValue('');

    await logIn(page, bob);
    await page.goto(`/Posts/${post._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shared computer' })).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
    await logOut(page);

    await logIn(page, ada);
    await page.goto(`/Posts/${post._id}`);
    await expect(commentField(page)).toHaveValue('For my eyes only');
  });

  test('of a visitor is there after the log-in that it asks for', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const bob = await forum.member('Bob');
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Let me in');
    await commentField(page).press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await fillLogIn(page, bob);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(commentField(page)).toHaveValue('Let me in');
    await commentField(page).press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Let me in' })).toBeVisible();
  });

  test('outlives a session that the server ends in the midst of it', async ({ page, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada);
    await logIn(page, bob);
    await page.goto(`/Posts/${post._id}`);
    await page.route('**/comment/*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Your session has ended.' } }),
    );
    await commentField(page).fill('Do not lose me');
    await commentField(page).press('Control+Enter');
    await acceptAlert(page, 'Failed to post comment: Your session has ended.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(commentField(page)).toHaveValue('Do not lose me');
    await expect(page.getByRole('listitem').filter({ hasText: 'Do not lose me' })).toHaveCount(0);

    await page.unroute('**/comment/*');
    await commentField(page).press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await expect(page).toHaveURL('/Auth');
    await fillLogIn(page, bob);
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await page.goBack();
    await commentField(page).press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Do not lose me' })).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
  });

  test('outlives the end of its token', { tag: '@extension' }, async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const bob = await forum.member('Bob');
    await page.clock.install();
    await logIn(page, bob);
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Slow thinker');
    await page.clock.fastForward(8 * 24 * 60 * 60 * 1000);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('Your session has ended. Log in to go on')).toBeVisible();
    await expect(commentField(page)).toHaveValue('Slow thinker');
    await commentField(page).press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await expect(page).toHaveURL('/Auth');
  });
});

test.describe('in two tabs', () => {
  test('the log-out in one is followed by the other, and gives the draft back at the next log-in', async ({
    context,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const post = await forum.post(await forum.member('Ada'));
    const [first, second] = [await context.newPage(), await context.newPage()];
    await logIn(first, bob);
    await first.goto(`/Posts/${post._id}`);
    await commentField(first).fill('In the first tab');
    await second.goto('/memes');
    await logOut(second);

    await expect(first.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(commentField(first)).toHaveValue('');
    await logIn(second, bob);
    await expect(first.getByRole('button', { name: /^Account: / })).toBeVisible();
    await expect(commentField(first)).toHaveValue('In the first tab');
  });

  test('a comment sent in one leaves what is typed in the other', async ({ context, forum }) => {
    const bob = await forum.member('Bob');
    const post = await forum.post(await forum.member('Ada'));
    const [first, second] = [await context.newPage(), await context.newPage()];
    await logIn(first, bob);
    await first.goto(`/Posts/${post._id}`);
    await commentField(first).fill('Still typing');
    await second.goto(`/Posts/${post._id}`);
    await commentField(second).fill('Quicker');
    await Promise.all([
      nextAnswer(second, { path: '**/comment/*' }),
      commentField(second).press('Control+Enter'),
    ]);
    await expect(second.getByRole('listitem').filter({ hasText: 'Quicker' })).toBeVisible();

    await first.bringToFront();
    await first.getByRole('main').getByRole('button', { name: 'Upvote' }).click();
    await expect(first.getByRole('listitem').filter({ hasText: 'Quicker' })).toBeVisible();
    await expect(commentField(first)).toHaveValue('Still typing');
  });
});

test.describe('a post that is being written', () => {
  test('is kept with its files per zone, restored on return and after a reload, and forgotten once published', async ({
    page,
    forum,
  }) => {
    await logIn(page, await forum.member('Ada'));
    await page.goto('/CreatePost/memes');
    await write(page, { title: 'Kept', body: 'Line by line', tags: 'gm' });
    await addPicture(page);
    await page.goto('/CreatePost/news');
    await expect(page.getByLabel('Title')).toHaveValue('');

    await page.goto('/CreatePost/memes');
    await expectWritten(page, { title: 'Kept', body: 'Line by line', tags: 'gm' });
    await expect(page.getByText('picture.png')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL('/memes');
    await expectArrival(page, 'Memes');
    await page.goBack();
    await expectWritten(page, { title: '', body: '', tags: '' });
    await expect(page.getByText('picture.png')).toHaveCount(0);
  });

  test('is kept with its files from who logs in next in the same tab', async ({ page, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    await logIn(page, ada);
    await page.goto('/CreatePost/memes');
    await write(page, { title: 'Secret plan', body: 'Tomorrow', tags: 'plan' });
    await addPicture(page);
    await logOut(page);

    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await fillLogIn(page, bob);
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click();
    await page.getByRole('menuitem', { name: /Memes/ }).click();
    await expectWritten(page, { title: '', body: '', tags: '' });
    await expect(page.getByText('picture.png')).toHaveCount(0);
  });

  test('of a visitor is there after the log-in that it asks for', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await page.goto('/CreatePost/news');
    await write(page, { title: 'Breaking', body: 'As it happens', tags: 'now' });
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page).toHaveURL('/CreatePost/news');
    await acceptAlert(page, 'Login to create a post');
    await expect(page).toHaveURL('/Auth');
    await fillLogIn(page, ada);
    await page.goto('/CreatePost/news');
    await expectWritten(page, { title: 'Breaking', body: 'As it happens', tags: 'now' });
  });

  test('of a visitor waits, whole, behind what the member had begun there', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await logIn(page, ada);
    await page.goto('/CreatePost/news');
    await page.getByLabel('Title').fill('Mine');
    await logOut(page);
    await page.goto('/CreatePost/news');
    await write(page, { title: 'Breaking', body: 'As it happens', tags: 'now' });

    await logIn(page, ada);
    await page.goto('/CreatePost/news');
    await expectWritten(page, { title: 'Mine', body: '', tags: '' });
    await page.getByLabel('Title').fill('');
    await expectWritten(page, { title: '', body: '', tags: '' });
    await leaveForNews(page);
    await page.goBack();
    await expectWritten(page, { title: 'Breaking', body: 'As it happens', tags: 'now' });
  });
});

interface Written {
  title: string;
  body: string;
  tags: string;
}

async function write(page: Page, { title, body, tags }: Written) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Body').fill(body);
  await page.getByLabel('Tags').first().fill(tags);
}

/** Adds a picture to the post, and waits until it is uploaded. */
async function addPicture(page: Page) {
  await Promise.all([
    nextAnswer(page, { path: '**/api/upload/file' }),
    page.locator('input[type=file]').setInputFiles(media('picture.png')),
  ]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('picture.png')).toBeVisible();
}

async function expectWritten(page: Page, { title, body, tags }: Written) {
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Body')).toHaveValue(body);
  await expect(page.getByLabel('Tags').first()).toHaveValue(tags);
}
