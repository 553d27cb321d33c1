import type { components, Post } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { DatabaseTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { countBlocked } from '../../testing/blocked-transactions';
import { publish, signUp, type TestMember } from '../../testing/members';
import { cases, claim, keep, sendReport } from '../../testing/reported-forum';
import { grantRole, restrict, signUpModerator } from '../../testing/roles';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { moderationMessages } from '../messages';
import { permissions, type Permission } from './permissions';
import { lockAdministrators } from './roles-repository';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let target: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  await grantRole(server.db, ada.id, 'administrator');
});
beforeEach(async () => {
  count += 1;
  bob = await signUp(server, `Bob${count}`);
  await grantRole(server.db, bob.id, 'administrator');
  target = await signUp(server, `Target${count}`);
});
afterAll(() => server.close());

const send = (url: string, payload: object) =>
  bob.request({ method: 'POST', url: `/api/moderation/${url}`, payload });
const grant = () => send('roles', { userId: target.id, role: 'administrator' });
const listedRoles = async () =>
  (await ada.request({ url: '/api/moderation/roles' })).json<components['schemas']['GrantedRoles']>().roles;
const roleOf = async (member: TestMember) =>
  (await listedRoles()).find(({ user }) => user._id === member.id)?._id;
const lockRow = ({ id }: TestMember) => sql`select from users where id = ${id} for update`;

it('refuses a grant that waits while the role of its administrator is taken', async () => {
  const role = await roleOf(bob);

  const { granted, taken } = await server.db.transaction().execute(async (transaction) => {
    await lockRow(target).execute(transaction);
    const pending = grant();
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    const response = await ada.request({ method: 'DELETE', url: `/api/moderation/roles/${role}` });
    return { granted: pending, taken: response };
  });

  expect(taken.statusCode).toBe(200);
  const refused = await granted;
  expect(refused.json()).toMatchObject({
    code: 'forbidden',
    message: moderationMessages.notAllowed('administrator'),
  });
  expect(await roleOf(target)).toBeUndefined();
});

it.each<[string, Permission, () => Promise<() => ReturnType<TestMember['request']>>]>([
  [
    'taken role',
    'grant and take roles',
    async () => {
      await grantRole(server.db, target.id, 'moderator');
      const role = await roleOf(target);
      return () => bob.request({ method: 'DELETE', url: `/api/moderation/roles/${role}` });
    },
  ],
  [
    'sanction',
    'silence members',
    () => Promise.resolve(() => send(`members/${target.id}/sanctions`, { kind: 'silence', reason: 'spam' })),
  ],
  [
    'lifted sanction',
    'silence members',
    async () => {
      await restrict(server.db, target.id, 'silence');
      return () =>
        bob.request({ method: 'DELETE', url: `/api/moderation/members/${target.id}/sanctions/silence` });
    },
  ],
  [
    'closed network',
    'ban addresses',
    () => Promise.resolve(() => send('address-bans', { address: '198.51.100.1', reason: 'spam', days: 1 })),
  ],
  ['approval', 'approve sign-ups', () => applicant(() => send(`sign-ups/${target.id}/approve`, {}))],
  [
    'refusal',
    'approve sign-ups',
    () => applicant(() => send(`sign-ups/${target.id}/refuse`, { reason: 'spam' })),
  ],
])('refuses the %s that waits meanwhile', async (_, permission, prepare) => {
  const request = await prepare();

  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await lockRow(target).execute(transaction);
    await lockAdministrators(transaction);
    const pending = Promise.resolve(request());
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await transaction.deleteFrom('roles').where('user_id', '=', bob.id).execute();
    return { sent: pending };
  });

  const refused = await sent;
  const message = moderationMessages.notAllowed(permissions[permission]);
  expect(refused.json()).toMatchObject({ code: 'forbidden', message });
});

type Response = ReturnType<TestMember['request']>;

it.each<[string, (post: Post) => (() => Response) | Promise<() => Response>]>([
  [
    'pin',
    ({ _id }) =>
      () =>
        bob.request({ method: 'POST', url: `/posts/pin/${_id}` }),
  ],
  [
    'boost',
    ({ _id }) =>
      () =>
        bob.request({ method: 'PATCH', url: `/posts/boost/${_id}`, payload: { amount: 5 } }),
  ],
  [
    'release of votes',
    async (post) => {
      await holdVote(post);
      return () => releaseVotes(bob, post);
    },
  ],
  [
    'decision to keep',
    async ({ _id }) => {
      await sendReport(ada, { target: 'post', id: _id, reason: 'spam' });
      const reported = (await cases(bob)).find(({ targetId }) => targetId === _id);
      return () => keep(bob, reported ?? expect.fail('No case.'));
    },
  ],
  [
    'undone removal',
    async () => {
      const batch = newId();
      expect((await removeAll(batch)).json()).toMatchObject({ changed: 1 });
      return () => send(`batches/${batch}/undo`, {});
    },
  ],
])('refuses the %s that waits for a post meanwhile', async (_, prepare) => {
  const post = await publish(target);
  const request = await prepare(post);
  const before = await countEntries(post);

  const refused = await sendDuring(post, request, (transaction) =>
    transaction.deleteFrom('roles').where('user_id', '=', bob.id).execute(),
  );

  expect(refused.json()).toMatchObject({ code: 'forbidden' });
  expect(await countEntries(post)).toBe(before);
});

it('refuses to restore a decision that waits for its member meanwhile', async () => {
  const decision = await restrict(server.db, target.id, 'silence');
  const step = (member: TestMember, name: string, payload: object) =>
    member.request({ method: 'POST', url: `/api/decisions/${decision}/${name}`, payload });
  await step(target, 'appeal', { version: 0, text: 'Sorry.' });
  await step(bob, 'review', { version: 1 });

  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await lockRow(target).execute(transaction);
    const pending = step(bob, 'restore', { version: 2 });
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await transaction.deleteFrom('roles').where('user_id', '=', bob.id).execute();
    return { sent: pending };
  });

  // Only moderators learn of it.
  expect((await sent).statusCode).toBe(404);
  expect((await ada.request({ url: `/api/decisions/${decision}` })).json()).toMatchObject({
    state: 'under review',
  });
});

it('refuses a claim that waits for the case meanwhile', async () => {
  const post = await publish(target);
  await sendReport(ada, { target: 'post', id: post._id, reason: 'spam' });
  const reported = (await cases(bob)).find(({ targetId }) => targetId === post._id);

  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await sql`select from cases where id = ${reported?._id} for update`.execute(transaction);
    const pending = claim(bob, reported ?? expect.fail('No case.'));
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await transaction.deleteFrom('roles').where('user_id', '=', bob.id).execute();
    return { sent: pending };
  });

  expect((await sent).json()).toMatchObject({ code: 'forbidden' });
});

it('refuses a bulk removal when only a zone role is left meanwhile', async () => {
  const post = await publish(target);

  const refused = await sendDuring(
    post,
    () => removeAll(newId()),
    (transaction) =>
      transaction
        .updateTable('roles')
        .set({ role: 'moderator', zone: post.category })
        .where('user_id', '=', bob.id)
        .execute(),
  );

  expect(refused.json()).toMatchObject({ code: 'forbidden' });
});

it('refuses to release votes when the post leaves the moderator’s zone meanwhile', async () => {
  const moderator = await signUpModerator(server, `Mona${count}`, 'Cryptocurrency');
  const post = await publish(target);
  await holdVote(post);

  const refused = await sendDuring(
    post,
    () => releaseVotes(moderator, post),
    (transaction) =>
      transaction.updateTable('posts').set({ category: 'News' }).where('id', '=', post._id).execute(),
  );

  expect(refused.json()).toMatchObject({ code: 'forbidden' });
  expect(await countEntries(post)).toBe(0);
});

/** Sends the request, and makes the change while it waits for the post. */
async function sendDuring(
  { _id }: Post,
  request: () => Response,
  change: (transaction: DatabaseTransaction) => Promise<unknown>,
): Promise<Awaited<Response>> {
  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await sql`select from posts where id = ${_id} for update`.execute(transaction);
    const pending = Promise.resolve(request());
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await change(transaction);
    return { sent: pending };
  });
  return sent;
}

const holdVote = ({ _id }: Post) =>
  server.db
    .insertInto('held_votes')
    .values({ post_id: _id, user_id: ada.id, value: 1, voted_on: new Date() })
    .execute();

const releaseVotes = (member: TestMember, { _id }: Post) =>
  member.request({
    method: 'POST',
    url: `/api/moderation/posts/${_id}/votes/release`,
    payload: { userIds: [ada.id] },
  });

const removeAll = (batch: string) =>
  send(`members/${target.id}/content`, {
    batch,
    reason: 'spam',
    until: new Date(Date.now() + 1_000).toISOString(),
  });

/** Entries of the audit log about the post. */
async function countEntries({ _id }: Post): Promise<number> {
  const { rows } = await sql`select from audit_log where target_id = ${_id}`.execute(server.db);
  return rows.length;
}

async function applicant(request: () => ReturnType<TestMember['request']>) {
  await server.db
    .updateTable('users')
    .set({ approval_asked_on: new Date() })
    .where('id', '=', target.id)
    .execute();
  return request;
}
