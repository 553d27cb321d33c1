import { expect, media, test } from './support/test';

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

test.describe('Spec §3, what the server keeps', () => {
  // @spec 3.2, 3.4
  test('a post', async ({ forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const plain = await forum.upload(ada, media('picture.png'));
    const typed = { url: 'https://files.example/clip', type: 'video/mp4' };
    const { _id } = await forum.post(ada, {
      postTitle: 'Fields',
      postTags: ['gm'],
      category: 'News',
      mediaUrls: [plain, typed],
    });
    await forum.vote(ada, _id, 'upVote');
    await forum.vote(bob, _id, 'downVote');
    await forum.comment(bob, _id, 'Hello');
    const post = await forum.read(_id);
    expect(post).toMatchObject({
      _id,
      postTitle: 'Fields',
      postBody: 'Its body',
      postTags: ['gm'],
      category: 'News',
      userId: ada._id,
      userPosted: 'Ada',
      postedOn: date,
      upVote: [ada._id],
      downVote: [bob._id],
      noOfComments: 1,
      comment: [
        { _id: text, userId: bob._id, userCommented: 'Bob', commentBody: 'Hello', commentedOn: date },
      ],
      pinned: false,
    });
    expect(new Date(post?.postedOn ?? '').toISOString()).toBe(post?.postedOn);
    const addresses = post?.mediaUrls.map((item) => (typeof item === 'string' ? item : item.url));
    expect(addresses).toEqual([plain, typed.url]);
  });

  // @spec 3.8, 9.13
  test('a user', async ({ forum }) => {
    const ada = await forum.member('Ada');
    const user = await forum.call<Record<string, unknown>>('GET', `/api/users/${ada._id}`, undefined, ada);
    expect(user).toMatchObject({
      _id: ada._id,
      name: 'Ada',
      username: ada.username,
      about: text,
      tags: [],
      socialLinks: {},
      xp: number,
      level: 1,
      rank: 'Newbie',
      loginStreak: number,
      postsCount: 0,
      commentsCount: 0,
      likesGivenCount: 0,
      referredUsersCount: 0,
      referralCode: text,
      joinedOn: date,
      achievements: [],
      tasks: expect.arrayContaining([
        expect.objectContaining({
          _id: text,
          type: expect.stringMatching(/^(daily|other)$/),
          description: text,
          criteria: text,
          completed: false,
          xpReward: number,
        }),
      ]),
    });

    const links = {
      x: 'https://x.example/a',
      telegram: 'https://t.example/a',
      discord: 'https://d.example/a',
    };
    await forum.call(
      'PATCH',
      `/api/users/update/${ada._id}`,
      { about: 'Me', tags: ['a', 'b'], socialLinks: links },
      ada,
    );
    expect(await forum.call('GET', `/api/users/${ada._id}`)).toMatchObject({
      about: 'Me',
      tags: ['a', 'b'],
      socialLinks: links,
    });
  });

  // @spec 3.8
  test('a username, which nobody else can have', async ({ forum }) => {
    const { username } = await forum.member('Ada');
    const another = { name: 'Eve', username, email: 'eve.unique@example.org', password: 'correct horse 1' };
    await expect(forum.call('POST', '/api/users/signup', another)).rejects.toThrow('409');
  });

  // @spec 3.9, 7.4
  test('who can be mentioned, without a username too', { tag: '@once' }, async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    const found = [
      { _id: 'u1', username: 'zora', name: 'Zora Zeal' },
      { _id: 'u2', name: 'Zeno Zest' },
    ];
    await page.route('**/api/users/search?*', (route) => route.fulfill({ json: found }));
    await page.goto(`/Posts/${post._id}`);
    const field = page.getByRole('main').getByPlaceholder('Write a comment');
    await field.pressSequentially('@z');
    await expect(page.getByRole('option')).toHaveText([/zora/, /Zeno Zest/]);
    const sent = page.waitForRequest(/\/comment\//);
    await page.getByRole('option').filter({ hasText: 'Zeno Zest' }).click();
    await expect(field).toHaveValue('@Zeno Zest ');
    await field.press('Control+Enter');
    expect((await sent).postDataJSON()).toMatchObject({ commentBody: '@[Zeno Zest](u2)' });
    await expect(page.getByRole('main').getByRole('link', { name: '@Zeno Zest' })).toHaveAttribute(
      'href',
      '/Users/u2',
    );
  });

  // @spec 3.7
  test('a notification', async ({ forum }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Told of' });
    await forum.comment(bob, post._id, 'Hello');
    const [notification] = await forum.call<Record<string, unknown>[]>(
      'GET',
      '/notifications',
      undefined,
      ada,
    );
    expect(notification).toMatchObject({
      _id: text,
      read: false,
      type: 'reply',
      message: text,
      sender: { username: bob.username },
      postId: { postTitle: 'Told of' },
      createdAt: date,
    });
  });

  // @spec 3.7
  test(
    'a notification with what it is about, whatever its type',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const page = await browserOf(ada);
      const about = { postId: { _id: 'p1', postTitle: 'Its post' }, sender: { username: 'bob' } };
      const told = ['mention', 'new_post', 'reply', 'post_vote', 'something_else'].map((type, index) => ({
        _id: `n${index}`,
        read: index % 2 === 0,
        type,
        message: `News of ${type}`,
        createdAt: '2025-01-01T10:00:00.000Z',
        ...(type === 'something_else' ? { relatedEntityId: ada._id, relatedEntityType: 'User' } : about),
      }));
      await page.route('**/notifications', (route) => route.fulfill({ json: told }));
      await page.goto('/news');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const items = page.getByRole('menuitem');
      await expect(items.filter({ hasText: /^News of (\w+) from bob on "Its post"/ })).toHaveCount(4);
      await expect(items.filter({ hasText: '(unread)' })).toHaveCount(2);
      await expect(items.filter({ hasText: /^News of something_else(?! from| on)/ })).toHaveCount(1);
      await expect(items.last().locator('time')).toHaveAttribute('datetime', '2025-01-01T10:00:00.000Z');
      await items.filter({ hasText: 'something_else' }).click();
      await expect(page).toHaveURL(`/Users/${ada._id}`);
    },
  );

  // @spec 3.11, 7.25
  test('a message of the global chat', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto('/memes');
    const chat = page.getByRole('complementary');
    await expect(chat.getByText('Live')).toBeVisible();
    const input = chat.getByRole('textbox', { name: 'Message' });
    await input.fill('kept');
    await input.press('Enter');
    await expect(chat.getByRole('log')).toContainText('kept');
    await expect
      .poll(() => forum.call<unknown[]>('GET', '/api/globalchat/history'))
      .toContainEqual(
        expect.objectContaining({
          _id: text,
          senderName: 'Ada',
          userId: ada._id,
          userName: 'Ada',
          text: 'kept',
          timestamp: date,
        }),
      );
  });

  // @spec 3.12, 7.24
  test('a price', async ({ forum }) => {
    const [coin] = await forum.call<unknown[]>('GET', '/api/crypto/top');
    expect(coin).toMatchObject({
      id: expect.anything(),
      symbol: text,
      quote: { USD: { price: number, percent_change_24h: number } },
    });
  });

  // @spec 3.13
  test('an entry of Top Alphas', { tag: '@once' }, async ({ page }) => {
    const entry = { id: 'u1', name: 'Nia', reputation: 321, shares: 12, avatar: '/favicon.svg' };
    const known = { hitRate: 64, avgROI: 21.8, lastToken: 'SOL' };
    await page.route('**/api/leaderboard*', (route) =>
      route.fulfill({
        json: [
          { ...entry, ...known },
          { ...entry, id: 'u2', name: 'Ola', reputation: 320 },
        ],
      }),
    );
    await page.goto('/crypto');
    const rows = page
      .getByRole('region', { name: 'Top Alphas' })
      .getByRole('table')
      .locator('tbody')
      .getByRole('row');
    const full = rows.filter({ hasText: 'Nia' });
    for (const part of ['321', '12', 'Silver', 'Hit rate 64%', 'Avg ROI +21.8%', 'Last token SOL']) {
      await expect(full).toContainText(part);
    }
    await expect(full.locator('img[src="/favicon.svg"]')).toBeAttached();
    await expect(full.getByRole('link', { name: 'Nia' })).toHaveAttribute('href', '/Users/u1');
    await expect(rows.filter({ hasText: 'Ola' })).not.toContainText(/Hit rate|Avg ROI|Last token/);
  });
});
