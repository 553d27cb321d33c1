import type { Session } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { silentPublisher } from '../publisher';
import { signUp, testPassword, type TestMember } from '../testing/members';
import { appointAdmin } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findSessionClaims } from './sessions/identify';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let count = 0;
const ended: string[] = [];

beforeAll(async () => {
  server = await createTestApp({
    publisher: { ...silentPublisher, accessChanged: (userId) => ended.push(userId) },
  });
  bob = await signUp(server, 'Bob');
});
beforeEach(async () => {
  ended.length = 0;
  ada = await signUp(server, `Ada${(count += 1)}`);
});
afterAll(() => server.close());

const login = (password = testPassword) =>
  server.request({ method: 'POST', url: '/api/users/login', payload: { email: ada.email, password } });

const change = (oldPassword: string, newPassword: string, id = ada.id) =>
  ada.request({ method: 'POST', url: `/api/users/${id}/password`, payload: { oldPassword, newPassword } });

const logoutEverywhere = (id = ada.id) =>
  ada.request({ method: 'POST', url: `/api/users/${id}/logout-everywhere` });

async function isAccepted(token: string): Promise<boolean> {
  const { statusCode } = await server.request({
    method: 'PATCH',
    url: `/api/users/update/${ada.id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  return statusCode === 200;
}

describe('changing the password', () => {
  const next = 'battery staple 2';

  it('revokes older tokens and returns a new session', async () => {
    const elsewhere = (await login()).json<Session>().token;

    const response = await change(testPassword, next);

    const { token, result } = response.json<Session>();
    expect(response.statusCode).toBe(200);
    expect(result).toEqual({ _id: ada.id, name: ada.name });
    expect(await Promise.all([ada.token, elsewhere, token].map(isAccepted))).toEqual([false, false, true]);
    expect(ended).toEqual([ada.id]);
  });

  it('replaces the old password', async () => {
    await change(testPassword, next);

    expect((await login()).statusCode).toBe(401);
    expect((await login(next)).statusCode).toBe(200);
  });

  it('requires the old password', async () => {
    const response = await change('wrong horse 1', next);

    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: messages.wrongPassword,
      code: 'forbidden',
      details: [{ field: 'oldPassword', message: messages.wrongPassword }],
    });
    expect(await isAccepted(ada.token)).toBe(true);
    expect(ended).toEqual([]);
  });

  it('refuses a weak password', async () => {
    const response = await change(testPassword, 'no number');

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ details: [{ field: 'newPassword' }] });
  });

  it('is limited to the account owner', async () => {
    expect((await change(testPassword, next, bob.id)).statusCode).toBe(403);
    expect((await change(testPassword, next, 'nobody')).statusCode).toBe(404);
  });

  it('applies only one of two concurrent changes', async () => {
    const responses = await Promise.all([change(testPassword, next), change(testPassword, 'other staple 3')]);

    const [applied, refused] = responses.map(({ statusCode }) => statusCode).sort();
    expect(applied).toBe(200);
    // 401 when the first change revoked the token before the second request was authenticated.
    expect([401, 403]).toContain(refused);
  });

  it('limits attempts to guess the old password', async () => {
    const limited = await createTestApp({ settings: { rateLimits: true } });
    const eve = await signUp(limited, 'Eve');
    const guess = (oldPassword: string) =>
      eve.request({
        method: 'POST',
        url: `/api/users/${eve.id}/password`,
        payload: { oldPassword, newPassword: next },
      });
    for (let n = 0; n < 5; n += 1) await guess('wrong');
    for (let n = 0; n < 5; n += 1) {
      await limited.request({
        method: 'POST',
        url: '/api/users/login',
        payload: { email: eve.email, password: 'wrong' },
      });
    }

    const response = await guess(testPassword);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(60);
    await limited.close();
  });

  it('replaces the administrator’s one-time password', async () => {
    await appointAdmin(server.db, ada.id);

    expect((await change(testPassword, next)).statusCode).toBe(200);
  });
});

describe('logging out everywhere', () => {
  it('revokes all tokens and keeps the password', async () => {
    const elsewhere = (await login()).json<Session>().token;

    const response = await logoutEverywhere();

    expect(response.statusCode).toBe(200);
    expect(await Promise.all([ada.token, elsewhere].map(isAccepted))).toEqual([false, false]);
    expect(await isAccepted((await login()).json<Session>().token)).toBe(true);
    expect(ended).toEqual([ada.id]);
  });

  it('keeps the sessions of other users', async () => {
    await logoutEverywhere();

    expect((await bob.request({ method: 'DELETE', url: '/posts/delete/x' })).statusCode).toBe(404);
    expect((await logoutEverywhere(bob.id)).statusCode).toBe(401);
  });

  it('is limited to the account owner', async () => {
    expect((await logoutEverywhere(bob.id)).statusCode).toBe(403);
    expect((await logoutEverywhere('nobody')).statusCode).toBe(404);
  });

  it('makes sockets refuse the old tokens', async () => {
    expect(await findSessionClaims(ada.token, server.db, server.settings)).toMatchObject({ userId: ada.id });
    await logoutEverywhere();

    expect(await findSessionClaims(ada.token, server.db, server.settings)).toBeUndefined();
  });
});
