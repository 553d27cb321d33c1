import type { components, Session } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findSessionClaims } from '../../accounts/sessions/identify';
import { createChat } from '../../chat/chat';
import { announceNothing } from '../../outcome/announce';
import { messages } from '../../messages';
import { silentPublisher } from '../../publisher';
import { storeStaffSecondFactor } from '../../second-factor/staff-repository';
import { newId } from '../../database/ids';
import {
  comment,
  publish,
  signUp,
  testPassword,
  vote as castVote,
  type TestMember,
} from '../../testing/members';
import { countBlocked } from '../../testing/blocked-transactions';
import { notificationsOf } from '../../testing/notifications';
import { perform } from '../../testing/outcomes';
import { grantRole } from '../../testing/roles';
import { appointAdmin } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { insertDecision, type DecisionRow } from '../decisions/decisions-repository';
import { moderationMessages } from '../messages';
import { restoreTarget } from '../content/restore-target';
import { storeSanction } from './sanctions-repository';

type Overview = components['schemas']['MemberOverview'];

let server: TestApp;
let admin: TestMember;
let mod: TestMember;
let clock: Date;

beforeAll(async () => {
  clock = new Date();
  server = await createTestApp({ now: () => clock });
  admin = await signUp(server, 'Admin');
  mod = await signUp(server, 'Mona');
  await grantRole(server.db, admin.id, 'administrator');
  await grantRole(server.db, mod.id, 'moderator');
});
afterAll(() => server.close());

const sanction = (by: TestMember, member: TestMember, fields: object) =>
  by.request({
    method: 'POST',
    url: `/api/moderation/members/${member.id}/sanctions`,
    payload: { reason: 'spam', ...fields },
  });

const lift = (by: TestMember, member: TestMember, kind: string) =>
  by.request({ method: 'DELETE', url: `/api/moderation/members/${member.id}/sanctions/${kind}` });

const logIn = async ({ email }: TestMember): Promise<TestMember['request']> => {
  const payload = { email, password: testPassword };
  const response = await server.request({ method: 'POST', url: '/api/users/login', payload });
  const authorization = `Bearer ${response.json<Session>().token}`;
  return (options) => server.request({ ...options, headers: { authorization } });
};

const write = { method: 'POST', url: '/posts/CreatePost', payload: {} } as const;

it.each([
  ['post', (by: TestMember) => publish(by)],
  ['comment', (by: TestMember, postId: string) => comment(by, postId)],
  ['vote', (by: TestMember, postId: string) => castVote(by, postId)],
  [
    'profile',
    (by: TestMember) =>
      by.request({ method: 'PATCH', url: `/api/users/update/${by.id}`, payload: { about: 'Shop' } }),
  ],
] as const)('refuses a %s that was sent before the silence and is stored after it', async (kind, write) => {
  const late = await signUp(server, `Late${kind}`);
  const post = await publish(mod);

  const { written } = await server.db.transaction().execute(async (transaction) => {
    await sql`select from users where id = ${late.id} for update`.execute(transaction);
    const pending = Promise.allSettled([write(late, post._id)]);
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    const { id } = await insertDecision(transaction, {
      id: newId(),
      kind: 'silence',
      target_kind: 'member',
      target_id: late.id,
      member_id: late.id,
      reason: 'spam',
      decided_on: clock,
      state: 'decided',
    });
    await storeSanction(transaction, late.id, 'silence', id);
    return { written: pending };
  });

  const [outcome] = await written;
  if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('silenced you');
  else expect(outcome.value).toMatchObject({ statusCode: 403 });
  const overview = await mod.request({ url: `/api/moderation/members/${late.id}` });
  expect(overview.json()).toMatchObject({ posts: 0, comments: 0 });
});

it('silences a member for a time: reads continue, writes and chat are refused', async () => {
  const sam = await signUp(server, 'Sam');
  const decided = await sanction(mod, sam, { kind: 'silence', days: 3, note: 'Take a rest.' });
  const { _id, endsOn = '' } = decided.json<components['schemas']['MemberDecision']>();

  const refused = await sam.request(write);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'silenced',
    sanction: { decision: _id, reason: 'spam', endsOn },
  });
  expect((await sam.request({ url: '/posts/get?limit=1' })).statusCode).toBe(200);
  expect((await sam.request({ url: '/api/moderation/me' })).json()).toMatchObject({
    sanction: { kind: 'silence', decision: _id, endsOn },
  });
  const said = await createChat({ db: server.db, announce: announceNothing, rateLimits: false }).say(sam.id, {
    text: 'hello',
  });
  expect(said).toMatchObject({
    ok: false,
    message: expect.stringContaining('silenced you') as string,
  });
  const [told] = await notificationsOf(sam);
  expect(told).toMatchObject({ decision: { _id, kind: 'silence', reason: 'spam', target: 'member' } });

  clock = new Date(Date.parse(endsOn));
  await expect(publish(sam)).resolves.toBeDefined();
  expect((await sam.request({ url: '/api/moderation/me' })).json()).not.toHaveProperty('sanction');
  expect((await lift(mod, sam, 'silence')).statusCode).toBe(404);
});

it('bans a member: ends sessions, and limits new ones to the ban’s operations', async () => {
  const bea = await signUp(server, 'Bea');
  expect((await sanction(mod, bea, { kind: 'ban', reason: 'scam' })).statusCode).toBe(200);

  expect((await bea.request({ url: '/notifications' })).statusCode).toBe(401);
  const request = await logIn(bea);
  const refused = await request({ ...write });
  expect(refused.json()).toMatchObject({
    code: 'banned',
    message: moderationMessages.ban('Scam or fraud', undefined),
    sanction: { reason: 'scam' },
  });
  expect((await request({ url: `/api/users/${bea.id}/export` })).statusCode).toBe(200);
  const own = await request({ url: `/api/users/${bea.id}` });
  expect([own.statusCode, own.json<object>()]).toEqual([
    200,
    expect.not.objectContaining({ referralCode: expect.anything() as string }),
  ]);
  expect(await findSessionClaims(bea.token, server.db, server.settings)).toBeUndefined();

  expect((await lift(mod, bea, 'ban')).statusCode).toBe(200);
  expect((await lift(mod, bea, 'ban')).json()).toMatchObject({ message: moderationMessages.notSanctioned });
  const [told] = await notificationsOf({ ...bea, request });
  expect(told).toMatchObject({ message: messages.notification.accountChange['ban lifted'] });
});

it('ends a banned moderator’s permissions, including reading decisions about others', async () => {
  const outlaw = await signUp(server, 'Outlaw');
  await grantRole(server.db, outlaw.id, 'moderator');
  const cal = await signUp(server, 'Cal');
  const { _id } = (await sanction(mod, cal, { kind: 'warn' })).json<{ _id: string }>();
  expect((await outlaw.request({ url: `/api/decisions/${_id}` })).statusCode).toBe(200);

  await sanction(admin, outlaw, { kind: 'ban' });
  const request = await logIn(outlaw);
  expect((await request({ url: `/api/decisions/${_id}` })).statusCode).toBe(404);
});

it('lifts the sanction of a successful appeal, but no later one', async () => {
  const liz = await signUp(server, 'Liz');
  const silence = async () => {
    const decided = await sanction(mod, liz, { kind: 'silence' });
    const { _id } = decided.json<{ _id: string }>();
    return server.db.selectFrom('decisions').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  };
  const restore = (decision: DecisionRow) =>
    perform(server.db, ({ change }) => change((unit) => restoreTarget(unit, decision)));
  const [first, second] = [await silence(), await silence()];

  await restore(first);
  expect((await liz.request(write)).statusCode).toBe(403);
  await restore(second);
  expect((await liz.request(write)).statusCode).not.toBe(403);
});

it('notifies a banned member before the sockets lose the session', async () => {
  const events: string[] = [];
  const own = await createTestApp({
    publisher: {
      ...silentPublisher,
      notified: (_userId, { item }) => events.push(`told of ${item?.decision?.kind}`),
      isListening: () => true,
      accessChanged: () => events.push('sessions ended'),
    },
  });
  const [boss, eve] = [await signUp(own, 'Boss'), await signUp(own, 'Eve')];
  await appointAdmin(own.db, boss.id);
  await grantRole(own.db, eve.id, 'moderator');
  const [role] = (await roles(boss)).filter(({ user }) => user._id === eve.id);
  events.length = 0;
  await take(boss, role!._id);
  // The member's sockets leave the queues.
  expect(events).toContain('sessions ended');

  events.length = 0;
  await sanction(boss, eve, { kind: 'ban' });

  expect(events).toEqual(['told of ban', 'sessions ended']);
  await own.close();
});

it('refuses moderators’ decisions about staff and themselves', async () => {
  const other = await signUp(server, 'Other');
  await grantRole(server.db, other.id, 'moderator', 'Memes');
  const outranked = await sanction(mod, other, { kind: 'warn' });
  const self = await sanction(mod, mod, { kind: 'warn' });

  expect(outranked.json()).toMatchObject({ message: moderationMessages.outranked });
  expect(self.json()).toMatchObject({ message: moderationMessages.notYourself });
  expect((await sanction(admin, other, { kind: 'warn' })).statusCode).toBe(200);
  expect((await sanction(other, mod, { kind: 'silence' })).json()).toMatchObject({
    message: moderationMessages.notAllowed('moderator of all zones'),
  });
  const { canDecide } = (await other.request({ url: `/api/moderation/members/${mod.id}` })).json<Overview>();
  expect(canDecide).toBe(false);
});

it('refuses decisions about the fixed administrator, in any letter case of the id', async () => {
  const forum = await createTestApp();
  try {
    const owner = await signUp(forum, 'Fay');
    const deputy = await signUp(forum, 'Dee');
    await appointAdmin(forum.db, owner.id);
    await grantRole(forum.db, deputy.id, 'administrator');

    for (const kind of ['warn', 'silence', 'ban', 'end sessions']) {
      for (const id of [owner.id, owner.id.toUpperCase()]) {
        const refused = await sanction(deputy, { ...owner, id }, { kind });
        expect(refused.statusCode, kind).toBe(403);
        expect(refused.json(), kind).toMatchObject({ message: moderationMessages.fixedAdministrator });
      }
    }
    expect((await sanction(owner, deputy, { kind: 'warn' })).statusCode).toBe(200);
  } finally {
    await forum.close();
  }
});

it('lets only administrators lift and review sanctions of staff', async () => {
  const colleague = await signUp(server, 'Cleo');
  const { _id } = (await sanction(admin, colleague, { kind: 'ban' })).json<{ _id: string }>();
  await grantRole(server.db, colleague.id, 'moderator');
  const banned = await logIn(colleague);
  const url = `/api/decisions/${_id}`;
  const { version } = (await banned({ url })).json<{ version: number }>();
  const appeal = {
    method: 'POST',
    url: `${url}/appeal`,
    payload: { version, text: 'It was not me.' },
  } as const;
  const review = { method: 'POST', url: `${url}/review`, payload: { version: version + 1 } } as const;
  expect((await banned(appeal)).statusCode).toBe(200);

  for (const refused of [await mod.request(review), await lift(mod, colleague, 'ban')]) {
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ message: moderationMessages.outranked });
  }
  expect((await lift(admin, colleague, 'ban')).statusCode).toBe(200);
});

it('protects staff whose roles lack a second factor', async () => {
  const asleep = await signUp(server, 'Asleep');
  await grantRole(server.db, asleep.id, 'administrator');
  await storeStaffSecondFactor(server.db, true);
  await sql`
    insert into totp_secrets (user_id, secret, confirmed_on)
    values (${mod.id}, 'JBSWY3DPEHPK3PXP', now())`.execute(server.db);
  try {
    const overview = await mod.request({ url: `/api/moderation/members/${asleep.id}` });
    expect(overview.json<Overview>().canDecide).toBe(false);
    expect((await sanction(mod, asleep, { kind: 'ban' })).json()).toMatchObject({
      message: moderationMessages.outranked,
    });
  } finally {
    await storeStaffSecondFactor(server.db, false);
    await sql`delete from roles where user_id = ${asleep.id}`.execute(server.db);
  }
});

it.each([
  [{ kind: 'warn', days: 3 }, 'endsOn'],
  [{ kind: 'silence', days: 0 }, 'days'],
  [{ kind: 'delete' }, 'kind'],
])('refuses %j', async (fields, field) => {
  const tim = await signUp(server, `Tim${field}`);
  const response = await sanction(mod, tim, fields);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ details: [{ field }] });
});

it('shows moderators a member with roles, figures and decisions', async () => {
  const rob = await signUp(server, 'Rob');
  await publish(rob);
  await sanction(mod, rob, { kind: 'warn', note: 'Be kind.' });
  const overview = (await mod.request({ url: `/api/moderation/members/${rob.id}` })).json<Overview>();

  expect(overview).toMatchObject({
    user: { _id: rob.id, name: 'Rob' },
    posts: 1,
    roles: [],
    canDecide: true,
    decisions: [{ kind: 'warn', reason: 'spam', note: 'Be kind.', moderator: { name: 'Mona' } }],
  });
  expect(overview.networks).toBeUndefined();
  const byAdmin = await admin.request({ url: `/api/moderation/members/${rob.id}` });
  expect(byAdmin.json<Overview>().networks).toEqual(['127.0.0.0/24']);
});

it('names the role that a refused request needs', async () => {
  const refused = await mod.request({ url: '/api/moderation/roles' });

  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/^Only administrators can do this/) as string,
  });
});

const roles = async (member: TestMember) =>
  (await member.request({ url: '/api/moderation/roles' })).json<components['schemas']['GrantedRoles']>()
    .roles;

const grant = (payload: object) => admin.request({ method: 'POST', url: '/api/moderation/roles', payload });
const take = (by: TestMember, id: string) =>
  by.request({ method: 'DELETE', url: `/api/moderation/roles/${id}` });

it('grants and takes roles, once each, with a notification', async () => {
  const zoe = await signUp(server, 'Zoe');
  await grant({ userId: zoe.id, role: 'moderator', zones: ['memes', 'News'] });
  await grant({ userId: zoe.id, role: 'moderator', zones: ['Memes'] });
  const granted = (await roles(admin)).filter(({ user }) => user._id === zoe.id);

  expect(granted).toMatchObject([{ zone: 'Memes' }, { zone: 'News' }]);
  expect(await notificationsOf(zoe)).toMatchObject([{ message: messages.notification.accountChange.roles }]);
  expect((await zoe.request({ url: '/api/moderation/me' })).json()).toMatchObject({
    zones: ['Memes', 'News'],
  });

  expect((await take(admin, granted[0]!._id)).statusCode).toBe(200);
  expect((await take(admin, granted[0]!._id)).statusCode).toBe(404);
  expect((await zoe.request({ url: '/api/moderation/me' })).json()).toMatchObject({ zones: ['News'] });
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where member_id = ${zoe.id} order by id`.execute(server.db);
  expect(rows.map(({ action }) => action)).toEqual(['grant role', 'grant role', 'take role']);
});

it.each([
  [{ role: 'moderator', zones: ['Sports'] }, moderationMessages.unknownZone],
  [{ role: 'administrator', zones: ['Memes'] }, moderationMessages.administratorsHaveNoZones],
])('refuses the role %j', async (fields, message) => {
  const response = await grant({ userId: mod.id, ...fields });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ details: [{ field: 'zones', message }] });
});

it('protects the last administrator, even when two leave concurrently', async () => {
  const ann = await signUp(server, 'Ann');
  await grant({ userId: ann.id, role: 'administrator' });
  const [first, second] = (await roles(admin)).filter(({ role }) => role === 'administrator');
  const both = await Promise.all([take(ann, first!._id), take(admin, second!._id)]);

  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const last = both[0].statusCode === 200 ? second!.user._id : first!.user._id;
  const [survivor, other] = last === ann.id ? [ann, admin] : [admin, ann];
  const [left] = (await roles(survivor)).filter(({ role }) => role === 'administrator');
  expect((await take(survivor, left!._id)).json()).toMatchObject({
    message: moderationMessages.lastAdministrator,
  });
  const deletion = await survivor.request({
    method: 'DELETE',
    url: `/api/users/${survivor.id}`,
    payload: { password: testPassword },
  });
  expect(deletion.json()).toMatchObject({ code: 'conflict', message: moderationMessages.lastAdministrator });

  await grantRole(server.db, other.id, 'administrator');
  const bans = await Promise.all([
    sanction(survivor, other, { kind: 'ban' }),
    sanction(other, survivor, { kind: 'ban' }),
  ]);
  expect(bans.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
