import { bodiesOf, calledAfter, recordCalls, recordForms } from './support/calls';
import { expect, media, test } from './support/test';

test.describe('Spec §7, the calls of posts', () => {
  // @spec 2.51, 3.2, 3.16, 4.29, 5.9, 7.11, 7.16
  test('POST /api/upload/file sends each file by itself in the field "file", POST /posts/CreatePost the seven fields', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const forms = await recordForms(page);
    const uploaded: Promise<{ url: string }>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/upload/file'))
        uploaded.push(response.json() as Promise<{ url: string }>);
    });
    await page.goto('/CreatePost/memes');
    await page.getByLabel('Title').fill('By call');
    await page.getByLabel('Body').fill('With two files');
    await page.getByLabel('Tags').fill('  GM\n Wagmi ');
    await page.locator('input[type=file]').setInputFiles([media('picture.png'), media('tone.mp3')]);
    await page.getByRole('main').getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL('/memes');

    const uploads = calls.filter(({ name }) => name === 'POST /api/upload/file');
    expect(uploads.map(({ contentType }) => contentType?.split(';')[0])).toEqual([
      'multipart/form-data',
      'multipart/form-data',
    ]);
    expect(forms.map((form) => form.match(/ name="[^"]*"/g))).toEqual([[' name="file"'], [' name="file"']]);
    expect(forms.join()).toContain('filename="picture.png"');
    expect(forms.join()).toContain('filename="tone.mp3"');

    const urls = (await Promise.all(uploaded)).map(({ url }) => url);
    const [sent] = bodiesOf(calls, 'POST /posts/CreatePost') as { mediaUrls: (string | { url: string })[] }[];
    expect(sent).toEqual({
      postTitle: 'By call',
      postBody: 'With two files',
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

  // @spec 4.11, 4.29, 7.19
  test('PATCH /posts/vote/{id} sends value and userId, and the posts are fetched again', async ({
    browserOf,
    forum,
  }) => {
    const post = await forum.post(await forum.member('Ada'));
    const bob = await forum.member('Bob');
    const page = await browserOf(bob);
    const calls = recordCalls(page);
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Upvote' }).click();
    await expect.poll(() => calledAfter(calls, `PATCH /posts/vote/${post._id}`)).toContain('GET /posts/get');
    await page.getByRole('main').getByRole('button', { name: 'Downvote' }).click();
    await expect
      .poll(() => bodiesOf(calls, `PATCH /posts/vote/${post._id}`))
      .toEqual([
        { value: 'upVote', userId: bob._id },
        { value: 'downVote', userId: bob._id },
      ]);
  });

  // @spec 3.5, 3.6, 4.29, 5.14, 5.15, 7.20, 7.21
  test('POST /comment/{postId} sends the trimmed text, who writes and the new count; DELETE /comment/{commentId} the post', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada);
    await forum.comment(ada, post._id, 'First');
    const page = await browserOf(bob);
    const calls = recordCalls(page);
    await page.goto(`/Posts/${post._id}`);
    const field = page.getByRole('main').getByPlaceholder('Write a comment');
    await field.pressSequentially(`Hi @${ada.username}`);
    await page.getByRole('option').filter({ hasText: ada.username }).click();
    await field.pressSequentially('indeed  ');
    const answer = page.waitForResponse(`**/comment/${post._id}`);
    await field.press('Control+Enter');
    const { comment: answered } = (await (await answer).json()) as { comment: { _id: string } };
    expect(answered).toMatchObject({
      commentBody: `Hi @[${ada.username}](${ada._id}) indeed`,
      userCommented: 'Bob',
      userId: bob._id,
      commentedOn: expect.any(String),
    });
    await expect
      .poll(() => bodiesOf(calls, `POST /comment/${post._id}`))
      .toEqual([
        {
          commentBody: `Hi @[${ada.username}](${ada._id}) indeed`,
          userCommented: 'Bob',
          userId: bob._id,
          noOfComments: 2,
        },
      ]);
    await expect.poll(() => calledAfter(calls, `POST /comment/${post._id}`)).toContain('GET /posts/get');

    const comment = page.getByRole('listitem').filter({ hasText: 'indeed' });
    await comment.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(comment).toBeHidden();
    // It is gone before the call is made.
    await expect
      .poll(() => calls.filter(({ name }) => name.startsWith('DELETE /comment/')))
      .toMatchObject([{ name: `DELETE /comment/${answered._id}`, body: { postId: post._id } }]);
    await expect
      .poll(() => calledAfter(calls, `DELETE /comment/${answered._id}`))
      .toContain('GET /posts/get');
    expect((await forum.read(post._id))?.comment?.map(({ commentBody }) => commentBody)).toEqual(['First']);
  });

  // @spec 4.14, 4.29, 7.18
  test('DELETE /posts/delete/{id} sends nothing, and the posts are fetched again', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/memes');
    expect(bodiesOf(calls, `DELETE /posts/delete/${post._id}`)).toEqual([null]);
    await expect
      .poll(() => calledAfter(calls, `DELETE /posts/delete/${post._id}`))
      .toContain('GET /posts/get');
  });

  // @spec 4.29, 7.22, 7.23
  test('POST /posts/pin/{id} sends an empty body, PATCH /posts/boost/{id} the amount, and the posts are fetched again', async ({
    browserOf,
    forum,
  }) => {
    const post = await forum.post(await forum.member('Ada'), {
      postTitle: 'Pin and boost',
      category: 'News',
    });
    const page = await browserOf(await forum.admin());
    const calls = recordCalls(page);
    await page.goto('/news?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'Pin and boost' });
    await card.getByRole('button', { name: 'Pin Post' }).click();
    await expect.poll(() => bodiesOf(calls, `POST /posts/pin/${post._id}`)).toEqual([{}]);
    await expect.poll(() => calledAfter(calls, `POST /posts/pin/${post._id}`)).toContain('GET /posts/get');
    await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(true);
    await card.getByRole('button', { name: 'Unpin Post' }).click();
    await expect.poll(() => bodiesOf(calls, `POST /posts/pin/${post._id}`)).toEqual([{}, {}]);
    await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(false);

    await card.getByRole('spinbutton').fill('7');
    await card.getByRole('button', { name: 'Boost Upvotes' }).click();
    await expect.poll(() => bodiesOf(calls, `PATCH /posts/boost/${post._id}`)).toEqual([{ amount: 7 }]);
    await expect.poll(() => calledAfter(calls, `PATCH /posts/boost/${post._id}`)).toContain('GET /posts/get');
  });

  // @spec 7.15
  test('GET /posts/suggestions asks for what is typed', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Axolotl news' });
    const calls = recordCalls(page);
    await page.goto('/');
    const answer = page.waitForResponse(/\/posts\/suggestions/);
    // At once: slow keys would ask for a part of it too.
    await page.getByRole('combobox', { name: 'Search posts' }).fill(' axolotl ');
    expect(await (await answer).json()).toEqual([{ _id: post._id, postTitle: 'Axolotl news' }]);
    await expect(page.getByRole('option', { name: 'Axolotl news' })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'GET /posts/suggestions').map(({ query }) => query)).toEqual([
      { q: 'axolotl' },
    ]);
  });

  // @spec 5.6, 7.4, 7.5
  test('mentions ask GET /api/users/search?q= in a comment and GET /api/users?search= in a new post, and nothing for a bare @', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Mentionable')];
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const searches = () =>
      calls
        .filter(({ name }) => ['GET /api/users/search', 'GET /api/users'].includes(name))
        .map(({ name, query }) => [name, query] as const);
    const part = bob.username.slice(0, 5);

    await page.goto(`/Posts/${post._id}`);
    const comment = page.getByRole('main').getByPlaceholder('Write a comment');
    await comment.pressSequentially(`@${part}`);
    await expect(page.getByRole('option').filter({ hasText: bob.username })).toBeVisible();
    await expect.poll(() => searches().at(-1)).toEqual(['GET /api/users/search', { q: part }]);

    await page.goto('/CreatePost/memes');
    const before = searches().length;
    const body = page.getByLabel('Body');
    await body.pressSequentially('Hello @');
    await body.pressSequentially(part);
    await expect(page.getByRole('option').filter({ hasText: bob.username })).toBeVisible();
    await expect.poll(() => searches().slice(before).at(-1)).toEqual(['GET /api/users', { search: part }]);
    expect(searches().filter(([, query]) => Object.values(query).includes(''))).toEqual([]);
  });
});
