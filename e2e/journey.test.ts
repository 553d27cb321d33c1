import type { Locator, Page } from '@playwright/test';

import { nextAnswer } from './support/failures';
import { expect, media, scoreIn, test } from './support/test';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [device, viewport] of Object.entries({ desk, phone })) {
  // @spec 0.1
  test(`two newcomers publish, vote, comment, chat and delete (${device}), and all is there after a restart`, async ({
    browser,
    startForum,
  }) => {
    test.setTimeout(120_000);
    const forum = await startForum();
    const contexts = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
    try {
      const [ada, bob] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
      await signUp(ada, forum.url, 'Ada', 'ada');
      await signUp(bob, forum.url, 'Bob', 'bob');

      await ada.goto(`${forum.url}/CreatePost/memes`);
      await ada.getByLabel('Title').fill('First light');
      await ada.getByLabel('Body').pressSequentially('Hello @bob');
      await ada.getByRole('option').filter({ hasText: 'bob' }).click();
      await ada.getByLabel('Tags').fill('gm');
      await ada.locator('input[type=file]').setInputFiles([media('picture.png'), media('clip.mp4')]);
      await ada.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
      await expect(ada).toHaveURL(`${forum.url}/memes`);

      await bob.goto(`${forum.url}/memes`);
      await bob.getByRole('link', { name: 'First light' }).click();
      await expect(bob.getByRole('main').getByRole('link', { name: '@bob' })).toBeVisible();
      await Promise.all([
        nextAnswer(bob, { path: '**/posts/vote/*' }),
        bob.getByRole('main').getByRole('button', { name: 'Upvote' }).click(),
      ]);
      await comment(bob, 'Back at you @ada', 'ada');
      await say(bob, device, 'gm from Bob');
      const said = async () => {
        const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
        return history.map(({ text }) => text);
      };
      await expect.poll(said).toEqual(['gm from Bob']);

      await ada.getByRole('link', { name: 'First light' }).click();
      await expect(scoreIn(ada.getByRole('main'))).toHaveText('Score 1');
      await expect(ada.getByRole('listitem').filter({ hasText: 'Back at you' })).toBeVisible();
      await comment(ada, 'To be regretted');

      await forum.pause();
      await forum.resume();
      await ada.reload();
      await expect(scoreIn(ada.getByRole('main'))).toHaveText('Score 1');
      const regretted = ada.getByRole('listitem').filter({ hasText: 'To be regretted' });
      await expect(ada.getByRole('listitem').filter({ hasText: 'Back at you' })).toBeVisible();
      await expect
        .poll(() =>
          ada
            .getByRole('main')
            .locator('video')
            .evaluate((video: HTMLVideoElement) => video.readyState),
        )
        .toBeGreaterThan(0);

      await regretted.getByRole('button', { name: /delete/i }).click();
      await ada.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(regretted).toBeHidden();

      await ada.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
      await ada.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(ada).not.toHaveURL(/\/Posts\//i);
      await bob.reload();
      await expect(
        bob.getByText('No post found with this ID. It might have been deleted or never existed.'),
      ).toBeVisible();
      expect(await said()).toEqual(['gm from Bob']);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
}

test('the main journey needs no mouse', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, { postTitle: 'Keys only', category: 'News' });
  await page.goto('/Auth');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto(`/Posts/${post._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Keys only' })).toBeVisible();
  await tabTo(page.getByRole('main').getByRole('button', { name: 'Upvote' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true');

  await page
    .getByRole('main')
    .getByLabel(/comment/i)
    .and(page.locator('textarea'))
    .focus();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'By keys' })).toBeVisible();

  await tabTo(page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).first());
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).first(),
  ).toBeFocused();
});

async function signUp(page: Page, url: string, name: string, username: string) {
  await page.goto(`${url}/Auth`);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Display Name').fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${url}/`);
}

async function comment(page: Page, text: string, mentioned?: string) {
  const field = page
    .getByRole('main')
    .getByLabel(/comment/i)
    .and(page.locator('textarea'));
  await field.pressSequentially(text);
  if (mentioned) await page.getByRole('option').filter({ hasText: mentioned }).click();
  await Promise.all([
    nextAnswer(page, { path: '**/comment/*' }),
    page.getByRole('main').getByRole('button', { name: 'Send' }).click(),
  ]);
  await expect(
    page.getByRole('listitem').filter({ hasText: text.split('@')[0]?.trim() ?? text }),
  ).toBeVisible();
}

async function say(page: Page, device: string, text: string) {
  if (device === 'phone') await page.getByRole('button', { name: 'Chat' }).click();
  const chat = device === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary');
  await chat.getByRole('textbox', { name: /message/i }).fill(text);
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText(text);
  if (device === 'phone') await page.keyboard.press('Escape');
}

/** Presses Tab until the button has the focus. */
async function tabTo(button: Locator) {
  const page = button.page();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('60 presses of Tab did not reach the button.');
}
