import type { Notification, Post } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { keptCounts } from '../testing/kept-counts';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import {
  markRead,
  mention,
  notificationsOf as list,
  unreadOf as unread,
  signUpAccomplished,
} from '../testing/notifications';
import { createAnnounce } from '../outcome/announce';
import { emptyOutcome } from '../outcome/outcome';
import { silentPublisher } from '../publisher';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createNotifications } from './create-notifications';
import { findReferralCircles } from './notification-writes-repository';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;
let post: Post;
const crowd: TestMember[] = [];

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUpAccomplished(server, 'Ada');
  bob = await signUpAccomplished(server, 'Bob');
  cy = await signUpAccomplished(server, 'Cy');
  for (let n = 0; n < 20; n += 1) crowd.push(await signUpAccomplished(server, `V${n}`));
});
beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  post = await publish(ada);
  server.notified.length = 0;
});
afterAll(() => server.close());

const readAll = async (member: TestMember) =>
  markRead(
    member,
    (await list(member)).map(({ _id }) => _id),
  );

/** Formats an item as the app does in the dropdown. Spec section 2. */
const displayText = ({ message, sender, postId }: Notification) =>
  message +
  (sender ? ` from ${sender.username}` : '') +
  (typeof postId === 'object' ? ` on "${postId.postTitle}"` : '');

describe('a comment', () => {
  it("notifies the post's author", async () => {
    await comment(bob, post._id);

    expect(await list(ada)).toEqual([
      {
        _id: expect.any(String) as string,
        read: false,
        type: 'reply',
        message: 'New comment',
        sender: { _id: bob.id, username: 'bob' },
        postId: { _id: post._id, postTitle: 'Halving day' },
        relatedEntityId: post._id,
        relatedEntityType: 'Post',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    ]);
    expect((await list(ada)).map(displayText)).toEqual(['New comment from bob on "Halving day"']);
    expect(await unread(ada)).toBe(1);
  });

  it('does not notify the actor', async () => {
    await comment(ada, post._id, `gm ${mention(ada)}`);

    expect(await list(ada)).toEqual([]);
    expect(await unread(ada)).toBe(0);
  });

  it("notifies each mentioned user once, the post's author included", async () => {
    await comment(bob, post._id, `${mention(cy)} ${mention(cy)} ${mention(ada)} ${mention(bob)}`);

    expect((await list(cy)).map(displayText)).toEqual(['New mention from bob on "Halving day"']);
    expect((await list(ada)).map(({ type }) => type)).toEqual(['mention']);
    expect(await list(bob)).toEqual([]);
  });

  it('ignores mentions of unknown users', async () => {
    await comment(ada, post._id, '@[x](0193a1b2-0000-7000-8000-000000000001) @[y](z)');

    expect(server.notified).toEqual([]);
  });

  it('deletes its notifications with it', async () => {
    const { _id } = await comment(bob, post._id, mention(cy));
    await comment(bob, post._id, 'stays');
    await bob.request({ method: 'DELETE', url: `/comment/${_id}`, payload: { postId: post._id } });

    expect(await list(cy)).toEqual([]);
    expect(await unread(cy)).toBe(0);
    expect(await unread(ada)).toBe(1);
  });
});

describe('a post', () => {
  it('notifies mentioned users, and deletes the notifications with it', async () => {
    const other = await publish(bob, { postTitle: 'gm', postBody: `Hey ${mention(cy)}` });

    expect((await list(cy)).map(displayText)).toEqual(['New mention from bob on "gm"']);

    await comment(ada, other._id);
    await vote(ada, other._id);
    expect(await unread(bob)).toBe(2);
    await bob.request({ method: 'DELETE', url: `/posts/delete/${other._id}` });

    expect(await list(cy)).toEqual([]);
    expect(await list(bob)).toEqual([]);
    expect(await unread(bob)).toBe(0);
  });

  it("notifies the author's referrer and referred users", async () => {
    const codeOf = async (member: TestMember) =>
      (await member.request({ url: `/api/users/${member.id}` })).json<{ referralCode: string }>()
        .referralCode;
    const child = await signUpAccomplished(server, 'Child', await codeOf(bob));
    const grandchild = await signUpAccomplished(server, 'Grandchild', await codeOf(child));
    await publish(child, { postTitle: 'first' });

    expect((await list(bob)).map(displayText)).toEqual(['New post from child on "first"']);
    expect((await list(grandchild)).map(({ type }) => type)).toEqual(['new_post']);
    expect(await list(child)).toEqual([]);
    expect(await list(ada)).toEqual([]);
    // The limit drops the oldest referred users, not the referrer.
    const newest = await signUpAccomplished(server, 'Newest', await codeOf(child));
    const circles = [1, 2, 3].map((limit) => findReferralCircles(server.db, [child.id, bob.id], limit));
    expect(await Promise.all(circles)).toEqual([
      [[bob.id], [child.id]],
      [[bob.id, newest.id], [child.id]],
      [[bob.id, newest.id, grandchild.id], [child.id]],
    ]);
  });
});

describe('a vote', () => {
  it("notifies the post's author", async () => {
    await vote(bob, post._id, 'downVote');

    expect(await list(ada)).toMatchObject([{ type: 'post_vote', sender: { _id: bob.id } }]);
    expect((await list(ada)).map(displayText)).toEqual(['New vote from bob on "Halving day"']);
  });

  it("joins the post's unread notification about votes", async () => {
    const other = await publish(ada, { postTitle: 'Other' });
    for (const voter of [bob, cy, ...crowd.slice(0, 2), bob]) await vote(voter, post._id);
    await vote(bob, other._id);
    await vote(cy, post._id);

    const items = await list(ada);
    expect(items.map(displayText).slice(0, 1)).toEqual(['New vote from bob on "Other"']);
    expect(items.map(displayText)[1]).toBe('v1 and 1 other voted on "Halving day"');
    expect(await unread(ada)).toBe(2);
  });

  it('that is switched or withdrawn creates no second notification', async () => {
    await vote(bob, post._id, 'upVote');
    await vote(bob, post._id, 'downVote');
    expect((await list(ada)).map(displayText)).toEqual(['New vote from bob on "Halving day"']);

    await vote(bob, post._id, 'downVote');
    expect(await list(ada)).toEqual([]);
    expect(await unread(ada)).toBe(0);

    await vote(bob, post._id, 'upVote');
    expect(await unread(ada)).toBe(1);
  });

  it('leaves the number of voters when it is withdrawn or deleted with the account', async () => {
    const dot = await signUp(server, 'Dot');
    const text = async () => (await list(ada)).map(displayText);
    await Promise.all([cy, dot, ...crowd.slice(0, 2)].map((voter) => vote(voter, post._id)));
    await vote(bob, post._id);
    expect(await text()).toEqual(['bob and 4 others voted on "Halving day"']);

    await vote(cy, post._id);
    const url = `/api/users/${dot.id}`;
    await dot.request({ method: 'DELETE', url, payload: { password: testPassword, content: 'delete' } });

    expect(await text()).toEqual(['bob and 2 others voted on "Halving day"']);
    const { kept, counted } = await keptCounts(server.db);
    expect(kept).toEqual(counted);
  });

  it('creates a new notification after the old one was read', async () => {
    await vote(bob, post._id);
    await readAll(ada);
    await vote(cy, post._id);
    await vote(bob, post._id, 'downVote');

    const items = await list(ada);
    expect(items.map(({ read }) => read)).toEqual([false, true]);
    expect(items.map(displayText)).toEqual([
      'New vote from cy on "Halving day"',
      'New vote from bob on "Halving day"',
    ]);

    await vote(bob, post._id, 'downVote');
    expect((await list(ada)).map(displayText)).toEqual(['New vote from cy on "Halving day"']);
    expect(await unread(ada)).toBe(1);
  });

  it("on the voter's own post notifies no one", async () => {
    await vote(ada, post._id);
    await vote(ada, post._id);

    expect(server.notified).toEqual([]);
  });

  it('moves its notification to the top', async () => {
    await vote(bob, post._id);
    await comment(bob, post._id);
    await vote(cy, post._id);

    expect((await list(ada)).map(({ type }) => type)).toEqual(['post_vote', 'reply']);
  });
});

describe('rewards', () => {
  it('create notifications of levels and achievements that link to the profile', async () => {
    await server.db
      .transaction()
      .execute((transaction) =>
        createNotifications(
          transaction,
          [{ kind: 'logged in', actorId: bob.id }],
          [{ userId: bob.id, xpGained: 5, completedTasks: [], newLevel: 2, achievements: ['First post'] }],
        ),
      );

    expect(await list(bob)).toMatchObject([
      { type: 'other', message: 'You earned the achievement "First post"' },
      { type: 'other', message: 'You reached level 2', relatedEntityId: bob.id, relatedEntityType: 'User' },
    ]);
  });
});

describe('a newcomer', () => {
  it('is notified of the first achievements and level', async () => {
    const dee = await signUp(server, 'Dee');
    await publish(dee);
    await comment(dee, post._id);
    await vote(dee, post._id);

    expect((await list(dee)).map(({ message }) => message).sort()).toEqual([
      'You earned the achievement "Genesis Block"',
      'You earned the achievement "Joined the Talk"',
    ]);

    await publish(dee);
    expect((await list(dee))[0]).toMatchObject({
      type: 'other',
      message: 'You reached level 2',
      relatedEntityId: dee.id,
      relatedEntityType: 'User',
    });
  });
});

describe('concurrent activities', () => {
  it('create one unread notification without deadlocks', async () => {
    const responses = await Promise.all(crowd.map((member) => vote(member, post._id)));

    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const items = await list(ada);
    expect(items).toHaveLength(1);
    expect(items[0]?.message).toMatch(/^v\d+ and 19 others voted$/);
    expect(await unread(ada)).toBe(1);

    await Promise.all(crowd.slice(0, 15).map((member) => vote(member, post._id)));
    expect((await list(ada))[0]?.message).toMatch(/ and 4 others voted$/);
  });

  it('keep the unread count correct', async () => {
    const members = crowd.slice(0, 8);
    const posts = [post, await publish(ada), await publish(ada), await publish(ada)];
    await Promise.all(
      posts.flatMap(({ _id }) => members.map((member) => comment(member, _id, mention(bob)))),
    );
    const ids = (await list(ada)).map(({ _id }) => _id);
    const halves = [ids, ids.toReversed(), ids.slice(0, 20), ids.slice(10), ids.toReversed()];

    const votes = members.flatMap((member) =>
      posts.map(
        ({ _id }) =>
          () =>
            vote(member, _id),
      ),
    );
    const withdrawals = members.slice(4).flatMap((member) =>
      posts.map(
        ({ _id }) =>
          () =>
            vote(member, _id),
      ),
    );

    const responses = await Promise.all([
      ...halves.map((half) => markRead(ada, half)),
      ...votes.map((cast) => cast()),
      ...halves.map((half) => markRead(ada, half)),
      ada.request({ method: 'DELETE', url: `/posts/delete/${posts[3]?._id}` }),
      ...withdrawals.map((cast) => cast()),
      readAll(ada),
    ]);

    expect(responses.map(({ statusCode }) => statusCode).filter((s) => s !== 200 && s !== 404)).toEqual([]);
    const items = await list(ada);
    expect(await unread(ada)).toBe(items.filter(({ read }) => !read).length);
    expect(items.filter(({ type, read }) => type === 'reply' && !read)).toEqual([]);
    for (const { _id } of posts.slice(0, 3)) {
      const entries = items.filter(
        ({ type, relatedEntityId }) => type === 'post_vote' && relatedEntityId === _id,
      );
      const voterCounts = entries.map(({ message }) => 1 + Number(/ and (\d+) /.exec(message)?.[1] ?? 0));
      expect(voterCounts.reduce((sum, count) => sum + count, 0)).toBe(4);
      expect(entries.filter(({ read }) => !read).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('pushes', () => {
  it("carry each user's count and notification, after the commit", async () => {
    await comment(bob, post._id, mention(cy));

    const [forAda] = await list(ada);
    const [forCy] = await list(cy);
    expect(server.notified).toHaveLength(2);
    expect(server.notified).toEqual(
      expect.arrayContaining([
        { userId: ada.id, count: 1, item: forAda },
        { userId: cy.id, count: 1, item: forCy },
      ]),
    );
  });

  it("update the user's other windows once after reading", async () => {
    await comment(bob, post._id);
    server.notified.length = 0;
    await readAll(ada);
    await readAll(ada);

    expect(server.notified).toEqual([{ userId: ada.id, count: 0 }]);
  });

  it('follow a withdrawn vote', async () => {
    await vote(bob, post._id);
    server.notified.length = 0;
    await vote(bob, post._id);

    expect(server.notified).toEqual([{ userId: ada.id, count: 0 }]);
  });

  it('are made for listening users only', async () => {
    const notified: string[] = [];
    const publisher = {
      ...silentPublisher,
      notified: (userId: string) => notified.push(userId),
      isListening: (userId: string) => userId === ada.id,
    };
    await createAnnounce(server.db, publisher, (error) => {
      throw error;
    })({
      ...emptyOutcome(),
      changedNotifications: [{ userId: ada.id }, { userId: bob.id }],
    });

    expect(notified).toEqual([ada.id]);
  });

  it('that fail are logged and do not fail the request', async () => {
    const errors: unknown[] = [];
    const push = () => {
      throw new Error('push failed');
    };
    const publisher = { ...silentPublisher, notified: push, isListening: () => true };
    await createAnnounce(server.db, publisher, (error) => errors.push(error))({
      ...emptyOutcome(),
      changedNotifications: [{ userId: ada.id }],
    });

    expect(errors).toEqual([new Error('push failed')]);
  });
});
