import { acceptAlert, expect, scoreIn, test } from './support/test';

test.describe('Spec §4 and §5, Voting', () => {
  // @spec 1.3, 4.10, 9.15
  test('show blue, red and grey, and are taken back by the same vote again', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Vote here' });
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    const up = page.getByRole('main').getByRole('button', { name: 'Upvote' });
    const down = page.getByRole('main').getByRole('button', { name: 'Downvote' });
    const score = scoreIn(page.getByRole('main'));

    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await expect(score).toHaveText('Score 1');
    await expect.poll(() => score.evaluate(hue)).toBe('blue');
    await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(1);

    await down.click();
    await expect(score).toHaveText('Score minus 1');
    await expect.poll(() => score.evaluate(hue)).toBe('red');
    await expect.poll(async () => (await forum.read(post._id))?.downVote?.length).toBe(1);

    await down.click();
    await expect(score).toHaveText('Score 0');
    await expect.poll(() => score.evaluate(hue)).toBe('grey');
    await expect.poll(async () => (await forum.read(post._id))?.downVote?.length).toBe(0);
  });

  // @spec 5.11
  test('of a visitor lead to /Auth after the alert', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Upvote' }).click();
    await acceptAlert(page, 'Login or Signup to upvote a post');
    await expect(page).toHaveURL('/Auth');
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Downvote' }).click();
    await acceptAlert(page, 'Login or Signup to downvote a post');
    await expect(page).toHaveURL('/Auth');
  });
});

test.describe('Spec §4 and §5, Comments', () => {
  // @spec 3.6, 4.12, 4.13, 5.16
  test('are written with a mention, shown to others, and deleted by their author alone', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Talk to me' });
    const page = await browserOf(bob);
    await page.goto(`/Posts/${post._id}`);
    const field = page
      .getByRole('main')
      .getByLabel(/comment/i)
      .and(page.locator('textarea'));
    await field.pressSequentially(`Well said @${ada.username}`);
    await page.getByRole('option').filter({ hasText: ada.username }).click();
    await field.pressSequentially('indeed');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();

    const comment = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Well said' });
    await expect(comment).toContainText(`Well said @${ada.username} indeed`);
    await expect(comment.getByRole('link', { name: `@${ada.username}` })).toHaveAttribute(
      'href',
      new RegExp(`/Users/${ada._id}$`, 'i'),
    );
    await expect(field).toHaveValue('');
    await expect.poll(async () => (await forum.read(post._id))?.noOfComments).toBe(1);

    const other = await browserOf(ada);
    await other.goto(`/Posts/${post._id}`);
    const seen = other.getByRole('listitem').filter({ hasText: 'Well said' });
    await expect(seen).toBeVisible();
    await expect(seen.getByRole('button', { name: /delete/i })).toHaveCount(0);

    await comment.getByRole('button', { name: /delete/i }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toContainText(
      'Are you sure you want to delete this comment? This action cannot be undone.',
    );
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(comment).toBeVisible();
    await comment.getByRole('button', { name: /delete/i }).click();
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(comment).toBeHidden();
    await expect.poll(() => forum.read(post._id)).toMatchObject({ noOfComments: 0, comment: [] });
  });

  // @spec 5.13
  test('must not be blank', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    const field = page
      .getByRole('main')
      .getByLabel(/comment/i)
      .and(page.locator('textarea'));
    await field.fill('   ');
    await field.press('Control+Enter');
    await acceptAlert(page, 'Enter a comment before submitting');
    expect((await forum.read(post._id))?.noOfComments).toBe(0);
  });

  // @spec 5.12
  test('of a visitor lead to /Auth after the alert, and what was typed is kept', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    await page.goto(`/Posts/${post._id}`);
    const field = page
      .getByRole('main')
      .getByLabel(/comment/i)
      .and(page.locator('textarea'));
    await field.fill('From a guest');
    await field.press('Control+Enter');
    await acceptAlert(page, 'Login or Signup to post a comment');
    await expect(page).toHaveURL('/Auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('From a guest');
  });
});

test.describe('Spec §2 and §5, Global Chat', () => {
  // @spec 2.76, 4.26, 5.18
  test('reaches the other browser at once, and labels one’s own messages "You"', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const [first, second] = [await browserOf(ada), await browserOf(bob)];
    await first.goto('/memes');
    await second.goto('/news');
    const chat = (page: typeof first) => page.getByRole('complementary').getByRole('log');

    const input = first.getByRole('complementary').getByRole('textbox', { name: /message/i });
    await input.fill('  gm from Ada  ');
    await input.press('Enter');
    await expect(chat(first)).toContainText('gm from Ada');
    await expect(chat(first)).toContainText('You');
    await expect(chat(second)).toContainText('gm from Ada');
    await expect(chat(second)).toContainText('Ada');
    await expect(input).toHaveValue('');

    await input.fill('   ');
    await input.press('Enter');
    const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
    expect(history.filter(({ text }) => text.trim() === '')).toEqual([]);

    await second.reload();
    await expect(chat(second).getByText('gm from Ada')).toHaveCount(1);
  });

  test('asks visitors to log in', async ({ page }) => {
    await page.goto('/memes');
    const input = page.getByRole('complementary').getByRole('textbox', { name: /message/i });
    await input.fill('hello');
    await input.press('Enter');
    await acceptAlert(page, 'Please log in to send messages in global chat.');
  });
});

/** Which of the three vote colours an element has, whatever the scheme's shade of it. */
function hue(element: Element): 'blue' | 'red' | 'grey' {
  const [red = 0, , blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.abs(blue - red) < 40) return 'grey';
  return blue > red ? 'blue' : 'red';
}
