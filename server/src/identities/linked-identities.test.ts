import type { components, Session } from '@alphazone/client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { secondFactorMessages } from '../second-factor/messages';
import type { TestProvider } from '../testing/identity-provider';
import { createMailApp, type MailApp } from '../testing/mail-app';
import { signUp, testPassword } from '../testing/members';
import {
  createProviderSignIns,
  startProviders,
  type By,
  type TestProviders,
} from '../testing/provider-sign-ins';
import { createTestApp, type TestApp } from '../testing/test-app';
import { identityMessages } from './messages';

type Schemas = components['schemas'];
type Result = Schemas['SignInResult'];

let servers: TestProviders;
let club: TestProvider;
let server: TestApp;
let count = 0;

const { post, start, complete, walk, member, guest, signUpAs, joinAs, addPasskey } = createProviderSignIns(
  () => server,
  () => club,
);

beforeAll(async () => {
  servers = await startProviders();
  club = servers.club;
  server = await createTestApp({ identityProviders: servers.settings() });
});
afterAll(async () => {
  await server.close();
  await servers.close();
});
beforeEach(() => {
  count += 1;
});

const forgetProof = (userId: string) =>
  server.db
    .updateTable('sessions')
    .set({ proved_on: new Date(0) })
    .where('user_id', '=', userId)
    .execute();

const link = (by: By) => walk(`linked${count}`, 'link', by);
const unlink = (by: By) => by.request({ method: 'DELETE', url: '/api/identities/club' });
const identities = async (by: By) =>
  (await by.request({ url: '/api/identities' })).json<Schemas['Identities']>();

describe('linking', () => {
  it('is for the member who started it, with a recent proof', async () => {
    const ada = await signUp(server, `Link${count}`);
    const eve = await signUp(server, `Eve${count}`);
    await forgetProof(ada.id);
    const needed = await post('/api/identity-providers/club/start', { purpose: 'link' }, ada);
    expect(needed.json()).toMatchObject({ code: 'proof_needed' });
    expect((await post('/api/identity-providers/club/start', { purpose: 'link' }, guest())).statusCode).toBe(
      401,
    );
    await post('/api/session/proof', { password: testPassword }, ada);

    // Eve makes Ada's browser finish the flow that Eve has started.
    const forged = await start('link', eve);
    const query = await club.logIn(forged.url, `linked${count}`);
    expect((await complete(query, forged, ada)).statusCode).toBe(410);
    const left = await start('link', ada);
    expect((await complete(await club.logIn(left.url, `linked${count}`), left)).statusCode).toBe(401);

    expect((await link(ada)).json()).toMatchObject({ message: identityMessages.linked('The club') });
    expect((await link(ada)).statusCode).toBe(200);
    expect((await link(eve)).json()).toMatchObject({ message: identityMessages.identityTaken });
    expect((await walk(`second${count}`, 'link', ada)).json()).toMatchObject({
      message: identityMessages.otherLinked('The club'),
    });
    expect(await identities(ada)).toMatchObject({
      hasPassword: true,
      providers: [{ id: 'club', linkedOn: expect.any(String) as string }, { id: 'rival' }, { id: 'liar' }],
    });
    expect((await walk(`linked${count}`)).json<Result>().session?.result._id).toBe(ada.id);
  });

  it('can be undone, except for the last way to log in', async () => {
    const ada = await signUp(server, `Unlink${count}`);
    await link(ada);
    await forgetProof(ada.id);
    expect((await unlink(ada)).json()).toMatchObject({ code: 'proof_needed' });
    await post('/api/session/proof', { password: testPassword }, ada);
    expect([(await unlink(ada)).statusCode, (await unlink(ada)).statusCode]).toEqual([200, 404]);

    const nora = await joinAs(`last${count}`);
    expect((await unlink(nora)).json()).toMatchObject({ message: identityMessages.lastWay });
    const passkey = await addPasskey(nora);
    expect((await unlink(nora)).statusCode).toBe(200);
    const remove = await nora.request({ method: 'DELETE', url: `/api/second-factor/passkeys/${passkey}` });
    expect(remove.json()).toMatchObject({ message: identityMessages.lastWay });
  });
});

describe('an account without a password', () => {
  const deletion = (by: By & { id: string }, payload: object = {}) =>
    by.request({ method: 'DELETE', url: `/api/users/${by.id}`, payload });

  it('proves itself at the provider, with its own identity', async () => {
    const nora = await joinAs(`prove${count}`);
    await forgetProof(nora.id);
    expect((await deletion(nora)).json()).toMatchObject({ code: 'proof_needed' });
    expect((await post('/api/session/proof', { password: testPassword }, nora)).json()).toMatchObject({
      message: messages.noPassword,
    });

    const { url } = await start('prove', nora);
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    const other = await walk(`other${count}`, 'prove', nora);
    expect(other.json()).toMatchObject({ message: identityMessages.notYourIdentity('The club') });
    expect((await deletion(nora)).statusCode).toBe(403);
    expect((await walk(`prove${count}`, 'prove', nora)).statusCode).toBe(200);
    expect((await deletion(nora)).statusCode).toBe(200);
    expect((await walk(`prove${count}`)).json<Result>().signUp).toBeDefined();
  });

  it('cannot prove itself there with a second factor', async () => {
    const nora = await joinAs(`twice${count}`);
    const flow = await start('prove', nora);
    await addPasskey(nora);
    const refused = await post('/api/identity-providers/club/start', { purpose: 'prove' }, nora);
    expect(refused.json()).toMatchObject({ message: secondFactorMessages.useFactor });
    const late = await complete(await club.logIn(flow.url, `twice${count}`), flow, nora);
    expect(late.statusCode).toBe(403);
  });

  it('sets a password, which other steps then ask for', async () => {
    const nora = await joinAs(`set${count}`);
    const setPassword = (body: object, by: By) => post(`/api/users/${nora.id}/password`, body, by);
    const session = (await setPassword({ newPassword: 'battery staple 2' }, nora)).json<Session>();
    const renewed = member(session);

    expect(await identities(renewed)).toMatchObject({ hasPassword: true });
    expect((await setPassword({ newPassword: 'battery staple 3' }, renewed)).json()).toMatchObject({
      details: [{ field: 'oldPassword' }],
    });
    expect((await deletion(renewed)).statusCode).toBe(400);
    const logIn = { email: `set${count}@example.org`, password: 'battery staple 2' };
    expect((await post('/api/users/login', logIn, guest())).statusCode).toBe(200);
  });
});

describe('on a server with mail', () => {
  let mailed: MailApp;
  let plain: TestApp;
  beforeAll(async () => {
    mailed = await createMailApp({ identityProviders: servers.settings() });
    plain = server;
    server = mailed;
  });
  afterAll(async () => {
    server = plain;
    await mailed.close();
  });

  it('requires confirmation of an address that the provider has not verified', async () => {
    const login = `mailed${count}`;
    const response = await signUpAs(login);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'confirmation_needed' });

    const token = await mailed.tokenFor(`${login}@example.org`);
    const confirmed = await post('/api/email/confirm', { token }, guest());
    const { session } = confirmed.json<Schemas['EmailConfirmation']>();
    expect((await walk(login)).json<Result>().session?.result._id).toBe(session?.result._id);
  });

  const subjectsTo = async (email: string) => {
    await mailed.mailer.deliver();
    return mailed.smtp.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ headers }) => /^Subject: (.*?)\r?$/m.exec(headers)?.[1]);
  };

  it('mails each change of how a member logs in', async () => {
    const joined = await mailed.join(`Mona${count}`);
    const mona = member(joined);
    await link(mona);
    await unlink(mona);
    await unlink(mona);
    const passkey = await addPasskey(mona);
    await post('/api/second-factor/recovery-codes', undefined, mona);
    await mona.request({ method: 'DELETE', url: `/api/second-factor/passkeys/${passkey}` });
    const startTotp = async () =>
      (await post('/api/second-factor/totp', undefined, mona)).json<Schemas['TotpSecret']>().secret;
    const removeTotp = () => mona.request({ method: 'DELETE', url: '/api/second-factor/totp' });
    await startTotp();
    await removeTotp(); // No mail: its codes were not in use.
    const code = new TOTP({ secret: Secret.fromBase32(await startTotp()) }).generate();
    await post('/api/second-factor/totp/confirm', { code }, mona);
    await removeTotp();

    expect((await subjectsTo(joined.email)).slice(1).sort()).toEqual([
      'A passkey was added at Alphazone',
      'A passkey was removed at Alphazone',
      'A provider was linked at Alphazone',
      'A provider was unlinked at Alphazone',
      'An authenticator app was added at Alphazone',
      'An authenticator app was removed at Alphazone',
      'Your recovery codes were replaced at Alphazone',
    ]);
    const linked = mailed.smtp.mails.find(({ headers }) => headers.includes('provider was linked'));
    expect(linked?.body).toContain('the provider “The club” now logs in to your account.');
  });

  it('unlinks identities when the password of an unverified account is reset by mail', async () => {
    const login = `squatter${count}`;
    club.people.set(login, { email: `${login}@example.org`, email_verified: true });
    const squatter = (await signUpAs(login)).json<Session>().result._id;
    const reset = async (password: string) => {
      const email = `${login}@example.org`;
      await post('/api/password-reset/request', { email }, guest());
      const token = await mailed.tokenFor(email);
      await post('/api/password-reset/complete', { token, password }, guest());
      return (await walk(login)).json<Result>();
    };

    expect(await reset('battery staple 2')).toHaveProperty('session');
    await server.db
      .updateTable('users')
      .set({ email_verified_on: null })
      .where('id', '=', squatter)
      .execute();
    expect(await reset('battery staple 3')).toHaveProperty('signUp');
    expect(await subjectsTo(`${login}@example.org`)).toContain('A provider was unlinked at Alphazone');
  });
});
