import { bodiesOf, calledAfter, recordCalls, recordForms, recordRealtime } from './support/calls';
import { acceptAlert, expect, media, test } from './support/test';

test.describe('Spec §7, the calls of an account', () => {
  test('POST /api/users/signup sends name, email, password, username and referralCode, and no newsletter', async ({
    page,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const { referralCode } = await forum.call<{ referralCode: string }>(
      'GET',
      `/api/users/${ada._id}`,
      undefined,
      ada,
    );
    const calls = recordCalls(page);
    await page.goto(`/Auth?ref=${referralCode}`);
    await page.getByLabel('Display Name').fill('Nia');
    await page.getByLabel('Username').fill('nia.calls');
    await page.getByLabel('Email').fill('nia.calls@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByLabel('Send me the newsletter').check();
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();

    await expect(page).toHaveURL('/');
    expect(bodiesOf(calls, 'POST /api/users/signup')).toEqual([
      {
        name: 'Nia',
        email: 'nia.calls@example.org',
        password: 'correct horse 1',
        username: 'nia.calls',
        referralCode,
      },
    ]);
  });

  test('POST /api/users/login sends email and password, and its session is the token of every call from then on', async ({
    page,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const calls = recordCalls(page);
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Password', { exact: true }).fill(bob.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('contentinfo').waitFor();
    expect(bodiesOf(calls, 'POST /api/users/login')).toEqual([{ email: bob.email, password: bob.password }]);
    const asVisitor = calls.slice(0, calls.findIndex(({ name }) => name === 'POST /api/users/login') + 1);
    expect(asVisitor.filter(({ authorization }) => authorization !== undefined)).toEqual([]);

    const profile = await page.evaluate(() => localStorage.getItem('profile'));
    const { token } = JSON.parse(profile ?? '{}') as { token?: string };
    const before = calls.length;
    await page.goto(`/Users/${bob._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible();
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await expect(page).toHaveURL('/news');
    await expect.poll(() => calls.slice(before).map(({ name }) => name)).toContain('GET /posts/get');
    const since = calls.slice(before);
    expect(since.map(({ name }) => name)).toContain(`GET /api/users/${bob._id}`);
    expect(new Set(since.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  });

  test('all calls of all screens go to the product’s own address, with the token', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTags: ['gm'] });
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    for (const path of [
      '/',
      '/memes',
      '/crypto',
      '/CreatePost/news',
      `/Posts/${post._id}`,
      '/posts/search?q=post',
      '/Tags',
      '/Tags?tag=gm',
      '/Users',
      `/Users/${ada._id}`,
      '/messages',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    expect(calls.length).toBeGreaterThan(20);
    expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([forum.url]));
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${ada.token}`]),
    );
  });

  test('GET /api/users/all fills the list of users, GET /api/users/{id} a profile', async ({
    page,
    forum,
  }) => {
    const cleo = await forum.member('Cleo');
    const calls = recordCalls(page);
    await page.goto('/Users');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto(`/Users/${cleo._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible();
    const names = calls.map(({ name }) => name);
    expect(names).toContain('GET /api/users/all');
    expect(names).toContain(`GET /api/users/${cleo._id}`);
  });
});

test.describe('Spec §7, the calls of a profile', () => {
  test('PATCH /api/users/update/{id} sends multipart, with the links as JSON text', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto(`/Users/${ada._id}`);
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await page.getByLabel('About').fill('Counts blocks.');
    await page.getByLabel('Tags').fill('bitcoin, macro');
    await page.getByLabel('Telegram').fill('https://t.example/ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(/Profile updated successfully!|You gained/);

    const [sent] = calls.filter(({ name }) => name === `PATCH /api/users/update/${ada._id}`);
    expect(sent?.contentType).toContain('multipart/form-data');
    const form = String(sent?.body);
    expect(form.match(/ name="[^"]*"/g)?.sort()).toEqual(
      ['name', 'username', 'about', 'tags', 'socialLinks'].map((name) => ` name="${name}"`).sort(),
    );
    const field = (name: string) =>
      new RegExp(` name="${name}"(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([^\\r]*)`).exec(form)?.[1];
    expect(field('name')).toBe('Ada');
    expect(field('about')).toBe('Counts blocks.');
    expect(field('tags')).toBe('bitcoin,macro');
    expect(JSON.parse(field('socialLinks') ?? '')).toEqual({
      x: '',
      telegram: 'https://t.example/ada',
      discord: '',
    });
  });

  test('PATCH /api/users/{userId}/tasks/{taskId}/toggle sends nothing, POST /api/users/{userId}/tasks/complete-manual the taskId', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const { tasks } = await forum.call<{ tasks: { _id: string; description: string }[] }>(
      'GET',
      `/api/users/${ada._id}`,
      undefined,
      ada,
    );
    const idOf = (description: string) => tasks.find((task) => task.description === description)?._id;
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    await page.getByRole('button', { name: 'Done: Join our group' }).click();
    await acceptAlert(page, 'Task status updated!');
    expect(bodiesOf(calls, `PATCH /api/users/${ada._id}/tasks/${idOf('Join our group')}/toggle`)).toEqual([
      null,
    ]);

    const follow = page.getByRole('listitem').filter({ hasText: 'Follow our account' });
    await follow.getByRole('button', { name: 'Mark Done' }).click();
    await expect
      .poll(() => bodiesOf(calls, `POST /api/users/${ada._id}/tasks/complete-manual`))
      .toEqual([{ taskId: idOf('Follow our account') }]);
    await expect(follow.getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
  });
});

test.describe('Spec §7, the calls of posts', () => {
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
    const written = calls.filter(({ name }) => name.startsWith('DELETE /comment/'));
    expect(written).toMatchObject([{ name: `DELETE /comment/${answered._id}`, body: { postId: post._id } }]);
    await expect.poll(() => calledAfter(calls, written[0]?.name ?? '')).toContain('GET /posts/get');
    expect((await forum.read(post._id))?.comment?.map(({ commentBody }) => commentBody)).toEqual(['First']);
  });

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

  test('GET /posts/suggestions asks for what is typed', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Axolotl news' });
    const calls = recordCalls(page);
    await page.goto('/');
    const answer = page.waitForResponse(/\/posts\/suggestions/);
    await page.getByRole('combobox', { name: 'Search posts' }).pressSequentially(' axolotl ');
    expect(await (await answer).json()).toEqual([{ _id: post._id, postTitle: 'Axolotl news' }]);
    await expect(page.getByRole('option', { name: 'Axolotl news' })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'GET /posts/suggestions').map(({ query }) => query)).toEqual([
      { q: 'axolotl' },
    ]);
  });

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

test.describe('Spec §7, the calls of notifications and chat', () => {
  test('GET /notifications fills the dropdown, PUT /notifications/mark-read names what was read', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Answer me' });
    await forum.comment(bob, post._id, 'An answer');
    const [item] = await forum.call<{ _id: string }[]>('GET', '/notifications', undefined, ada);
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto('/');
    await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /notifications/unread-count');
    expect(calls.map(({ name }) => name)).not.toContain('GET /notifications');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('menuitem').filter({ hasText: 'Answer me' }).click();
    await expect(page).toHaveURL(`/Posts/${post._id}`);
    expect(calls.map(({ name }) => name)).toContain('GET /notifications');
    await expect
      .poll(() => bodiesOf(calls, 'PUT /notifications/mark-read'))
      .toEqual([{ notificationIds: [item?._id] }]);
  });

  test('GET /notifications/unread-count is asked every 15 s while logged in, and never as a visitor', async ({
    page,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const calls = recordCalls(page);
    const asked = () => calls.filter(({ name }) => name === 'GET /notifications/unread-count').length;
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('contentinfo').waitFor();
    await page.clock.runFor(31_000);
    expect(asked()).toBe(0);

    await page.goto('/Auth');
    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Password', { exact: true }).fill(bob.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(asked).toBe(1);
    // From here on time passes by the test alone.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await expect(async () => {
      await page.clock.runFor(500);
      expect(asked()).toBe(2);
    }).toPass();
    for (const times of [3, 4]) {
      await page.clock.runFor(13_000);
      expect(asked()).toBe(times - 1);
      await page.clock.runFor(2000);
      await expect.poll(asked).toBe(times);
    }
    await page.clock.resume();

    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const before = asked();
    await page.clock.runFor(31_000);
    expect(asked()).toBe(before);
  });

  test('GET /api/globalchat/history is asked when the chat is shown', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/memes');
    await expect(page.getByRole('complementary').getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /api/globalchat/history');
  });

  test('the realtime connection joins the room of the user, says "global message" and hears it', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const realtime = recordRealtime(page);
    await page.goto('/memes');
    await expect.poll(() => realtime.sent).toContainEqual(['join', ada._id]);

    const input = page.getByRole('complementary').getByRole('textbox', { name: /message/i });
    await input.fill('  over the wire ');
    await input.press('Enter');
    await expect
      .poll(() => realtime.sent)
      .toContainEqual(['global message', { userId: ada._id, userName: 'Ada', text: 'over the wire' }]);
    await expect
      .poll(() => realtime.received.filter(([event]) => event === 'global message'))
      .toContainEqual([
        'global message',
        expect.objectContaining({
          _id: expect.any(String),
          userId: ada._id,
          userName: 'Ada',
          senderName: 'Ada',
          text: 'over the wire',
          timestamp: expect.any(String),
        }),
      ]);
  });
});
