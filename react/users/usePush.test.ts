import { expect, it, vi } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { failure, testForum } from '../testing/testForum';
import { choosePush, pushQuery, type SubscribeToPush } from './usePush';

const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } };
const settings = { publicKey: 'vapid', kinds: ['reply'] };

it('is null on a server without Web Push', async () => {
  const { forum } = testForum(() => failure(404));
  expect(await forum.cache.fetchQuery(pushQuery(forum, true))).toBeNull();
});

it("subscribes with the server's key, and unsubscribes without asking the browser", async () => {
  const { forum, calls } = testForum(({ method }) =>
    Response.json(method === 'GET' ? settings : { ...settings, kinds: ['mention'] }),
  );
  await forum.cache.fetchQuery(pushQuery(forum, true));
  const subscribe = vi.fn<SubscribeToPush>(() => Promise.resolve(subscription));

  await attempt(forum, choosePush(forum, subscribe), ['mention']);
  await attempt(forum, choosePush(forum, subscribe), []);

  const wanted = { userId: 'bob', kinds: ['mention'], isFirst: false };
  expect(subscribe.mock.calls).toEqual([['vapid', wanted]]);
  expect(calls.slice(1)).toMatchObject([
    { method: 'PUT', body: { kinds: ['mention'], subscription } },
    { method: 'PUT', body: { kinds: [] } },
  ]);
  expect(forum.cache.getQueryData(pushQuery(forum, true).queryKey)).toMatchObject({ kinds: ['mention'] });
});

it('sends nothing without the permission', async () => {
  const { forum, calls } = testForum(() => Response.json(settings));
  await forum.cache.fetchQuery(pushQuery(forum, true));

  expect(
    await attempt(
      forum,
      choosePush(forum, () => Promise.resolve(undefined)),
      ['mention'],
    ),
  ).toEqual({
    ok: true,
    data: settings,
  });
  expect(calls).toHaveLength(1);
});

it('sends nothing for a member who logs in during the permission prompt', async () => {
  const { forum, session, calls, alerts } = testForum(() => Response.json(settings));
  await forum.cache.fetchQuery(pushQuery(forum, true));
  const subscribe = () => {
    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
    return Promise.resolve(subscription);
  };

  expect(await attempt(forum, choosePush(forum, subscribe), ['mention'])).toMatchObject({ ok: false });
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(alerts).toEqual([]);
});
