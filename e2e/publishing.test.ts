import { acceptAlert, expect, media, test } from './support/test';

test.describe('Spec §2 and §5, Create post', () => {
  // @spec 1.3, 2.18, 2.25, 2.36
  test('takes a picture, a video and a mention chosen with the keyboard, and goes to the zone', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const bob = await forum.member('Bobby');
    const page = await browserOf(ada);
    await page.goto('/memes');
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click();
    await expect(page).toHaveURL('/CreatePost/memes');

    await page.getByLabel('Title').fill('Look at this');
    const body = page.getByLabel('Body');
    await body.fill('What do you think, ');
    await body.pressSequentially(`@${bob.username.slice(0, 4)}`);
    await expect(page.getByRole('option').filter({ hasText: bob.username })).toBeVisible();
    await body.press('ArrowDown');
    await body.press('ArrowUp');
    await body.press('Enter');
    await expect(body).toHaveValue(new RegExp(`What do you think, @\\S+ $`));
    await page.getByLabel('Tags').fill('Gm  WAGMI');
    await page.locator('input[type=file]').setInputFiles([media('picture.png'), media('clip.mp4')]);
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();

    await expect(page).toHaveURL('/memes');
    // Among posts that others have voted on, it may be too far down to be drawn.
    await page.goto('/memes?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'Look at this' });
    await expect(card.getByRole('link', { name: 'gm', exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'wagmi', exact: true })).toBeVisible();
    await card.getByRole('link', { name: 'Look at this' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Look at this' })).toBeVisible();
    const mention = page.getByRole('main').getByRole('link', { name: /^@/ });
    await expect(mention).toHaveAttribute('href', new RegExp(`/Users/${bob._id}$`, 'i'));
    await expect(page.getByRole('main').locator('video')).toBeVisible();
    const picture = page.getByRole('main').locator('img[src*="/media/"]').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.readyState),
      )
      .toBeGreaterThan(0);
  });

  test('asks for what is missing and keeps what was typed', async ({ browserOf, forum }) => {
    const page = await browserOf(await forum.member('Cleo'));
    await page.goto('/CreatePost/news');
    await page.getByLabel('Title').fill('Only a title');
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
    await acceptAlert(page, 'Please enter all the fields and ensure a category is set.');
    await expect(page.getByLabel('Title')).toHaveValue('Only a title');

    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Only a title');
  });

  // @spec 2.17, 2.50
  test('without a category says so before it goes to /', async ({ browserOf, forum }) => {
    const page = await browserOf(await forum.member('Dan'));
    await page.goto('/CreatePost');
    await acceptAlert(page, 'Category not specified. Please try creating a post from a category page.');
    await expect(page).toHaveURL('/');
  });

  // @spec 2.36
  test('as a visitor says to log in and goes to /Auth', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click();
    await expect(page).toHaveURL('/news');
    await acceptAlert(page, 'Login or signup to create a post');
    await expect(page).toHaveURL('/Auth');
  });

  test('from the home list tells a visitor to log in before it asks for a zone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).first().click();
    await acceptAlert(page, 'Login or signup to create a post');
    await expect(page).toHaveURL('/Auth');
  });
});

test.describe('Spec §2, Post details', () => {
  // @spec 2.54, 4.13, 4.14, 5.16
  test('is deleted by its author, after a confirmation that can be cancelled', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Short lived' });
    const page = await browserOf(ada);
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toContainText(
      'Are you sure you want to delete this post? This action cannot be undone.',
    );
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    expect(await forum.read(post._id)).toBeDefined();

    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(page).not.toHaveURL(new RegExp(post._id));
    expect(await forum.read(post._id)).toBeUndefined();
  });

  // @spec 6.3
  test('offers no Delete to others', async ({ browserOf, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Not yours' });
    const page = await browserOf(await forum.member('Bob'));
    await page.goto(`/posts/${post._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not yours' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  });

  // @spec 2.58
  test('is shared by copying its link', async ({ page, forum, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Share me' });
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
    await acceptAlert(page, `Link Copied! Share this post: ${forum.url}/Posts/${post._id}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${forum.url}/Posts/${post._id}`);
  });

  test('shows every kind of media, and names a kind that it does not know', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const urls: string[] = [];
    for (const file of [
      'clip.mp4',
      'clip.webm',
      'tone.mp3',
      'tone.wav',
      'picture.png',
      'picture.jpg',
      'picture.webp',
      'dance.gif',
    ]) {
      urls.push(await forum.upload(ada, media(file)));
    }
    const post = await forum.post(ada, {
      postTitle: 'Everything',
      mediaUrls: [...urls, { url: 'https://files.example/paper.pdf', type: 'application/pdf' }],
    });
    await page.goto(`/Posts/${post._id}`);
    const main = page.getByRole('main');
    await expect(main.locator('video')).toHaveCount(2);
    await expect(main.locator('audio')).toHaveCount(2);
    await expect(main.locator('img[src*="/media/"]')).toHaveCount(4);
    await expect(main.getByText('Unsupported media type: application/pdf')).toBeVisible();
  });

  // @spec 2.53
  test('that does not exist says so', async ({ page }) => {
    await page.goto('/Posts/0193a1b2-0000-7000-8000-00000000dead');
    await expect(
      page.getByText('No post found with this ID. It might have been deleted or never existed.'),
    ).toBeVisible();
  });
});
