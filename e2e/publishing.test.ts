import { bodiesOf, calledAfter, recordCalls, recordForms } from './support/calls';
import { button, card, main, media } from './support/page';
import { expect, test } from './support/test';

// @spec 1.3, 2.18, 2.25, 2.36, 2.48, 2.49, 2.51, 3.2, 3.16, 4.18, 4.29, 5.6, 5.9, 7.5, 7.11, 7.16, 9.16
test(
  'a member publishes a post with files and a mention',
  { tag: '@plain' },
  async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const bob = await forum.member('Bobby');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const forms = await recordForms(page);
    const uploaded: Promise<{ url: string }>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/upload/file'))
        uploaded.push(response.json() as Promise<{ url: string }>);
    });
    await page.goto('/memes');
    await button(page, 'Create Post').first().click();
    await expect(page).toHaveURL('/CreatePost/memes');

    await test.step('in a zone that cannot be changed', async () => {
      const form = page.getByRole('form', { name: 'Create Post' });
      await expect(form.getByLabel('Category')).toHaveValue('Memes');
      await expect(form.getByLabel('Category')).not.toBeEditable();
      const files = form.locator('input[type=file]');
      await expect(files).toHaveAttribute('multiple');
      for (const kind of ['image/png', 'video/mp4', 'audio/mpeg', 'image/gif']) {
        expect(await files.getAttribute('accept')).toContain(kind);
      }
    });

    await test.step('choosing the mention with the keyboard', async () => {
      const body = page.getByLabel('Body');
      const searches = () =>
        calls.filter(({ name }) => name === 'GET /api/users').map(({ query }) => query['search']);
      const part = bob.username.slice(0, 4);
      await body.fill('What do you think, ');
      await body.pressSequentially(`@${part}`);
      await expect.poll(() => searches().at(-1)).toBe(part);
      // Enter chooses the first.
      await expect(page.getByRole('option')).toHaveCount(1);
      await expect(page.getByRole('option')).toContainText(bob.username);
      expect(searches()).not.toContain('');
      await body.press('ArrowDown');
      await body.press('ArrowUp');
      await body.press('Enter');
      await expect(body).toHaveValue(/^What do you think, @\S+ $/);
    });

    await test.step('uploading each file by itself', async () => {
      await page.getByLabel('Title', { exact: true }).fill('Look at this');
      await page.getByLabel('Tags').fill('  Gm\n  WAGMI ');
      const files = ['picture.png', 'clip.mp4', 'tone.mp3'];
      await page.locator('input[type=file]').setInputFiles(files.map(media));
      await button(page, 'Create Post').click();
      await expect(page).toHaveURL('/memes');

      const uploads = calls.filter(({ name }) => name === 'POST /api/upload/file');
      expect(uploads).toHaveLength(files.length);
      for (const { contentType } of uploads) expect(contentType).toMatch(/^multipart\/form-data;/);
      expect(forms.map((form) => form.match(/ name="[^"]*"/g))).toEqual(files.map(() => [' name="file"']));
      for (const file of files) expect(forms.join()).toContain(`filename="${file}"`);
    });

    await test.step('sending the seven fields and fetching the posts again', async () => {
      const urls = (await Promise.all(uploaded)).map(({ url }) => url);
      const [sent] = bodiesOf(calls, 'POST /posts/CreatePost') as {
        mediaUrls: (string | { url: string })[];
      }[];
      expect(sent).toEqual({
        postTitle: 'Look at this',
        postBody: `What do you think, @[${bob.username}](${bob._id})`,
        postTags: ['gm', 'wagmi'],
        mediaUrls: expect.any(Array) as unknown,
        userPosted: 'Ada',
        userId: ada._id,
        category: 'Memes',
      });
      const sentUrls = sent?.mediaUrls.map((item) => (typeof item === 'string' ? item : item.url));
      expect(new Set(sentUrls)).toEqual(new Set(urls));
      await expect.poll(() => calledAfter(calls, 'POST /posts/CreatePost')).toContain('GET /posts/get');
    });

    await test.step('which then shows the media and the mention', async () => {
      await page.getByRole('radio', { name: 'New' }).click();
      const published = card(page, 'Look at this');
      await expect(published.getByRole('link', { name: 'gm', exact: true })).toBeVisible();
      await expect(published.getByRole('link', { name: 'wagmi', exact: true })).toBeVisible();
      await published.getByRole('link', { name: 'Look at this' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look at this' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: /^@/ })).toHaveAttribute(
        'href',
        new RegExp(`/Users/${bob._id}$`, 'i'),
      );
      const picture = main(page).locator('img[src*="/media/"]').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const video = main(page).locator('video');
      await expect(video).toBeVisible();
      await expect
        .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
        .toBeGreaterThan(0);
    });
  },
);
