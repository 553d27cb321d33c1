import type { components } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { messages } from '../messages';
import { comment, publish, testPassword, vote, type TestMember } from '../testing/members';
import { mention, notificationsOf, signUpAccomplished, unreadOf } from '../testing/notifications';
import { perform } from '../testing/outcomes';
import { createTestApp, type TestApp } from '../testing/test-app';
import { blockMember } from './change-filters';
import { insertHiddenPost } from './member-filters-repository';

type Filters = components['schemas']['MemberFilters'];

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  [ada, bob, cy] = [
    await signUpAccomplished(server, 'Ada'),
    await signUpAccomplished(server, 'Bob'),
    await signUpAccomplished(server, 'Cy'),
  ];
});
beforeEach(async () => {
  await server.db.deleteFrom('member_filters').execute();
  await server.db.deleteFrom('notifications').execute();
});
afterAll(() => server.close());

const change = async (member: TestMember, method: 'PUT' | 'DELETE', url: string) =>
  (await member.request({ method, url })).json<Filters>();

const filtersOf = async (member: TestMember) =>
  (await member.request({ url: '/api/filters' })).json<Filters>();

const mute = (member: TestMember, words: string[]) =>
  member.request({ method: 'PUT', url: '/api/filters/words', payload: { words } });

it('blocks and unblocks a member, for the caller alone', async () => {
  const blocked = [{ _id: bob.id, name: 'Bob', username: 'bob' }];

  expect(await change(ada, 'PUT', `/api/users/${bob.id}/block`)).toMatchObject({ blocked });
  expect(await change(ada, 'PUT', `/api/users/${bob.id}/block`)).toMatchObject({ blocked });
  expect(await filtersOf(ada)).toEqual({ blocked, words: [], hiddenPosts: [] });
  expect(await filtersOf(bob)).toEqual({ blocked: [], words: [], hiddenPosts: [] });
  expect(await change(ada, 'DELETE', `/api/users/${bob.id}/block`)).toMatchObject({ blocked: [] });
});

it('changes no filters of other members or of another kind', async () => {
  const { _id } = await publish(cy);
  for (const member of [ada, bob]) {
    await change(member, 'PUT', `/api/users/${cy.id}/block`);
    await change(member, 'PUT', `/posts/hide/${_id}`);
    await mute(member, ['bear']);
  }
  const all = { blocked: [{ _id: cy.id }], words: ['bear'], hiddenPosts: [_id] };

  expect((await mute(ada, [])).json()).toMatchObject({ ...all, words: [] });
  expect(await change(ada, 'DELETE', `/posts/hide/${_id}`)).toMatchObject({ blocked: all.blocked });
  await change(ada, 'DELETE', `/api/users/${cy.id}/block`);
  expect(await filtersOf(ada)).toEqual({ blocked: [], words: [], hiddenPosts: [] });
  expect(await filtersOf(bob)).toMatchObject(all);
});

it('refuses to block oneself and unknown users', async () => {
  const block = (id: string) => ada.request({ method: 'PUT', url: `/api/users/${id}/block` });

  expect((await block(ada.id)).statusCode).toBe(409);
  expect((await block(newId())).statusCode).toBe(404);
  expect((await block('nobody')).statusCode).toBe(404);
});

it('gives no notification of a blocked member’s actions', async () => {
  await change(ada, 'PUT', `/api/users/${bob.id}/block`);
  const post = await publish(ada);

  await comment(bob, post._id, `${mention(ada)} look`);
  await publish(bob, { postBody: `${mention(ada)} ${mention(cy)} look` });
  await vote(bob, post._id);
  expect(await notificationsOf(ada)).toEqual([]);
  expect((await notificationsOf(cy)).map(({ type }) => type)).toEqual(['mention']);

  await vote(cy, post._id);
  expect((await notificationsOf(ada)).map(({ message }) => message)).toEqual(['New vote']);
});

it('does not name a blocked member whose earlier vote changes', async () => {
  const post = await publish(ada);
  await vote(bob, post._id);
  await vote(cy, post._id);
  await change(ada, 'PUT', `/api/users/${bob.id}/block`);

  await vote(bob, post._id, 'downVote');

  expect((await notificationsOf(ada)).map(({ message }) => message)).toEqual([
    messages.notification.votes('cy', 1),
  ]);
});

it('removes the notifications of a blocked member’s earlier actions', async () => {
  const post = await publish(ada);
  await comment(bob, post._id, `${mention(ada)} ${mention(cy)} look`);
  await comment(cy, post._id, 'Agreed.');

  const { outcome } = await perform(server.db, (services) => blockMember(services, ada.id, bob.id));

  expect((await notificationsOf(ada)).map(({ sender }) => sender?.username)).toEqual(['cy']);
  expect(await unreadOf(ada)).toBe(1);
  expect(outcome.changedNotifications).toEqual([{ userId: ada.id }]);
  expect(await notificationsOf(cy)).toHaveLength(1);
});

it.each(['keep', 'delete'] as const)(
  'a member who deletes their account stays blocked while their content stays: %s',
  async (content) => {
    const leaver = await signUpAccomplished(server, 'Leaver');
    await change(ada, 'PUT', `/api/users/${leaver.id}/block`);

    const payload = { password: testPassword, content };
    await leaver.request({ method: 'DELETE', url: `/api/users/${leaver.id}`, payload });

    const blocked = content === 'keep' ? [{ _id: leaver.id, name: messages.deletedMember }] : [];
    expect((await filtersOf(ada)).blocked).toMatchObject(blocked);
    expect((await change(ada, 'DELETE', `/api/users/${leaver.id}/block`)).blocked).toEqual([]);
  },
);

it.each(['/api/users?search=ad', '/api/users/search?q=ad'])(
  'omits members who block the caller from %s',
  async (url) => {
    await change(ada, 'PUT', `/api/users/${bob.id}/block`);
    const found = async (member: Pick<TestMember, 'request'>) =>
      (await member.request({ url })).json<{ _id: string }[]>().map(({ _id }) => _id);

    expect(await found(server)).toEqual([ada.id]);
    expect(await found(cy)).toEqual([ada.id]);
    expect(await found(bob)).toEqual([]);
  },
);

it('replaces the muted words, each once', async () => {
  expect((await mute(ada, ['spoiler ', 'spoiler', 'moon shot'])).json()).toMatchObject({
    words: ['spoiler', 'moon shot'],
  });
  expect((await mute(ada, ['bear'])).json()).toMatchObject({ words: ['bear'] });
  expect(
    (
      await mute(
        ada,
        Array.from({ length: 201 }, (_, n) => `word${n}`),
      )
    ).statusCode,
  ).toBe(400);
  expect((await filtersOf(ada)).words).toEqual(['bear']);
});

it('hides posts and shows them again, and forgets deleted ones', async () => {
  const [first, second] = [await publish(bob), await publish(bob)];
  await change(ada, 'PUT', `/posts/hide/${first._id}`);

  expect((await change(ada, 'PUT', `/posts/hide/${second._id}`)).hiddenPosts).toEqual([
    second._id,
    first._id,
  ]);
  expect((await change(ada, 'DELETE', `/posts/hide/${second._id}`)).hiddenPosts).toEqual([first._id]);
  await bob.request({ method: 'DELETE', url: `/posts/delete/${first._id}` });
  expect((await filtersOf(ada)).hiddenPosts).toEqual([]);
  expect((await ada.request({ method: 'PUT', url: `/posts/hide/${first._id}` })).statusCode).toBe(404);
});

it('does not tell a held post from an unknown one', async () => {
  const held = await publish(bob);
  await server.db.updateTable('posts').set({ hidden: 'held' }).where('id', '=', held._id).execute();

  expect((await ada.request({ method: 'PUT', url: `/posts/hide/${held._id}` })).statusCode).toBe(404);
});

it('keeps only the newest hidden posts', async () => {
  const ids = [(await publish(bob))._id, (await publish(bob))._id];
  await change(cy, 'PUT', `/posts/hide/${ids[0]}`);
  for (const postId of ids) {
    await server.db
      .transaction()
      .execute((transaction) => insertHiddenPost(transaction, { userId: ada.id, postId, max: 1 }));
  }

  expect((await filtersOf(ada)).hiddenPosts).toEqual([ids[1]]);
  expect((await filtersOf(cy)).hiddenPosts).toEqual([ids[0]]);
});
