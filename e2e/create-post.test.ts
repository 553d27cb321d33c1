import { readFile } from 'node:fs/promises';

import { acceptAlert, expect, media, test } from './support/test';

test.describe('Spec §2 and §5, Create post: the form', () => {
  // @spec 2.18, 2.48, 2.49, 2.51
  test(
    'has the category, capitalised and read-only, and fields for title, body, tags and media',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      await page.goto('/CreatePost/cryptocurrency');
      const form = page.getByRole('form', { name: 'Create Post' });
      const category = form.getByLabel('Category');
      await expect(category).toHaveValue('Cryptocurrency');
      await expect(category).not.toBeEditable();
      for (const field of ['Title', 'Body', 'Tags'])
        await expect(form.getByLabel(field).first()).toBeEditable();
      const files = form.locator('input[type=file]');
      await expect(files).toHaveAttribute('multiple');
      const accepted = await files.getAttribute('accept');
      for (const kind of ['image/png', 'video/mp4', 'audio/mpeg', 'image/gif'])
        expect(accepted).toContain(kind);
    },
  );

  // @spec 2.51, 4.18, 7.5, 9.16
  test('suggests users by name after an @', async ({ browserOf, forum }) => {
    const bob = await forum.member('Barnaby');
    const page = await browserOf(await forum.member('Ada'));
    await page.goto('/CreatePost/memes');
    await page.getByLabel('Body').pressSequentially('Ask @barna');
    await page.getByRole('option').filter({ hasText: bob.username }).click();
    await expect(page.getByLabel('Body')).toHaveValue(`Ask @${bob.username} `);
  });

  for (const [missing, value] of [
    ['Title', ''],
    ['Body', ''],
    ['Tags', ''],
    ['Tags', ' \t '],
  ] as const) {
    // @spec 5.7
    test(`refuses "${value}" for ${missing}`, { tag: '@once' }, async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      let isSent = false;
      await page.route('**/posts/CreatePost', (route) => {
        isSent = true;
        return route.abort();
      });
      await page.goto('/CreatePost/memes');
      const texts = { Title: 'A title', Body: 'A body', Tags: 'gm', [missing]: value };
      for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).first().fill(text);
      await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
      await acceptAlert(page, 'Please enter all the fields and ensure a category is set.');
      await expect(page).toHaveURL('/CreatePost/memes');
      expect(isSent).toBe(false);
    });
  }

  // @spec 5.8
  test(
    'tells a visitor who sends it to log in, and keeps what was written',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/CreatePost/memes');
      await page.getByLabel('Title').fill('From a guest');
      await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Login to create a post');
      await expect(page).toHaveURL('/CreatePost/memes');
      await acceptAlert(page, 'Login to create a post');
      await expect(page).toHaveURL('/Auth');
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Title')).toHaveValue('From a guest');
    },
  );

  // @spec 2.51
  test(
    'shows a placeholder for a broken image, and takes several files',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      await page.route('**/api/upload/file', (route) =>
        route.fulfill({ json: { url: `${forum.url}/media/nothing.png`, type: 'image/png' } }),
      );
      await page.goto('/CreatePost/memes');
      await page.locator('input[type=file]').setInputFiles([
        { name: 'picture.png', mimeType: 'image/png', buffer: await readFile(media('picture.png')) },
        { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
      ]);
      const items = page.getByRole('form', { name: 'Create Post' }).getByRole('listitem');
      await expect(items.filter({ hasText: 'picture.png' })).toBeVisible();
      await expect(
        items.filter({ hasText: 'broken.png' }).getByRole('img', { name: 'This picture cannot be shown' }),
      ).toBeVisible();
    },
  );

  // @spec 2.50
  test(
    'goes home after the alert when the category is none of the zones',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const page = await browserOf(await forum.member('Ada'));
      await page.goto('/CreatePost/gardening');
      await acceptAlert(page, 'Category not specified. Please try creating a post from a category page.');
      await expect(page).toHaveURL('/');
    },
  );
});
