import type { Page } from '@playwright/test';

import { holdCall, waitForNextResponse } from './support/failures';
import {
  acceptAlert,
  account,
  button,
  chatField,
  commentField,
  expectArrival,
  leaveForNews,
  listItem,
  logIn,
  logInLink,
  logOut,
  main,
  media,
  scoreIn,
  sidebar,
  storedProfile,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

test.describe('the draft of a comment', () => {
  test('survives a refetch, a vote, Back and a reload until it is sent', async ({ browserOf, forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Typed under' });
    const other = await forum.post(ada, { postTitle: 'Another post' });
    const page = await browserOf(bob);
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Half a thou');

    await button(page, 'Upvote').click();
    await expect(scoreIn(main(page))).toHaveText('Score 1');
    // Arrives with the refetch after the next vote.
    await forum.comment(ada, post._id, 'From elsewhere');
    await button(page, 'Downvote').click();
    await expect(page.getByText('From elsewhere')).toBeVisible();
    await expect(commentField(page)).toHaveValue('Half a thou');

    await leaveForNews(page);
    await page.goBack();
    await expect(commentField(page)).toHaveValue('Half a thou');
    await visit(page, `/Posts/${other._id}`);
    await expectArrival(page, 'Another post');
    await expect(commentField(page)).toHaveValue('');
    await page.goto(`/Posts/${post._id}`);
    await expect(commentField(page)).toHaveValue('Half a thou');
    await expect.poll(stored).toContain('Half a thou');

    await Promise.all([waitForNextResponse(page, { path: '**/comment/*' }), button(page, 'Send').click()]);
    await expect(listItem(page, 'Half a thou')).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
    await expect.poll(stored).not.toContain('Half a thou');
  });

  test('survives a session that the server ends, hidden from the next user of the tab', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Shared computer' });
    const page = await browserOf(bob);
    const openPost = async () => {
      await visit(page, `/Posts/${post._id}`);
      await expectArrival(page, 'Shared computer');
    };
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Do not lose me');

    await test.step('stays in its field when the server ends the session', async () => {
      await page.route('**/comment/*', (route) =>
        route.fulfill({ status: 401, json: { message: 'Your session has ended.' } }),
      );
      await commentField(page).press('Control+Enter');
      await acceptAlert(page, 'Failed to post comment: Your session has ended.');
      await expect(logInLink(page)).toBeVisible();
      await expect(commentField(page)).toHaveValue('Do not lose me');
      await expect(listItem(page, 'Do not lose me')).toHaveCount(0);
      await page.unroute('**/comment/*');
    });

    await test.step('is there after the log-in, and hidden by a log-out', async () => {
      await commentField(page).press('Control+Enter');
      await acceptAlert(page, 'Login or Signup to post a comment');
      await expect(page).toHaveURL('/Auth');
      await logIn(page, bob);
      await expect(page.getByText('Your session has ended.')).toHaveCount(0);
      await page.goBack();
      await expect(commentField(page)).toHaveValue('Do not lose me');
      await logOut(page);
      await page.goBack();
      await expectArrival(page, 'Shared computer');
      await expect(commentField(page)).toHaveValue('');
    });

    await test.step('is hidden from the next user', async () => {
      await logInLink(page).click();
      await logIn(page, ada);
      await openPost();
      await expect(commentField(page)).toHaveValue('');
      await logOut(page);
    });

    await test.step('returns to its owner, who sends it', async () => {
      await logInLink(page).click();
      await logIn(page, bob);
      await openPost();
      await expect(commentField(page)).toHaveValue('Do not lose me');
      await commentField(page).press('Control+Enter');
      await expect(listItem(page, 'Do not lose me')).toBeVisible();
      await expect(commentField(page)).toHaveValue('');
    });
  });

  // @spec 4.4, 8.19
  test('survives the expiry of the token, which logs the user out', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.clock.install();
    await page.goto(`/Posts/${post._id}`);
    // Waits for the session's machine too, which ends sessions.
    await expect(sidebar(page).getByText('Live', { exact: true })).toBeVisible();
    await commentField(page).fill('Slow thinker');
    // Longer than TOKEN_TTL, 7 days by default.
    await page.clock.fastForward(8 * 24 * 60 * 60 * 1000);
    await expect(logInLink(page)).toBeVisible();
    expect(await storedProfile(page)).toBeNull();
    await expect(page.getByText('Your session has ended. Log in to go on')).toBeVisible();
    await expect(commentField(page)).toHaveValue('Slow thinker');
    await commentField(page).press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await expect(page).toHaveURL('/Auth');
  });

  test('follows the log-out and log-in in another tab, and survives a comment there', async ({
    browserOf,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const post = await forum.post(await forum.member('Ada'));
    const first = await browserOf(bob);
    const second = await first.context().newPage();
    await first.goto(`/Posts/${post._id}`);
    await commentField(first).fill('Still typing');

    await test.step('another comment', async () => {
      await second.goto(`/Posts/${post._id}`);
      await commentField(second).fill('Quicker');
      await Promise.all([
        waitForNextResponse(second, { path: '**/comment/*' }),
        commentField(second).press('Control+Enter'),
      ]);
      await expect(listItem(second, 'Quicker')).toBeVisible();
      await first.bringToFront();
      await button(first, 'Upvote').click();
      await expect(listItem(first, 'Quicker')).toBeVisible();
      await expect(commentField(first)).toHaveValue('Still typing');
    });

    await test.step('a log-out and a log-in', async () => {
      await second.bringToFront();
      await logOut(second);
      await expect(logInLink(first)).toBeVisible();
      await expect(commentField(first)).toHaveValue('');
      await logInLink(second).click();
      await logIn(second, bob);
      await expect(account(first)).toBeVisible();
      await expect(commentField(first)).toHaveValue('Still typing');
    });
  });
});

test.describe('the draft of a post', () => {
  const kept = { title: 'Kept', body: 'Line by line', tags: 'gm' };
  const empty = { title: '', body: '', tags: '' };

  test('keeps its files, per zone and hidden from other users, until it is published', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const page = await browserOf(ada);
    await page.goto('/CreatePost/memes');
    await write(page, kept);
    await Promise.all([
      waitForNextResponse(page, { path: '**/api/upload/file' }),
      page.locator('input[type=file]').setInputFiles(media('picture.png')),
    ]);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await visit(page, '/CreatePost/news');
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('News');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await page.goto('/CreatePost/memes');
    await expectWritten(page, kept);
    await expect(page.getByText('picture.png')).toBeVisible();

    await test.step('is hidden from the next user of the tab', async () => {
      await logOut(page);
      await logInLink(page).click();
      await logIn(page, bob);
      await button(page, 'Create Post').first().click();
      await page.getByRole('menuitem', { name: /Memes/ }).click();
      await expectWritten(page, empty);
      await expect(page.getByText('picture.png')).toHaveCount(0);
      await logOut(page);
    });

    await test.step('is restored to its owner and forgotten once published', async () => {
      await logInLink(page).click();
      await logIn(page, ada);
      await button(page, 'Create Post').first().click();
      for (const zone of ['Cryptocurrency', 'Memes', 'News']) {
        await expect(page.getByRole('menuitem', { name: new RegExp(zone) })).toBeVisible();
      }
      await page.getByRole('menuitem', { name: /Memes/ }).click();
      await expectWritten(page, kept);
      await expect(page.getByText('picture.png')).toBeVisible();
      await button(page, 'Create Post').click();
      await expect(page).toHaveURL('/memes');
      await expectArrival(page, 'Memes');
      await page.goBack();
      await expectWritten(page, empty);
      await expect(page.getByText('picture.png')).toHaveCount(0);
    });
  });

  test('of a guest waits for the member’s own draft to be sent or cleared', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const guest = { title: 'Breaking', body: 'As it happens', tags: 'now' };
    await page.goto('/CreatePost/news');
    await write(page, guest);
    await button(page, 'Create Post').click();
    await acceptAlert(page, 'Login to create a post');
    await expect(page).toHaveURL('/Auth');
    await logIn(page, ada);
    await visit(page, '/CreatePost/news');
    await expectWritten(page, guest);

    await write(page, empty);
    await page.getByLabel('Title', { exact: true }).fill('Mine');
    await logOut(page);
    await visit(page, '/CreatePost/news');
    await write(page, guest);
    await logInLink(page).click();
    await logIn(page, ada);
    await visit(page, '/CreatePost/news');
    await expectWritten(page, { ...empty, title: 'Mine' });
    await page.getByLabel('Title', { exact: true }).fill('');
    await expectWritten(page, empty);
    await leaveForNews(page);
    await page.goBack();
    await expectWritten(page, guest);
  });
});

test('an unsent chat message is in its field before the code of the chat has loaded', async ({
  browserOf,
  forum,
}) => {
  const page = await browserOf(await forum.member('Ada'), { serviceWorkers: 'block' });
  await page.goto('/memes');
  await expect(sidebar(page).getByText('Live', { exact: true })).toBeVisible();
  await chatField(page).fill('Half a thought');
  const letChatLoad = await holdCall(page, { path: '**/assets/createLive-*.js' });
  await page.reload();
  await expect(chatField(page)).toHaveValue('Half a thought');
  await chatField(page).press('End');
  await chatField(page).pressSequentially(' more');
  await letChatLoad();
  await expect(sidebar(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(chatField(page)).toHaveValue('Half a thought more');
});

interface Written {
  title: string;
  body: string;
  tags: string;
}

async function write(page: Page, { title, body, tags }: Written) {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Body').fill(body);
  await page.getByLabel('Tags').first().fill(tags);
}

async function expectWritten(page: Page, { title, body, tags }: Written) {
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Body')).toHaveValue(body);
  await expect(page.getByLabel('Tags').first()).toHaveValue(tags);
}
