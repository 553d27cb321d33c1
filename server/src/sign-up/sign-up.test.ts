import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { messages } from '../messages';
import { createMailApp, type MailApp } from '../testing/mail-app';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { notificationsOf } from '../testing/notifications';
import { grantRole, restrict } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { approveAdministrator } from './applicants-repository';
import { signUpMessages } from './messages';
import type { SignUpSettings } from './sign-up-settings';

type Schemas = components['schemas'];

const off = { kind: 'off' } as const;
const openSignUpWith = (challenge: SignUpSettings['challenge']): SignUpSettings => ({
  mode: 'open',
  challenge,
});

const apply = (server: TestApp, name: string, fields: object = {}) => {
  const username = name.toLowerCase();
  const payload = { name, username, email: `${username}@example.org`, password: testPassword, ...fields };
  return server.request({ method: 'POST', url: '/api/users/signup', payload });
};

describe('by invitation', () => {
  let server: TestApp;
  let ada: TestMember;
  let clock: Date;

  beforeAll(async () => {
    clock = new Date();
    server = await createTestApp({
      now: () => clock,
      settings: { signUp: { mode: 'invite', challenge: off } },
    });
    ada = await signUp(server, 'Ada');
  });
  afterAll(() => server.close());

  const invite = (member: TestMember) => member.request({ method: 'POST', url: '/api/invitations' });
  const invitationOf = async (member: TestMember) => (await invite(member)).json<Schemas['Invitation']>();
  const listOf = async (member: TestMember) =>
    (await member.request({ url: '/api/invitations' })).json<Schemas['Invitations']>();
  const revoke = (member: TestMember, id: string) =>
    member.request({ method: 'DELETE', url: `/api/invitations/${id}` });

  it('lets only the first member in without one, and says how to get in', async () => {
    const refused = await apply(server, 'Bob');

    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ code: 'invitation_needed', message: signUpMessages.invitationNeeded });
    expect((await server.request({ url: '/api/site' })).json()).toMatchObject({ signUp: 'invite' });
  });

  it('admits one account, even when several sign up concurrently', async () => {
    const { _id, token } = await invitationOf(ada);
    const responses = await Promise.all(
      ['Carl', 'Cora', 'Cleo'].map((name) => apply(server, name, { invitation: token })),
    );
    const late = await apply(server, 'Late', { invitation: token });

    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(late.json()).toEqual({ code: 'invitation_needed', message: signUpMessages.invitationGone });
    const used = (await listOf(ada)).invitations.find((invitation) => invitation._id === _id);
    expect(used?.usedBy?.name).toMatch(/^C/);
    expect((await revoke(ada, _id)).statusCode).toBe(404);
  });

  it('cannot be forged, revoked by others, or used when it is revoked or expired', async () => {
    const revoked = await invitationOf(ada);
    const expired = await invitationOf(ada);
    const dora = await apply(server, 'Dora', { invitation: (await invitationOf(ada)).token });
    const token = dora.json<Schemas['Session']>().token;
    const byDora = await server.request({
      method: 'DELETE',
      url: `/api/invitations/${revoked._id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(byDora.statusCode).toBe(404);
    expect((await revoke(ada, revoked._id)).statusCode).toBe(200);
    const forged = `${expired._id}.${'A'.repeat(22)}`;
    const codes = async (...tokens: string[]) =>
      Promise.all(tokens.map(async (invitation) => (await apply(server, 'Eve', { invitation })).statusCode));

    expect(await codes(revoked.token, forged, expired._id, 'x')).toEqual([403, 403, 403, 403]);
    clock = new Date(Date.parse(expired.expiresOn) + 1);
    expect(await codes(expired.token)).toEqual([403]);
    expect((await listOf(ada)).invitations.map(({ _id }) => _id)).not.toContain(expired._id);
  });

  it('allows a few open ones at a time, more for staff, and none of a banned member', async () => {
    const open = async () => (await listOf(ada)).invitations.filter(({ usedBy }) => !usedBy);
    const responses = await Promise.all(Array.from({ length: 8 }, () => invite(ada)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(await open()).toHaveLength(5);
    const all = (await listOf(ada)).invitations;
    const paged = [];
    let next = '/api/invitations?limit=2';
    for (; next !== '';) {
      const response = await ada.request({ url: next });
      paged.push(...response.json<Schemas['Invitations']>().invitations);
      next = /<(.*?)>/.exec(String(response.headers.link))?.[1] ?? '';
    }
    expect(paged).toEqual(all);
    expect((await invite(ada)).json()).toMatchObject({ message: signUpMessages.tooManyOpen(5) });

    await grantRole(server.db, ada.id, 'moderator', 'Memes');
    expect((await listOf(ada)).maxOpen).toBe(50);
    const { token } = await invitationOf(ada);
    await restrict(server.db, ada.id, 'ban');
    expect((await apply(server, 'Finn', { invitation: token })).statusCode).toBe(403);
  });
});

describe('with approval', () => {
  let server: MailApp;
  let mod: TestMember;

  const memberOf = ({ token, result, email }: Schemas['Session'] & { email: string }): TestMember => ({
    id: result._id,
    name: result.name,
    username: result.name.toLowerCase(),
    email,
    token,
    request: (options) => server.request({ ...options, headers: { authorization: `Bearer ${token}` } }),
  });
  const subjectsTo = async (recipient: string) => {
    await server.mailer.deliver();
    const rows = await server.db
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', recipient)
      .where('sent_on', 'is not', null)
      .execute();
    return rows.map(({ kind }) => kind);
  };
  const decide = (decision: string, id: string, payload?: object) =>
    mod.request({
      method: 'POST',
      url: `/api/moderation/sign-ups/${id}/${decision}`,
      ...(payload && { payload }),
    });
  const applicants = async (query = '') => mod.request({ url: `/api/moderation/sign-ups${query}` });
  /** A caller's view of a member. */
  const sees = async (by: Pick<TestMember, 'request'>, { id, name }: TestMember) => {
    const [page, list, search, suggestions, profile] = await Promise.all([
      by.request({ url: '/api/users/all?limit=50' }),
      by.request({ url: '/api/users/all' }),
      by.request({ url: `/api/users/search?q=${name}` }),
      by.request({ url: `/api/users?search=${name}` }),
      by.request({ url: `/api/users/${id}` }),
    ]);
    const has = (response: typeof page) => response.json<{ _id: string }[]>().some(({ _id }) => _id === id);
    expect(Number(page.headers['x-total-count'])).toBe(list.json<unknown[]>().length);
    expect([has(page), has(search)]).toEqual([has(list), has(suggestions)]);
    return { listed: has(list), found: has(search), profile: profile.statusCode };
  };
  const auditOf = async (memberId: string) =>
    (
      await server.db
        .selectFrom('audit_log')
        .select('action')
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  beforeAll(async () => {
    server = await createMailApp({ settings: { signUp: { mode: 'approval', challenge: off } } });
    mod = memberOf(await server.join('Mona'));
    await grantRole(server.db, mod.id, 'moderator');
  });
  afterAll(() => server.close());

  it('lets a new member read but not write until one moderator decides', async () => {
    const ada = memberOf(await server.join('Ada'));
    const seesAda = (by: Pick<TestMember, 'request'>) => sees(by, ada);
    const write = { method: 'POST', url: '/posts/CreatePost', payload: {} } as const;
    const report = { method: 'POST', url: '/api/reports', payload: {} } as const;
    const refused = await ada.request(write);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ code: 'approval_needed', message: signUpMessages.awaitsApproval });
    expect((await ada.request(report)).json()).toMatchObject({ code: 'approval_needed' });
    expect((await ada.request({ url: '/posts/get?limit=1' })).statusCode).toBe(200);
    expect((await ada.request({ url: '/api/moderation/me' })).json()).toMatchObject({ awaitsApproval: true });
    const chat = createChat({ db: server.db, announce: announceNothing, rateLimits: false });
    expect(await chat.say(ada.id, { text: 'Hi' })).toEqual({
      ok: false,
      message: signUpMessages.awaitsApproval,
    });
    expect(await subjectsTo(ada.email)).toEqual(['sign up', 'sign-up waiting']);
    expect(await seesAda(mod)).toEqual({ listed: false, found: false, profile: 200 });
    expect(await seesAda(server)).toEqual({ listed: false, found: false, profile: 404 });
    expect((await ada.request({ url: `/api/users/${ada.id}` })).statusCode).toBe(200);

    expect((await applicants()).json()).toMatchObject([
      { user: { _id: ada.id, name: 'Ada' }, isVerified: true },
    ]);
    const decisions = await Promise.all([
      decide('approve', ada.id),
      decide('refuse', ada.id, { reason: 'spam' }),
    ]);
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('notifies the approved member, who can write', async () => {
    const bea = memberOf(await server.join('Bea'));
    expect((await decide('approve', bea.id)).statusCode).toBe(200);
    expect(await sees(server, bea)).toEqual({ listed: true, found: true, profile: 200 });

    expect((await publish(bea))._id).toBeDefined();
    expect((await notificationsOf(bea)).map(({ message }) => message)).toContain(
      messages.notification.accountChange.approved,
    );
    expect(await subjectsTo(bea.email)).toContain('sign-up approved');
    expect(await auditOf(bea.id)).toEqual(['approve sign-up']);
    expect((await decide('refuse', bea.id, { reason: 'spam' })).statusCode).toBe(404);
  });

  it('refuses with a reason that the applicant can read and appeal', async () => {
    const cem = memberOf(await server.join('Cem'));
    const note = 'This is a forum for people.';
    expect((await decide('refuse', cem.id, { reason: 'spam', note })).statusCode).toBe(200);

    const logIn = await server.request({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: cem.email, password: testPassword },
    });
    const again = memberOf({ ...logIn.json<Schemas['Session']>(), email: cem.email });
    expect((await again.request({ url: '/api/decisions' })).json()).toMatchObject([
      { kind: 'ban', reason: 'spam', note, state: 'decided' },
    ]);
    expect(await subjectsTo(cem.email)).toContain('sign-up refused');
    expect(server.smtp.mails.at(-1)?.body).toContain(note);
    expect(await auditOf(cem.id)).toEqual(['refuse sign-up', 'ban member']);
    const applicantIds = async () =>
      (await applicants()).json<Schemas['Applicant'][]>().map(({ user }) => user._id);
    expect(await applicantIds()).not.toContain(cem.id);
    expect((await decide('approve', cem.id)).statusCode).toBe(404);
    expect(await sees(server, cem)).toEqual({ listed: false, found: false, profile: 404 });

    await server.db.updateTable('users').set({ ban_id: null }).where('id', '=', cem.id).execute();
    expect(await applicantIds()).toContain(cem.id);
    expect((await decide('approve', cem.id)).statusCode).toBe(200);
  });

  it('lists the oldest first, in pages, and approves the administrator of the settings', async () => {
    const [dan, eli] = [memberOf(await server.join('Dan')), memberOf(await server.join('Eli'))];
    const first = await applicants('?limit=1');
    expect(first.json()).toMatchObject([{ user: { name: 'Dan' } }]);
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await mod.request({ url: next })).json()).toMatchObject([{ user: { name: 'Eli' } }]);
    expect((await applicants('?cursor=x')).statusCode).toBe(400);

    await approveAdministrator(server.db, eli.id);
    expect((await publish(eli))._id).toBeDefined();
    expect((await decide('approve', dan.id)).statusCode).toBe(200);
  });
});

describe('with a task', () => {
  let server: TestApp;
  let clock: Date;
  beforeAll(async () => {
    clock = new Date();
    server = await createTestApp({
      now: () => clock,
      settings: { signUp: openSignUpWith({ kind: 'work', max: 1_000 }) },
    });
  });
  afterAll(() => server.close());

  const taskOf = async () =>
    (await server.request({ url: '/api/sign-up/task' })).json<Schemas['SignUpTask']>();
  const solve = ({ token, salt, target, max }: Schemas['SignUpTask']): string => {
    const hash = (number: number) => createHash('sha256').update(`${salt}.${number}`).digest('hex');
    for (let number = 0; number <= max; number += 1) if (hash(number) === target) return `${token}.${number}`;
    throw new Error('The task has no solution.');
  };

  it('needs its solution, which counts once', async () => {
    const challenge = solve(await taskOf());
    const responses = await Promise.all(
      ['Ada', 'Bob', 'Cem'].map((name) => apply(server, name, { challenge })),
    );

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403]);
    expect((await server.request({ url: '/api/site' })).json()).toMatchObject({
      signUpChallenge: { kind: 'work' },
    });
  });

  it('refuses missing, wrong, forged and expired solutions', async () => {
    const task = await taskOf();
    const right = solve(task);
    const easy = { ...task, target: createHash('sha256').update(`${task.salt}.1`).digest('hex') };
    const answers = [
      undefined,
      '',
      `${task.token}.-1`,
      `${right}.0`,
      solve(easy).replace(task.target, easy.target),
      // An invitation with a longer life.
      right.replace(/^([^.]+)\.(\d+)/, '$1.9$2'),
    ];
    for (const challenge of answers) {
      const refused = await apply(server, 'Dan', { ...(challenge !== undefined && { challenge }) });
      expect(refused.json()).toEqual({ code: 'challenge_needed', message: signUpMessages.challengeNeeded });
    }
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await apply(server, 'Dan', { challenge: right })).statusCode).toBe(403);
  });
});

describe('with hCaptcha', () => {
  let server: TestApp;
  let verifier: Server;
  let asked: URLSearchParams[];
  let respond: () => { status: number; body: string };

  beforeAll(async () => {
    asked = [];
    verifier = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
        const { status, body } = respond();
        response.writeHead(status).end(body);
      });
    });
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
    const { port } = verifier.address() as AddressInfo;
    const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
    server = await createTestApp({
      settings: {
        signUp: openSignUpWith({
          kind: 'hcaptcha',
          siteKey: 'site',
          secret: 'secret',
          scriptUrl: 'https://js.example',
          verifyUrl,
        }),
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => verifier.close(resolve));
  });

  it('verifies the answer with the service, and refuses sign-ups while it is down', async () => {
    respond = () => ({ status: 200, body: JSON.stringify({ success: asked.length > 1 }) });
    expect((await apply(server, 'Ada')).statusCode).toBe(403);
    expect((await apply(server, 'Ada', { challenge: 'wrong' })).statusCode).toBe(403);
    expect((await apply(server, 'Ada', { challenge: 'right' })).statusCode).toBe(201);
    expect(asked.map((fields) => Object.fromEntries(fields))).toMatchObject([
      { secret: 'secret', sitekey: 'site', response: 'wrong', remoteip: '127.0.0.1' },
      { response: 'right' },
    ]);

    for (const broken of [
      { status: 500, body: '' },
      { status: 200, body: 'no JSON' },
      { status: 200, body: JSON.stringify({ success: true }).padEnd(100_000) },
    ]) {
      respond = () => broken;
      const response = await apply(server, 'Bob', { challenge: 'right' });
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('60');
    }
  });
});
