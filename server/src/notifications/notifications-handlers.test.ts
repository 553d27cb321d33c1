import type { Notification, Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { comment, publish, vote, type TestMember } from '../testing/members';
import {
  markRead,
  mention,
  notificationsOf as list,
  unreadOf as unread,
  signUpAccomplished,
} from '../testing/notifications';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUpAccomplished(server, 'Ada');
  bob = await signUpAccomplished(server, 'Bob');
  cy = await signUpAccomplished(server, 'Cy');
});
beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  post = await publish(ada);
});
afterAll(() => server.close());

describe('listNotifications', () => {
  it('returns every notification once across pages, newest first', async () => {
    for (let n = 0; n < 7; n += 1) await comment(bob, post._id, String(n));
    const all = (await list(ada)).map(({ _id }) => _id);
    expect(all).toHaveLength(7);

    const paged: string[] = [];
    let url: string | undefined = '/notifications?limit=3';
    while (url !== undefined) {
      const response = await ada.request({ url });
      paged.push(...response.json<Notification[]>().map(({ _id }) => _id));
      expect(response.headers['x-total-count']).toBe('7');
      url = /<(.*)>; rel="next"/.exec(response.headers.link?.toString() ?? '')?.[1];
    }
    expect(paged).toEqual(all);
  });

  const insert120 = () =>
    sql`
      insert into notifications (id, user_id, kind, subject, created_on)
      select gen_random_uuid(), ${ada.id}, 'level_up', n, now() - make_interval(secs => n)
      from generate_series(1, 120) n`.execute(server.db);

  it('returns the newest 100 without a limit', async () => {
    await insert120();

    const items = await list(ada);
    expect(items).toHaveLength(100);
    expect(items[0]?.message).toBe('You reached level 1');
    expect(items[99]?.message).toBe('You reached level 100');
  });

  it('returns unread ones alone, however many newer ones have been read', async () => {
    await insert120();
    const notificationIds = (await list(ada)).map(({ _id }) => _id);
    await ada.request({ method: 'PUT', url: '/notifications/mark-read', payload: { notificationIds } });
    const all = await sql<{ id: string }>`
      select id from notifications where user_id = ${ada.id} and not is_read order by created_on desc, id desc
    `.execute(server.db);
    const unread = all.rows.map(({ id }) => id);
    expect(unread).toHaveLength(20);
    const idsAt = async (url: string) => {
      const response = await ada.request({ url });
      return { ids: response.json<Notification[]>().map(({ _id }) => _id), headers: response.headers };
    };

    expect((await idsAt('/notifications?unread=true')).ids).toEqual(unread);
    const first = await idsAt('/notifications?unread=true&limit=5');
    expect(first).toMatchObject({
      ids: unread.slice(0, 5),
      headers: { 'x-total-count': String(unread.length) },
    });
    const next = /<(.*)>; rel="next"/.exec(first.headers.link?.toString() ?? '')?.[1] ?? '';
    expect((await idsAt(next)).ids).toEqual(unread.slice(5, 10));
  });

  it.each([
    ['?limit=2&cursor=x', 'cursor'],
    [`?limit=2&cursor=${Buffer.from('[1,"x"]').toString('base64url')}`, 'cursor'],
    [`?limit=2&cursor=${Buffer.from('[1e300,"x"]').toString('base64url')}`, 'cursor'],
    ['?cursor=x', 'cursor'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?unread=false', 'unread'],
  ])('refuses %s', async (query, field) => {
    const response = await ada.request({ url: `/notifications${query}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field }] });
  });

  it('returns 304 until a notification changes', async () => {
    await comment(bob, post._id);
    const { etag } = (await ada.request({ url: '/notifications' })).headers;
    const again = () => ada.request({ url: '/notifications', headers: { 'if-none-match': String(etag) } });

    expect((await again()).statusCode).toBe(304);
    await comment(bob, post._id);
    expect((await again()).statusCode).toBe(200);
  });

  it('returns names and titles unescaped', async () => {
    const second = await signUpAccomplished(server, 'Markup');
    const name = '<img src=x onerror="alert(1)"> & Co';
    await server.db.updateTable('users').set({ name, username: null }).where('id', '=', second.id).execute();
    const title = '"><script>alert(1)</script> @[x](y)';
    const other = await publish(ada, { postTitle: title });
    await vote(bob, other._id);
    await vote(second, other._id);
    await comment(second, other._id);

    expect(await list(ada)).toMatchObject([
      { sender: { _id: second.id, username: name }, postId: { postTitle: title } },
      { message: `${name} and 1 other voted`, postId: { postTitle: title } },
    ]);
  });
});

describe('getUnreadCount', () => {
  it('counts at most 1,000', async () => {
    await sql`
      insert into notifications (id, user_id, kind, subject)
      select gen_random_uuid(), ${ada.id}, 'level_up', n from generate_series(1, 1005) n`.execute(server.db);

    expect(await unread(ada)).toBe(1_000);
  });
});

describe('markNotificationsRead', () => {
  it('marks the given notifications read, idempotently', async () => {
    await comment(bob, post._id, '1');
    await comment(bob, post._id, '2');
    const [newest, oldest] = await list(ada);

    for (let times = 0; times < 2; times += 1) {
      const response = await markRead(ada, [newest?._id, newest?._id]);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ message: messages.notificationsRead });
      expect(await unread(ada)).toBe(1);
    }
    expect((await list(ada)).map(({ _id, read }) => [_id, read])).toEqual([
      [newest?._id, true],
      [oldest?._id, false],
    ]);
  });

  it('skips a notification locked by a concurrent vote', async () => {
    await vote(bob, post._id);
    await comment(bob, post._id);
    const items = await list(ada);
    await server.db.transaction().execute(async (transaction) => {
      // Without this timeout, a blocked statement would hang forever.
      await sql`set local idle_in_transaction_session_timeout = '10s'`.execute(transaction);
      await transaction
        .selectFrom('notifications')
        .select('id')
        .where('kind', '=', 'post_vote')
        .forNoKeyUpdate()
        .execute();
      await markRead(
        ada,
        items.map(({ _id }) => _id),
      );
    });

    expect((await list(ada)).map(({ type, read }) => [type, read])).toEqual([
      ['reply', true],
      ['post_vote', false],
    ]);
  });

  it('ignores ids of other users, unknown and malformed ids', async () => {
    await comment(bob, post._id, mention(cy));
    const [foreign] = await list(cy);
    const response = await markRead(ada, [foreign?._id, '0193a1b2-0000-7000-8000-000000000001', "'", 'x']);

    expect(response.statusCode).toBe(200);
    expect(await unread(cy)).toBe(1);
    expect(await unread(ada)).toBe(1);
    expect((await markRead(ada, [])).statusCode).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['no ids', undefined, 'notificationIds'],
    ['text', 'x', 'notificationIds'],
    ['a number', [1], 'notificationIds.0'],
    ['NUL', ['a\u0000'], 'notificationIds.0'],
    ['an id that is too long', ['x'.repeat(65)], 'notificationIds.0'],
    ['more than 500', Array.from({ length: 501 }, () => 'x'), 'notificationIds'],
  ])('refuses %s', async (_, ids, field) => {
    const response = await markRead(ada, ids);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field }] });
  });
});

describe('notifications', () => {
  it.each([
    ['GET', '/notifications/unread-count', undefined],
    ['GET', '/notifications', undefined],
    ['PUT', '/notifications/mark-read', { notificationIds: [] }],
  ] as const)('require a token: %s %s', async (method, url, payload) => {
    expect((await server.request({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
  });

  it('are visible only to their owner', async () => {
    await comment(bob, post._id, mention(cy));
    await vote(cy, post._id);

    const ids = await Promise.all([ada, bob, cy].map(async (m) => (await list(m)).map(({ _id }) => _id)));
    expect(ids.map(({ length }) => length)).toEqual([2, 0, 1]);
    expect(new Set(ids.flat()).size).toBe(3);
    const owners = await server.db.selectFrom('notifications').select(['id', 'user_id']).execute();
    for (const [index, member] of [ada, bob, cy].entries()) {
      expect(ids[index]?.toSorted()).toEqual(
        owners
          .filter(({ user_id }) => user_id === member.id)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });

  it('expire after 90 days when a new one arrives', async () => {
    await comment(bob, post._id, 'expired');
    await comment(bob, post._id, 'kept');
    const [kept, expired] = await list(ada);
    await setAge(expired?._id, '90 days 1 minute');
    await setAge(kept?._id, '90 days -1 minutes');

    await comment(bob, post._id, 'new');

    const ids = (await list(ada)).map(({ _id }) => _id);
    expect(ids).toHaveLength(2);
    expect(ids).toContain(kept?._id);
    expect(ids).not.toContain(expired?._id);
  });

  it('are no longer listed or counted when they have expired', async () => {
    await comment(bob, post._id, 'expired');
    const [expired] = await list(ada);
    await setAge(expired?._id, '90 days 1 minute');

    const response = await ada.request({ url: '/notifications?limit=10' });
    expect([response.json(), response.headers['x-total-count']]).toEqual([[], '0']);
    expect(await list(ada)).toEqual([]);
  });

  const setAge = (id: string | undefined, age: string) =>
    server.db
      .updateTable('notifications')
      .set({ created_on: sql`now() - ${age}::interval` })
      .where('id', '=', id ?? '')
      .execute();
});
