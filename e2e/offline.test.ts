import { acceptAlert, commentField, expect, scoreIn, test } from './support/test';

test('without a network says so, fails clearly, loses nothing, and goes on when it is back', async ({
  browserOf,
  forum,
}) => {
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(await forum.member('Bob'));
  const main = page.getByRole('main');
  const hint = main.getByRole('status').filter({ hasText: 'You are offline.' });
  await page.goto(`/Posts/${post._id}`);
  await expect(commentField(page)).toBeVisible();
  await expect(hint).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(hint).toBeVisible();
  await main.getByRole('button', { name: 'Upvote' }).click();
  await acceptAlert(page, 'Failed to vote: The server cannot be reached.');
  await expect(scoreIn(main)).toHaveText('Score 0');
  await commentField(page).fill('From a tunnel');
  await commentField(page).press('Control+Enter');
  await acceptAlert(page, 'Failed to post comment: The server cannot be reached.');
  await expect(commentField(page)).toHaveValue('From a tunnel');
  await expect(commentField(page)).toBeEditable();
  await commentField(page).pressSequentially('!');

  await page.context().setOffline(false);
  await expect(hint).toHaveCount(0);
  await main.getByRole('button', { name: 'Upvote' }).click();
  await commentField(page).press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'From a tunnel!' })).toBeVisible();
  await expect(commentField(page)).toHaveValue('');
  await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(1);
});

test('what is said in the chat while the server is away stays in the field, also after a reload', async ({
  browser,
  startForum,
}) => {
  test.setTimeout(120_000);
  const forum = await startForum();
  const bob = await forum.member('Bob');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(
    (profile) => localStorage.setItem('profile', profile),
    JSON.stringify({ token: bob.token, result: { _id: bob._id, name: bob.name } }),
  );
  await page.goto(`${forum.url}/memes`);
  const chat = page.getByRole('complementary');
  const field = chat.getByRole('textbox', { name: 'Message' });
  await expect(chat.getByText('Live')).toBeVisible();

  await forum.pause();
  await expect(chat.getByText(/Reconnecting|Connecting/)).toBeVisible();
  await field.fill('gm, anybody?');
  await field.press('Enter');
  await acceptAlert(page, 'Your message could not be sent. Please try again.');
  await expect(field).toHaveValue('gm, anybody?');

  await forum.resume();
  await page.reload();
  await expect(field).toHaveValue('gm, anybody?');
  await expect(chat.getByText('Live')).toBeVisible({ timeout: 30_000 });
  await field.press('Enter');
  await expect(chat.getByRole('log')).toContainText('gm, anybody?');
  await expect(field).toHaveValue('');
  await context.close();
});
