import type { components } from '@alphazone/client';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createAuthenticator } from '../testing/authenticator';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { appointAdmin } from '../testing/rows';
import { addPasskey, addTotp, codeOf, forgetProof, passkeyAnswer, stopClock } from '../testing/second-factor';
import { createTestApp, type TestApp } from '../testing/test-app';
import { secondFactorMessages } from './messages';
import { storeStaffSecondFactor } from './staff-repository';

type Schemas = components['schemas'];

let server: TestApp;
let ada: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ settings: { rateLimits: true }, limitOf: () => false });
});
beforeEach(async () => {
  stopClock();
  ada = await signUp(server, `Ada${(count += 1)}`);
});
afterAll(() => server.close());

const post = (url: string, payload?: object, by?: TestMember) => {
  const options: InjectOptions = { method: 'POST', url, ...(payload && { payload }) };
  return by ? by.request(options) : server.request(options);
};
const factors = async () =>
  (await ada.request({ url: '/api/second-factor' })).json<Schemas['SecondFactor']>();

describe('a sensitive step', () => {
  const prove = (proof: object) => post('/api/session/proof', proof, ada);
  const sensitive = (): InjectOptions[] => [
    { method: 'POST', url: '/api/second-factor/totp' },
    { method: 'DELETE', url: '/api/second-factor/totp' },
    { method: 'POST', url: '/api/second-factor/totp/confirm', payload: { code: '000000' } },
    { method: 'POST', url: '/api/second-factor/passkeys/start' },
    {
      method: 'POST',
      url: '/api/second-factor/passkeys',
      payload: { challengeId: 'none', response: {} },
    },
    { method: 'DELETE', url: '/api/second-factor/passkeys/none' },
    { method: 'POST', url: '/api/second-factor/recovery-codes' },
  ];

  it('asks for a proof ten minutes after the log-in, and accepts a password', async () => {
    await forgetProof(server, ada, 9);
    expect((await post('/api/second-factor/totp', undefined, ada)).statusCode).toBe(200);
    await forgetProof(server, ada);
    for (const call of sensitive()) {
      const response = await ada.request(call);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'proof_needed' });
    }

    expect((await prove({ password: 'wrong horse 1' })).statusCode).toBe(403);
    expect((await prove({})).statusCode).toBe(400);
    expect((await prove({ password: testPassword, code: '1' })).statusCode).toBe(400);
    expect((await post('/api/second-factor/totp', undefined, ada)).statusCode).toBe(403);
    expect((await prove({ password: testPassword })).statusCode).toBe(200);
    expect((await post('/api/second-factor/totp', undefined, ada)).statusCode).toBe(200);
  });

  it('asks for the second factor instead, for password, address and account deletion', async () => {
    const { secret } = await addTotp(ada);
    await forgetProof(server, ada);
    const steps: InjectOptions[] = [
      {
        method: 'PUT',
        url: `/api/users/${ada.id}/email`,
        payload: { email: 'new@example.org', password: testPassword },
      },
      {
        method: 'POST',
        url: `/api/users/${ada.id}/password`,
        payload: { oldPassword: testPassword, newPassword: 'battery staple 2' },
      },
      { method: 'DELETE', url: `/api/users/${ada.id}`, payload: { password: testPassword } },
    ];
    for (const step of steps) {
      expect((await ada.request(step)).json()).toMatchObject({ code: 'proof_needed' });
    }

    expect((await prove({ password: testPassword })).json()).toMatchObject({
      message: secondFactorMessages.useFactor,
    });
    expect((await prove({ code: '000000' })).statusCode).toBe(403);
    expect((await prove({ code: codeOf(secret) })).statusCode).toBe(200);
    for (const step of steps.slice(-1)) expect((await ada.request(step)).statusCode).toBe(200);
  });

  it('refuses further codes after ten wrong ones', async () => {
    await addTotp(ada);
    const statuses: number[] = [];
    for (let n = 0; n <= 10; n += 1) statuses.push((await prove({ code: '000000' })).statusCode);

    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  });

  it('accepts a passkey, of the own account only', async () => {
    const { authenticator } = await addPasskey(ada);
    const other = createAuthenticator();
    const cem = await signUp(server, `Cem${count}`);
    await addPasskey(cem, other);
    for (const member of [ada, cem]) await forgetProof(server, member);

    expect((await prove({ passkey: await passkeyAnswer(server, other) })).statusCode).toBe(403);
    expect((await prove({ passkey: await passkeyAnswer(server, authenticator) })).statusCode).toBe(200);
    expect((await post('/api/second-factor/totp', undefined, cem)).statusCode).toBe(403);
  });
});

describe('staff, where it needs a second factor', () => {
  afterAll(() => storeStaffSecondFactor(server.db, false));

  it('can do nothing as staff without one, and grants roles only with a recent proof', async () => {
    const admin = await signUp(server, 'Admin');
    await appointAdmin(server.db, admin.id);
    await storeStaffSecondFactor(server.db, true);
    const { _id } = await publish(admin);
    const pin = () => post(`/posts/pin/${_id}`, undefined, admin);

    const refused = await pin();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ message: secondFactorMessages.staffFirst });
    expect((await admin.request({ url: '/api/second-factor' })).json()).toMatchObject({ isNeeded: true });
    expect((await factors()).isNeeded).toBe(false);
    const { email } = admin;
    expect((await post('/api/users/login', { email, password: testPassword })).statusCode).toBe(200);

    await addPasskey(admin, createAuthenticator());
    expect((await pin()).statusCode).toBe(200);
    const logIns = await admin.request({ url: `/api/moderation/audit?actor=${admin.id}&action=log%20in` });
    expect(logIns.json()).toHaveLength(1);
    await storeStaffSecondFactor(server.db, false);

    await forgetProof(server, admin);
    const grant = await post('/api/moderation/roles', { userId: ada.id, role: 'moderator' }, admin);
    const take = await admin.request({ method: 'DELETE', url: `/api/moderation/roles/${ada.id}` });
    for (const response of [grant, take]) expect(response.json()).toMatchObject({ code: 'proof_needed' });
  });
});
