import type { Page } from '@playwright/test';

import { waitForNextResponse } from './support/failures';
import { button, commentField, confirmDeletion, listItem, main, media, scoreIn } from './support/page';
import { expect, test, waitForScripts } from './support/test';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [device, viewport] of Object.entries({ desk, phone })) {
  // @spec 0.1
  test(
    `newcomers publish, vote, comment, chat and delete, across a restart (${device})`,
    {
      tag: device === 'desk' ? '@plain' : [],
    },
    async ({ browser, startForum }) => {
      const forum = await startForum();
      const contexts = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
      contexts.forEach(waitForScripts);
      try {
        const [ada, bob] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
        await signUp(ada, forum.url, 'Ada', 'ada');
        await signUp(bob, forum.url, 'Bob', 'bob');

        await ada.goto(`${forum.url}/CreatePost/memes`);
        await ada.getByLabel('Title', { exact: true }).fill('First light');
        await ada.getByLabel('Body').pressSequentially('Hello @bob');
        await ada.getByRole('option').filter({ hasText: 'bob' }).click();
        await ada.getByLabel('Tags').fill('gm');
        await ada.locator('input[type=file]').setInputFiles([media('picture.png'), media('clip.mp4')]);
        await button(ada, 'Create Post').click();
        await expect(ada).toHaveURL(`${forum.url}/memes`);

        await bob.goto(`${forum.url}/memes`);
        await bob.getByRole('link', { name: 'First light' }).click();
        await expect(main(bob).getByRole('link', { name: '@bob' })).toBeVisible();
        await Promise.all([
          waitForNextResponse(bob, { path: '**/posts/vote/*' }),
          button(bob, 'Upvote').click(),
        ]);
        await comment(bob, 'Back at you @ada', 'ada');
        await say(bob, device, 'gm from Bob');
        const chatTexts = async () => {
          const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
          return history.map(({ text }) => text);
        };
        await expect.poll(chatTexts).toEqual(['gm from Bob']);

        await ada.getByRole('link', { name: 'First light' }).click();
        await expect(scoreIn(main(ada))).toHaveText('Score 1');
        await expect(listItem(ada, 'Back at you')).toBeVisible();
        await comment(ada, 'To be regretted');

        await forum.pause();
        await forum.resume();
        await ada.reload();
        await expect(scoreIn(main(ada))).toHaveText('Score 1');
        const regretted = listItem(ada, 'To be regretted');
        await expect(listItem(ada, 'Back at you')).toBeVisible();
        await expect
          .poll(() =>
            main(ada)
              .locator('video')
              .evaluate((video: HTMLVideoElement) => video.readyState),
          )
          .toBeGreaterThan(0);

        await regretted.getByRole('button', { name: /delete/i }).click();
        await confirmDeletion(ada);
        await expect(regretted).toBeHidden();

        await button(ada, 'Delete').click();
        await confirmDeletion(ada);
        await expect(ada).not.toHaveURL(/\/Posts\//i);
        await bob.reload();
        await expect(
          bob.getByText('No post found with this ID. It might have been deleted or never existed.'),
        ).toBeVisible();
        expect(await chatTexts()).toEqual(['gm from Bob']);
      } finally {
        await Promise.all(contexts.map((context) => context.close()));
      }
    },
  );
}

async function signUp(page: Page, url: string, name: string, username: string) {
  await page.goto(`${url}/Auth`);
  await button(page, 'Sign up').click();
  await page.getByLabel('Display Name').fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await button(page, 'Sign up').click();
  await expect(page).toHaveURL(`${url}/`);
}

async function comment(page: Page, text: string, mentioned?: string) {
  await commentField(page).pressSequentially(text);
  if (mentioned) await page.getByRole('option').filter({ hasText: mentioned }).click();
  await Promise.all([waitForNextResponse(page, { path: '**/comment/*' }), button(page, 'Send').click()]);
  const item = listItem(page, text.split('@')[0]?.trim() ?? text);
  await expect(item).toBeVisible();
  // The response has been read. If the connection ended before that, the app would send the comment again.
  await expect(item).not.toHaveAttribute('aria-busy');
}

async function say(page: Page, device: string, text: string) {
  if (device === 'phone') await page.getByRole('button', { name: 'Chat' }).click();
  const chat = device === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary');
  await chat.getByRole('textbox', { name: /message/i }).fill(text);
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText(text);
  if (device === 'phone') await page.keyboard.press('Escape');
}
