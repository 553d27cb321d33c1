import { SignJWT } from 'jose';
import type { components, Session } from '@alphazone/client';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { announceNothing } from '../../outcome/announce';
import { createChange } from '../../outcome/change';
import { signUp, testPassword, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { deviceName } from './device-of';
import { endSessions } from './end-sessions';
import { findSessionClaims } from './identify';
import { createSessionUse } from './session-use';
import { issueToken, verifyToken } from './tokens';

type ListedSession = components['schemas']['ListedSession'];

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const signup = (fields: Record<string, unknown> = {}) =>
  server.request({
    method: 'POST',
    url: '/api/users/signup',
    payload: { name: 'Eve', username: 'eve', email: 'eve@example.org', password: testPassword, ...fields },
  });
const login = (email: string, password: string) =>
  server.request({ method: 'POST', url: '/api/users/login', payload: { email, password } });
const whoAmI = (token: string) =>
  server.request({
    method: 'PATCH',
    url: `/api/users/update/${ada.id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });

describe('signup', () => {
  it('creates an account and a session that lasts TOKEN_TTL', async () => {
    const response = await signup({ name: ' Cleo ', username: 'cleo', email: 'Cleo@Example.org' });

    const { token, result } = response.json<Session>();
    const claims = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()) as Record<
      string,
      number
    >;
    expect(response.statusCode).toBe(201);
    expect(result.name).toBe('Cleo');
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600);
    expect(claims['sub']).toBe(result._id);
  });

  it('stores the password only as an argon2id hash', async () => {
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();

    expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['email', { email: 'ADA@example.org' }, 'This email address is taken.'],
    ['username', { username: 'ADA' }, 'This username is taken.'],
  ])('refuses a taken %s in any letter case', async (field, fields, message) => {
    const response = await signup(fields);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      message,
      code: 'conflict',
      details: [{ field, message: 'is taken.' }],
    });
  });

  it.each(['12345678', 'abcdefgh', '--------', '😀😀😀a1'])(
    'refuses the weak password %s',
    async (password) => {
      const response = await signup({ password });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ details: [{ field: 'password' }] });
    },
  );

  it('accepts letters and digits of any script', async () => {
    const response = await signup({ username: 'ola', email: 'ola@example.org', password: 'пароль٣٤٥' });

    expect(response.statusCode).toBe(201);
  });

  it('refuses an unknown referral code', async () => {
    const response = await signup({ referralCode: 'NOBODYS1' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'referralCode' }] });
  });

  it('stores the referrer', async () => {
    const own = await ada.request({ url: `/api/users/${ada.id}` });
    const code = own.json<{ referralCode: string }>().referralCode;

    const bob = await signUp(server, 'Bob', ` ${code.toLowerCase()} `);

    expect((await bob.request({ url: `/api/users/${bob.id}` })).json()).toMatchObject({ referredBy: 'Ada' });
    expect((await bob.request({ url: `/api/users/${ada.id}` })).json()).toMatchObject({
      referredUsersCount: 1,
    });
  });

  it('creates one account for concurrent attempts', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => signup({ username: 'zoe', email: 'zoe@example.org' })),
    );

    expect(attempts.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });
});

describe('login', () => {
  it('returns a session for the correct password, email in any letter case', async () => {
    const response = await login(' ADA@example.org', testPassword);

    expect(response.statusCode).toBe(200);
    expect(response.json<Session>().result).toEqual({ _id: ada.id, name: 'Ada' });
    expect((await whoAmI(response.json<Session>().token)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', 'ada@example.org', 'wrong horse 1'],
    ['an unknown address', 'nobody@example.org', testPassword],
    ['an SQL injection', `' or 1=1 --`, `' or 1=1 --`],
  ])('returns the same error for %s', async (_name, email, password) => {
    const response = await login(email, password);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: messages.wrongCredentials, code: 'unauthorized' });
  });
});

describe('a token', () => {
  const key = (secret: string) => new TextEncoder().encode(secret);

  it('identifies its user until it expires', async () => {
    expect(await verifyToken(ada.token, server.settings)).toMatchObject({ userId: ada.id });
  });

  it('is refused when missing, malformed, expired, unsigned or forged', async () => {
    const expired = await issueToken(ada.id, { ...server.settings, tokenTtlSeconds: -1 });
    const foreign = await issueToken(ada.id, {
      ...server.settings,
      jwtSecret: 'another secret of a fitting length',
    });
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${String(ada.token.split('.')[1])}.`;
    const endless = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ada.id)
      .sign(key(server.settings.jwtSecret));

    for (const token of ['', 'made.up.token', expired, foreign, unsigned, endless, `${ada.token}x`]) {
      const response = await whoAmI(token);

      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ message: messages.loginNeeded, code: 'unauthorized' });
    }
  });

  it('of a deleted account says so, for the account’s other devices', async () => {
    const leaver = await signUp(server, 'Leaver');
    const payload = { password: testPassword };
    await leaver.request({ method: 'DELETE', url: `/api/users/${leaver.id}`, payload });
    const answer = await leaver.request({ url: '/notifications/unread-count' });

    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { message: messages.accountGone, code: 'account_deleted' },
    ]);
  });

  it('of a deleted user is refused for writes and ignored for reads', async () => {
    const deleted = await signUp(server, 'Gone');
    await server.db.deleteFrom('users').where('id', '=', deleted.id).execute();

    const write = await deleted.request({ method: 'DELETE', url: `/posts/delete/${ada.id}` });
    const read = await deleted.request({ url: '/posts/get' });

    expect(write.statusCode).toBe(401);
    expect(read.statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const as = (token: string, options: InjectOptions) =>
    server.request({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
  const list = async (token: string) => (await as(token, { url: '/api/sessions' })).json<ListedSession[]>();

  async function logInWith(member: TestMember, userAgent: string, remoteAddress = '203.0.113.77') {
    const response = await server.request({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'user-agent': userAgent },
      remoteAddress,
      payload: { email: member.email, password: testPassword },
    });
    return response.json<Session>().token;
  }

  it('are listed with device, network and times, the own one marked', async () => {
    const cai = await signUp(server, 'Cai');
    const token = await logInWith(cai, firefox);

    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox on Linux',
      network: '203.0.113.0/24',
      createdOn: expect.any(String) as string,
      lastUsedOn: expect.any(String) as string,
    });
  });

  it('end one by one, and only by their owner', async () => {
    const dee = await signUp(server, 'Dee');
    const token = await logInWith(dee, firefox);
    const other = (await list(token)).find(({ isCurrent }) => !isCurrent)?._id ?? '';
    const end = (by: string, id: string) => as(by, { method: 'DELETE', url: `/api/sessions/${id}` });

    expect((await end(ada.token, other)).statusCode).toBe(404);
    expect((await end(token, 'no-id')).statusCode).toBe(404);
    expect((await dee.request({ url: '/api/sessions' })).statusCode).toBe(200);
    expect((await end(token, other)).statusCode).toBe(200);
    expect((await end(token, other)).statusCode).toBe(404);
    expect((await dee.request({ url: '/api/sessions' })).statusCode).toBe(401);
    expect(await findSessionClaims(dee.token, server.db, server.settings)).toBeUndefined();
    expect(await list(token)).toHaveLength(1);
  });

  it('end with a log-out, for reads too', async () => {
    const eli = await signUp(server, 'Eli');
    const profile = async () =>
      (await eli.request({ url: `/api/users/${eli.id}` })).json<{ referralCode?: string }>();
    expect(await profile()).toHaveProperty('referralCode');

    expect((await eli.request({ method: 'POST', url: '/api/session/end' })).statusCode).toBe(200);

    expect(await profile()).not.toHaveProperty('referralCode');
    expect((await eli.request({ method: 'POST', url: '/api/session/end' })).statusCode).toBe(401);
  });

  it('accepts tokens of older releases until they are revoked', async () => {
    const fay = await signUp(server, 'Fay');
    const old = await issueToken(fay.id, server.settings);

    expect((await as(old, { method: 'POST', url: '/api/session/end' })).statusCode).toBe(200);
    expect((await list(old)).map(({ isCurrent }) => isCurrent)).toEqual([false]);
    await fay.request({ method: 'POST', url: `/api/users/${fay.id}/logout-everywhere` });
    expect((await as(old, { url: '/api/sessions' })).statusCode).toBe(401);
    expect((await fay.request({ url: '/api/sessions' })).statusCode).toBe(401);
  });

  it('all but one end together', async () => {
    const gus = await signUp(server, 'Gus');
    const kept = await logInWith(gus, firefox);
    const keptId = (await list(kept)).find(({ isCurrent }) => isCurrent)?._id ?? '';
    const change = createChange(server.db, announceNothing);

    await change((unit) => endSessions(unit, gus.id, { except: keptId }));

    expect((await gus.request({ url: '/api/sessions' })).statusCode).toBe(401);
    expect(await list(kept)).toMatchObject([{ isCurrent: true }]);
    expect((await ada.request({ url: '/api/sessions' })).statusCode).toBe(200);
  });

  it('store their last use together', async () => {
    const hal = await signUp(server, 'Hal');
    const [{ _id } = expect.fail('no session')] = await list(hal.token);
    const later = new Date('2100-01-01T10:00:00.000Z');
    const use = createSessionUse(server.db, () => later);

    use.record(_id, { ip: '2001:db8:7:8::9' });
    use.record(_id, { ip: '203.0.113.1' });
    expect(await list(hal.token)).not.toMatchObject([{ lastUsedOn: later.toISOString() }]);
    await use.stop();

    expect(await list(hal.token)).toMatchObject([
      { lastUsedOn: later.toISOString(), network: '2001:db8:7::/48' },
    ]);
  });

  it('are not listed once they have expired, and leave no rows behind', async () => {
    await server.db
      .updateTable('sessions')
      .set({ expires_on: new Date(0) })
      .where('user_id', '=', ada.id)
      .execute();
    expect(await list(ada.token)).toEqual([]);

    await logInWith(ada, firefox);

    const rows = await server.db
      .selectFrom('sessions')
      .select('device')
      .where('user_id', '=', ada.id)
      .execute();
    expect(rows).toEqual([{ device: 'Firefox on Linux' }]);
  });

  it.each([
    ['Firefox on Linux', firefox],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36',
    ],
    ['Unknown device', 'curl/8.0'],
    ['Unknown device', undefined],
  ])('names %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
