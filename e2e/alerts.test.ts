import type { Page } from '@playwright/test';

import { acceptAlert, button, chatField, commentField, expectArrival } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

interface Announcement {
  at: string;
  act: (page: Page) => Promise<void>;
  text: string;
  key: 'Enter' | 'Escape';
  to: '/Auth' | '/';
}

const press = (name: string) => (page: Page) => button(page, name).first().click();

const announcements: Record<string, Announcement> = {
  'a guest who creates a post in a feed': {
    at: '/memes',
    act: press('Create Post'),
    text: 'Login or signup to create a post',
    key: 'Enter',
    to: '/Auth',
  },
  'a guest who creates a post on the home list': {
    at: '/',
    act: press('Create Post'),
    text: 'Login or signup to create a post',
    key: 'Escape',
    to: '/Auth',
  },
  'a guest who submits a post': {
    at: '/CreatePost/news',
    act: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('From a guest');
      await press('Create Post')(page);
    },
    text: 'Login to create a post',
    key: 'Enter',
    to: '/Auth',
  },
  'a guest who adds a file to a post': {
    at: '/CreatePost/news',
    act: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: Buffer.from('not a picture'),
      }),
    text: 'Login to create a post',
    key: 'Escape',
    to: '/Auth',
  },
  'a guest who votes up': {
    at: '/Posts/:id',
    act: press('Upvote'),
    text: 'Login or Signup to upvote a post',
    key: 'Enter',
    to: '/Auth',
  },
  'a guest who votes down in a feed': {
    at: '/memes',
    act: press('Downvote'),
    text: 'Login or Signup to downvote a post',
    key: 'Escape',
    to: '/Auth',
  },
  'a guest who comments': {
    at: '/Posts/:id',
    act: async (page) => {
      await commentField(page).fill('Me too');
      await press('Send')(page);
    },
    text: 'Login or Signup to post a comment',
    key: 'Enter',
    to: '/Auth',
  },
  '/CreatePost without a category': {
    at: '/CreatePost',
    act: () => Promise.resolve(),
    text: 'Category not specified. Please try creating a post from a category page.',
    key: 'Escape',
    to: '/',
  },
  '/CreatePost with an unknown category': {
    at: '/CreatePost/gardening',
    act: () => Promise.resolve(),
    text: 'Category not specified. Please try creating a post from a category page.',
    key: 'Enter',
    to: '/',
  },
};

// @spec 2.36, 2.50, 5.8, 5.11, 5.12, 5.19, 6.2, 6.3, 6.6, 6.8, 6.11, 8.1
test('guests are alerted to log in before the navigation, and keep their text', async ({ page, forum }) => {
  const post = await forum.post(await forum.member('Ada'));
  await page.goto('/messages');
  for (const [name, { at, act, text, key, to }] of Object.entries(announcements)) {
    await test.step(name, async () => {
      const path = at.replace(':id', post._id);
      await visit(page, path);
      await act(page);
      const alert = page.getByRole('alertdialog', { name: text, exact: true });
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.keyboard.press(key);
      await expect(page).toHaveURL(to);
      await expectArrival(page, to === '/' ? 'All zones' : 'Log in');
      await expect(alert).toHaveCount(0);
    });
  }

  await test.step('the alert of a missing category also offers the zones', async () => {
    await visit(page, '/CreatePost');
    await page.getByRole('alertdialog').getByRole('button', { name: 'News' }).click();
    await expect(page).toHaveURL('/CreatePost/news');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From a guest');
  });

  await test.step('the chat keeps its text', async () => {
    await visit(page, `/Posts/${post._id}`);
    await expect(commentField(page)).toHaveValue('Me too');
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
    for (const tool of ['Delete', 'Pin Post', 'Boost Upvotes']) {
      await expect(button(page, tool)).toHaveCount(0);
    }
    await chatField(page).fill('from a guest');
    await chatField(page).press('Enter');
    await acceptAlert(page, 'Please log in to send messages in global chat.');
    await expect(chatField(page)).toHaveValue('from a guest');
  });

  expect(await forum.read(post._id)).toMatchObject({ upVote: [], downVote: [], noOfComments: 0 });
  const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
  expect(history.map(({ text }) => text)).not.toContain('from a guest');
});
