import { media } from './support/page';
import { expect, test } from './support/test';

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

test.describe('the server stores', { tag: '@plain' }, () => {
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
  test('a username only once', async ({ forum }) => {
    const { username } = await forum.member('Ada');
    const another = { name: 'Eve', username, email: 'eve.unique@example.org', password: 'correct horse 1' };
    await expect(forum.call('POST', '/api/users/signup', another)).rejects.toThrow('409');
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

  // @spec 3.12, 7.24
  test('a price', async ({ forum }) => {
    const [coin] = await forum.call<unknown[]>('GET', '/api/crypto/top');
    expect(coin).toMatchObject({
      id: expect.anything(),
      symbol: text,
      quote: { USD: { price: number, percent_change_24h: number } },
    });
  });
});
