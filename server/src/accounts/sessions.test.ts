import { SignJWT } from 'jose';
import type { Session } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { signUp, testPassword, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { issueToken, verifyToken } from './tokens';

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
    ['email', { email: 'ADA@example.org' }, 'This e-mail address is taken.'],
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
  it('returns a session for the correct password, e-mail in any letter case', async () => {
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

  it('of a deleted user is refused for writes and ignored for reads', async () => {
    const deleted = await signUp(server, 'Gone');
    await server.db.deleteFrom('users').where('id', '=', deleted.id).execute();

    const write = await deleted.request({ method: 'DELETE', url: `/posts/delete/${ada.id}` });
    const read = await deleted.request({ url: '/posts/get' });

    expect(write.statusCode).toBe(401);
    expect(read.statusCode).toBe(200);
  });
});
