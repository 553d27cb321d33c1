import type { Page } from '@playwright/test';

import { acceptAlert, commentField, expect, test } from './support/test';

interface Announcement {
  name: string;
  /** Where it happens; `:id` is a post's. */
  at: string;
  act: (page: Page) => Promise<void>;
  text: string;
  /** The key that closes the alert. */
  key: 'Enter' | 'Escape';
  to: string;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Each alert of the spec that is followed by a navigation. */
const announcements: Announcement[] = [
  {
    name: 'a visitor who creates a post in a feed',
    at: '/memes',
    act: press('Create Post'),
    text: 'Login or signup to create a post',
    key: 'Enter',
    to: '/Auth',
  },
  {
    name: 'a visitor who creates a post on the home list',
    at: '/',
    act: press('Create Post'),
    text: 'Login or signup to create a post',
    key: 'Escape',
    to: '/Auth',
  },
  {
    name: 'a visitor who submits a post',
    at: '/CreatePost/news',
    act: press('Create Post'),
    text: 'Login to create a post',
    key: 'Enter',
    to: '/Auth',
  },
  {
    name: 'a visitor who adds a file to a post',
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
  {
    name: 'a visitor who votes up',
    at: '/Posts/:id',
    act: press('Upvote'),
    text: 'Login or Signup to upvote a post',
    key: 'Enter',
    to: '/Auth',
  },
  {
    name: 'a visitor who votes down in a feed',
    at: '/memes',
    act: press('Downvote'),
    text: 'Login or Signup to downvote a post',
    key: 'Escape',
    to: '/Auth',
  },
  {
    name: 'a visitor who comments',
    at: '/Posts/:id',
    act: async (page) => {
      await commentField(page).fill('Me too');
      await press('Send')(page);
    },
    text: 'Login or Signup to post a comment',
    key: 'Enter',
    to: '/Auth',
  },
  {
    name: '/CreatePost without a category',
    at: '/CreatePost',
    act: () => Promise.resolve(),
    text: 'Category not specified. Please try creating a post from a category page.',
    key: 'Escape',
    to: '/',
  },
  {
    name: '/CreatePost with an unknown category',
    at: '/CreatePost/gardening',
    act: () => Promise.resolve(),
    text: 'Category not specified. Please try creating a post from a category page.',
    key: 'Enter',
    to: '/',
  },
];

for (const { name, at, act, text, key, to } of announcements) {
  // @spec 8.1
  test(`${name} is told before the page changes to ${to}`, { tag: '@once' }, async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const path = at.replace(':id', post._id);
    await page.goto(path);
    await act(page);
    const alert = page.getByRole('alertdialog', { name: text, exact: true });
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(to);
    await expect(alert).toHaveCount(0);
  });
}

test('the alert of a missing category also offers the zones', { tag: '@once' }, async ({ page }) => {
  await page.goto('/CreatePost');
  await page.getByRole('alertdialog').getByRole('button', { name: 'News' }).click();
  await expect(page).toHaveURL('/CreatePost/news');
});

test(
  'an alert that changes no page gives the focus back to where it was',
  { tag: '@once' },
  async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/Posts/${post._id}`);
    for (const key of ['Enter', 'Escape']) {
      await commentField(page).focus();
      await page.keyboard.press('Control+Enter');
      const alert = page.getByRole('alertdialog', { name: 'Enter a comment before submitting', exact: true });
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(alert).toHaveCount(0);
      await expect(commentField(page)).toBeFocused();
    }
  },
);

test(
  'a failure gives the focus back to the button that was pressed',
  { tag: '@once' },
  async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'));
    const page = await browserOf(await forum.member('Bob'));
    await page.route('**/comment/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Again and again');
    const send = page.getByRole('main').getByRole('button', { name: 'Send' });
    await send.press('Enter');
    await acceptAlert(page, 'Failed to post comment: Unknown error');
    await expect(send).toBeFocused();
  },
);
