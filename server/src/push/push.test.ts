import { sql } from 'kysely';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { countBlocked } from '../testing/blocked-transactions';
import { comment, publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { markRead, mention, notificationsOf } from '../testing/notifications';
import { signUpModerator } from '../testing/roles';
import { startPushService, startSilentService } from '../testing/push-service';
import { createTestApp, type TestApp } from '../testing/test-app';
import { claimPushes, deleteEndpoint, findPushNews, queuePushes, storePushed } from './push-repository';
import { createPusher, type Pusher } from './pusher';

let server: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let pusher: Pusher;
let ada: TestMember;
let bob: TestMember;
let queued: string[] = [];

const createTestPusher = (options: { maxSending?: number; intervalMs?: number } = {}) =>
  createPusher({
    db: server.db,
    secret: server.settings.jwtSecret,
    subject: 'mailto:admin@forum.example',
    log: { warn: () => undefined, error: () => undefined },
    // Tests deliver.
    intervalMs: 3_600_000,
    isLocalAllowed: true,
    ...options,
  });

beforeAll(async () => {
  service = await startPushService();
  const push = (ids: readonly string[]) => {
    queued.push(...ids);
    return Promise.resolve();
  };
  server = await createTestApp({ push: { publicKey: 'key', push, isLocalAllowed: true } });
  pusher = createTestPusher();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(async () => {
  await pusher.stop();
  await server.close();
  await service.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('push_subscriptions').execute();
  service.received.length = 0;
  service.respond(201);
  queued = [];
});

const oneClaim = {
  limit: 1,
  leaseSeconds: 60,
  maxPerMember: 1,
  maxPerHost: 1,
  busyMembers: [],
  busyHosts: [],
};

const update = (member: Pick<TestMember, 'request'>, payload: object) =>
  member.request({ method: 'PUT', url: '/api/push', payload });
const subscribe = (kinds = ['mention', 'reply', 'decision'], path = '/ada') =>
  update(ada, { kinds, subscription: service.subscribe(path) });
const subscriptions = () => server.db.selectFrom('push_subscriptions').selectAll().execute();
const makeDue = () =>
  sql`update push_subscriptions set next_try_on = now() where next_try_on is not null`.execute(server.db);

async function deliver(): Promise<void> {
  await pusher.push(queued.splice(0));
  await pusher.deliver();
}

it('pushes a mention after the commit, once by several servers, encrypted and signed', async () => {
  expect((await subscribe()).json()).toMatchObject({ kinds: ['mention', 'reply', 'decision'] });
  const other = createTestPusher();
  const post = await publish(bob, { postTitle: 'Halving day', postBody: `gm ${mention(ada)}` });
  await pusher.push(queued);
  await Promise.all([pusher.deliver(), other.deliver()]);
  await pusher.deliver();
  await other.stop();

  expect(service.received).toMatchObject([
    {
      path: '/ada',
      headers: { 'content-encoding': 'aes128gcm' },
      payload: { title: 'bob mentioned you', body: 'Halving day', url: `/Posts/${post._id}` },
    },
  ]);
  expect(service.received[0]?.headers.authorization).toContain(`k=${pusher.publicKey}`);
});

it('asks the database about no other notifications', async () => {
  await subscribe();
  const post = await publish(ada);
  await vote(bob, post._id);
  expect(queued).toEqual([]);
});

it('pushes once what a server missed by ending right after the commit', async () => {
  await subscribe(['mention']);
  const post = await publish(bob, { postBody: mention(ada) });
  for (const count of [1, 2]) {
    const other = createTestPusher({ intervalMs: 20 });
    await expect.poll(() => service.received).toHaveLength(count);
    await other.stop();
    await comment(bob, post._id, mention(ada));
  }

  const titles = service.received.map(({ payload }) => payload.title);
  expect(titles).toEqual(['bob mentioned you', 'bob mentioned you (and 1 more)']);
});

it('pushes only the session’s chosen kinds, if still unread and public', async () => {
  await subscribe(['reply']);
  const post = await publish(ada);
  await publish(bob, { postBody: mention(ada) });
  await deliver();
  expect(service.received).toEqual([]);

  await comment(bob, post._id, 'first');
  await comment(bob, post._id, 'second');
  await server.db.updateTable('posts').set({ hidden: 'held' }).where('id', '=', post._id).execute();
  await deliver();
  expect(service.received).toEqual([]);

  await server.db.updateTable('posts').set({ hidden: null }).where('id', '=', post._id).execute();
  await comment(bob, post._id, 'third');
  await deliver();
  expect(service.received).toMatchObject([{ payload: { title: 'bob commented on your post (and 2 more)' } }]);
});

it('pushes nothing of a member who has been blocked since', async () => {
  await subscribe();
  await publish(bob, { postBody: mention(ada) });
  const block = { url: `/api/users/${bob.id}/block` };
  await ada.request({ method: 'PUT', ...block });
  await deliver();
  await ada.request({ method: 'DELETE', ...block });

  expect(service.received).toEqual([]);
});

it('pushes a notification that arrives just after none was found', async () => {
  await subscribe(['mention']);
  await publish(bob, { postBody: mention(ada) });
  await queuePushes(server.db, queued.splice(0));
  const [claimed] = await claimPushes(server.db, oneClaim);
  await server.db.updateTable('notifications').set({ is_read: true }).execute();
  expect(await findPushNews(server.db, claimed!)).toBeUndefined();

  await publish(bob, { postTitle: 'Late', postBody: mention(ada) });
  await queuePushes(server.db, queued.splice(0));
  await storePushed(server.db, claimed!.sessionId, undefined);
  await pusher.deliver();

  expect(service.received).toMatchObject([{ payload: { body: 'Late' } }]);
});

it('pushes a notification that is committed after a later one was pushed, once', async () => {
  await subscribe(['mention']);
  await publish(bob, { postTitle: 'First', postBody: mention(ada) });
  await deliver();
  const { _id } = await publish(bob, { postTitle: 'Late', postBody: mention(ada) });
  await sql`
    update notifications set created_on = created_on - interval '10 seconds' where post_id = ${_id}`.execute(
    server.db,
  );
  const late = [...queued];
  await deliver();
  queued = late;
  await deliver();

  expect(service.received).toMatchObject([
    { payload: { title: 'bob mentioned you', body: 'First' } },
    { payload: { title: 'bob mentioned you (and 1 more)', body: 'Late' } },
  ]);
});

it('counts notifications unread since the subscription, pushed or not', async () => {
  await publish(bob, { postBody: mention(ada) });
  queued = [];
  await subscribe(['mention', 'reply']);
  const post = await publish(ada);
  await publish(bob, { postTitle: 'First', postBody: mention(ada) });
  await deliver();
  await comment(bob, post._id, 'second');
  await deliver();
  await markRead(
    ada,
    (await notificationsOf(ada)).map(({ _id }) => _id),
  );
  await comment(bob, post._id, 'third');
  await deliver();

  expect(service.received.map(({ payload }) => payload)).toMatchObject([
    { title: 'bob mentioned you', body: 'First' },
    { title: 'bob commented on your post (and 1 more)' },
    { title: 'bob commented on your post' },
  ]);
});

it('counts more than 99 others like the bell', async () => {
  await subscribe(['mention']);
  const { _id } = await publish(bob, { postBody: mention(ada) });
  await sql`
    insert into notifications (id, user_id, kind, sender_id, post_id, created_on)
    select gen_random_uuid(), user_id, kind, sender_id, post_id, created_on
    from notifications, generate_series(1, 100) where post_id = ${_id}`.execute(server.db);
  await deliver();

  expect(service.received).toMatchObject([{ payload: { title: 'bob mentioned you (and 99+ more)' } }]);
});

it('pushes a decision only when it can no longer be undone, and other news meanwhile', async () => {
  const almostAMinute = Date.now() + 50_000;
  await subscribe();
  const mona = await signUpModerator(server, 'Mona');
  await mona.request({
    method: 'POST',
    url: `/api/moderation/members/${ada.id}/sanctions`,
    payload: { kind: 'warn', reason: 'spam' },
  });
  await deliver();
  expect(service.received).toEqual([]);
  const [waiting] = await subscriptions();
  expect(waiting?.next_try_on?.getTime()).toBeGreaterThan(almostAMinute);

  await publish(bob, { postBody: mention(ada) });
  await deliver();
  expect(service.received).toMatchObject([{ payload: { title: 'bob mentioned you' } }]);
  const [again] = await subscriptions();
  expect(again?.next_try_on?.getTime()).toBeGreaterThan(almostAMinute);

  await sql`update notifications set created_on = created_on - interval '1 minute' where kind = 'decision'`.execute(
    server.db,
  );
  await makeDue();
  await pusher.deliver();
  expect(service.received.at(-1)).toMatchObject({
    payload: { title: 'A decision by moderators (and 1 more)' },
  });
});

it('keeps the subscription of the device that changes the password, and no others', async () => {
  const cem = await signUp(server, 'Caspar');
  await subscribeAgain(cem, service.subscribe('/other').endpoint);
  await update(cem, { kinds: ['mention'], subscription: service.subscribe('/own') });
  const changed = await cem.request({
    method: 'POST',
    url: `/api/users/${cem.id}/password`,
    payload: { oldPassword: testPassword, newPassword: 'an entirely new 1' },
  });
  const { token } = changed.json<{ token: string }>();

  expect(await subscriptions()).toMatchObject([{ endpoint: service.subscribe('/own').endpoint }]);
  const own = await server.request({ url: '/api/push', headers: { authorization: `Bearer ${token}` } });
  expect(own.json()).toMatchObject({ kinds: ['mention'] });
});

it('keeps the newer subscription of a session when an older one has ended', async () => {
  await subscribe(['mention'], '/old');
  await publish(bob, { postBody: mention(ada) });
  await queuePushes(server.db, queued.splice(0));
  const [claimed] = await claimPushes(server.db, oneClaim);
  await subscribe(['mention'], '/new');
  await deleteEndpoint(server.db, claimed!);

  expect(await subscriptions()).toMatchObject([{ endpoint: service.subscribe('/new').endpoint }]);
});

it('keeps a push that waits for its retry when other kinds are chosen', async () => {
  await subscribe();
  await publish(bob, { postBody: mention(ada) });
  service.respond(503);
  await deliver();
  await subscribe(['mention']);
  service.respond(201);
  await makeDue();
  await pusher.deliver();

  expect(service.received).toHaveLength(2);
});

it('is 401 for a session that has ended meanwhile', async () => {
  const dan = await signUp(server, 'Dan');
  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await sql`delete from sessions where user_id = ${dan.id}`.execute(transaction);
    const pending = update(dan, { kinds: ['mention'], subscription: service.subscribe('/dan') });
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    return { sent: pending };
  });

  expect((await sent).statusCode).toBe(401);
});

it('retries after a failure of the push service, and forgets an ended subscription', async () => {
  await subscribe();
  await publish(bob, { postBody: mention(ada) });
  service.respond(503);
  await deliver();
  const [failed] = await subscriptions();
  expect(failed?.attempts).toBe(1);

  service.respond(201);
  await pusher.deliver();
  expect(service.received).toHaveLength(1);
  await makeDue();
  await pusher.deliver();
  expect(service.received).toHaveLength(2);

  service.respond(410);
  await publish(bob, { postBody: mention(ada) });
  await deliver();
  expect(await subscriptions()).toEqual([]);
});

it('deletes a subscription with its session, and keeps at most ten of a member', async () => {
  const request = async () => {
    const payload = { email: ada.email, password: testPassword };
    const { token } = (await server.request({ method: 'POST', url: '/api/users/login', payload })).json<{
      token: string;
    }>();
    const headers = { authorization: `Bearer ${token}` };
    return { request: (options: object) => server.request({ ...options, headers }) };
  };
  await subscribe();
  expect((await update(ada, { kinds: [] })).json()).toMatchObject({ kinds: [] });
  expect(await subscriptions()).toEqual([]);

  let last = await request();
  for (let n = 0; n <= 10; n += 1) {
    last = await request();
    await update(last, { kinds: ['mention'], subscription: service.subscribe(`/${n}`) });
  }
  expect(await subscriptions()).toHaveLength(10);
  expect((await last.request({ url: '/api/push' })).json()).toMatchObject({ kinds: ['mention'] });
  await last.request({ method: 'POST', url: '/api/session/end' });
  expect(await subscriptions()).toHaveLength(9);
});

/** Subscribes in a new session. */
async function subscribeAgain({ email }: TestMember, endpoint: string): Promise<void> {
  const payload = { email, password: testPassword };
  const logIn = await server.request({ method: 'POST', url: '/api/users/login', payload });
  const headers = { authorization: `Bearer ${logIn.json<{ token: string }>().token}` };
  const subscription = { endpoint, keys: service.subscribe('/silent').keys };
  await update(
    { request: (options) => server.request({ ...options, headers }) },
    { kinds: ['mention'], subscription },
  );
}

it.each([
  ['one member', { members: 1, hosts: 4 }],
  ['one host', { members: 4, hosts: 1 }],
])('does not wait for silent addresses of %s', async (_, { members, hosts }) => {
  const few = createTestPusher({ maxSending: 4 });
  const silent = await Promise.all(Array.from({ length: hosts }, startSilentService));
  const others = [];
  for (let n = 0; n < members; n += 1) others.push(await signUp(server, `Silent${members}${n}`));
  for (const [h, { endpoint }] of silent.entries())
    for (const [m, member] of others.entries()) await subscribeAgain(member, `${endpoint}/${h}${m}`);
  await subscribe();
  await publish(ada, { postBody: others.map((member) => mention(member)).join(' ') });
  await few.push(queued.splice(0));
  const delivered = few.deliver();
  await publish(bob, { postBody: mention(ada) });
  await few.push(queued.splice(0));

  await vi.waitFor(() => expect(service.received).toMatchObject([{ path: '/ada' }]), 60_000);
  expect(silent.map(({ ended }) => ended())).toEqual(silent.map(() => 0));
  const stopped = few.stop();
  for (const { close } of silent) close();
  await Promise.all([delivered, stopped]);
});

it('belongs to one session, even when several subscribe with one endpoint at once', async () => {
  const subscription = service.subscribe('/shared');
  const members = [ada, bob, await signUp(server, 'Cem')];
  const responses = await Promise.all(
    members.map((member) => update(member, { kinds: ['mention'], subscription })),
  );

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await subscriptions()).toHaveLength(1);
});

it('refuses kinds without a subscription, and addresses that are no push service', async () => {
  expect((await update(ada, { kinds: ['mention'] })).statusCode).toBe(400);
  const careful = await createTestApp();
  const eve = await signUp(careful, 'Eve');
  const response = await update(eve, { kinds: ['mention'], subscription: service.subscribe('/eve') });
  expect(response.json()).toMatchObject({ details: [{ field: 'subscription.endpoint' }] });
  await careful.close();
});
