import type { components, Session } from '@alphazone/client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { createAuthenticator } from '../testing/authenticator';
import { createMailApp, publicUrl, type MailApp } from '../testing/mail-app';
import { signUp, testPassword, type TestMember } from '../testing/members';
import { startOidcProvider, testClient, type TestProvider } from '../testing/identity-provider';
import { createTestApp, type TestApp } from '../testing/test-app';
import { hashOfToken } from '../token-hash';
import { identityMessages } from './messages';
import { createIdentityProviders } from './providers';

type Schemas = components['schemas'];
type Result = Schemas['SignInResult'];
type Purpose = Schemas['SignInPurpose'];

let club: TestProvider;
let rival: TestProvider;
let server: TestApp;
let count = 0;

const providers = () =>
  createIdentityProviders({
    publicUrl,
    providers: [
      { id: 'club', name: 'The club', issuer: club.issuer, ...testClient, scope: 'openid email profile' },
      { id: 'rival', name: 'Rival', issuer: rival.issuer, ...testClient, scope: 'openid' },
      // Answers, but calls itself by another name.
      {
        id: 'liar',
        name: 'Liar',
        issuer: club.issuer.replace('localhost', '127.0.0.1'),
        ...testClient,
        scope: 'openid',
      },
    ],
  });

beforeAll(async () => {
  club = await startOidcProvider(['club', 'rival'].map((id) => `${publicUrl}/Auth/callback/${id}`));
  rival = await startOidcProvider([`${publicUrl}/Auth/callback/rival`]);
  server = await createTestApp({ identityProviders: providers() });
});
afterAll(async () => {
  await server.close();
  await club.close();
  await rival.close();
});
beforeEach(() => {
  count += 1;
});

/** Who asks: a guest, or a member with a token. */
type By = Pick<TestMember, 'request'>;
const guest = (): By => server;
const post = (url: string, payload: object | undefined, by: By, headers: Record<string, string> = {}) =>
  by.request({ method: 'POST', url, headers, ...(payload && { payload }) });

interface Flow {
  cookie: string;
  url: string;
}

async function start(purpose: Purpose = 'logIn', by = guest(), provider = 'club'): Promise<Flow> {
  const response = await post(`/api/identity-providers/${provider}/start`, { purpose }, by);
  expect(response.statusCode).toBe(200);
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  return { cookie, ...response.json<{ url: string }>() };
}

const complete = (query: string, { cookie }: Pick<Flow, 'cookie'>, by = guest(), provider = 'club') =>
  post(`/api/identity-providers/${provider}/complete`, { query }, by, { cookie });

/** From the button to the result, at the club. */
async function walk(login: string, purpose: Purpose = 'logIn', by = guest()) {
  const flow = await start(purpose, by);
  return complete(await club.logIn(flow.url, login), flow, by);
}

const member = (session: Session): By & { id: string } => ({
  id: session.result._id,
  request: (options) =>
    server.request({ ...options, headers: { ...options.headers, authorization: `Bearer ${session.token}` } }),
});

const signUpAs = async (login: string, fields: object = {}) => {
  const { ticket } = (await walk(login)).json<Result>().signUp!;
  const account = { name: 'Nora', username: login, email: `${login}@example.org`, ...fields };
  return post('/api/identity-providers/sign-up', { ticket, ...account }, guest());
};

const joinAs = async (login: string) => member((await signUpAs(login)).json<Session>());

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

async function addPasskey(by: By): Promise<string> {
  const authenticator = createAuthenticator();
  const { challengeId, options } = (await post('/api/second-factor/passkeys/start', undefined, by)).json<
    Schemas['PasskeyOptions']
  >();
  const response = authenticator.register(String(options['challenge']));
  await post('/api/second-factor/passkeys', { challengeId, response }, by);
  return authenticator.id;
}

it('lists the providers', async () => {
  const response = await server.request({ url: '/api/identity-providers' });
  expect(response.json<Schemas['IdentityProviders']>().providers[0]).toEqual({
    id: 'club',
    name: 'The club',
  });
});

describe('a log-in', () => {
  it('signs up an unknown identity with a username, and logs a known one in', async () => {
    const login = `nora${count}`;
    club.people.set(login, {
      name: 'Nora',
      preferred_username: `nora ${count}!`,
      email: `${login}@Example.org`,
      email_verified: true,
    });

    const { signUp: offer } = (await walk(login)).json<Result>();
    expect(offer).toMatchObject({ name: 'Nora', username: login, email: `${login}@Example.org` });
    const account = { ticket: offer!.ticket, name: 'Nora', username: login, email: offer!.email };
    const created = await post('/api/identity-providers/sign-up', account, guest());
    const again = await post('/api/identity-providers/sign-up', account, guest());
    const { session } = (await walk(login)).json<Result>();

    expect([created.statusCode, again.statusCode]).toEqual([201, 410]);
    const { _id } = created.json<Session>().result;
    expect(session?.result._id).toBe(_id);
    const stored = await server.db.selectFrom('users').selectAll().where('id', '=', _id).executeTakeFirst();
    expect(stored).toMatchObject({ email: `${login}@example.org`, password_hash: null });
    expect(stored?.email_verified_on).toBeInstanceOf(Date);
  });

  it('holds to the rules of every sign-up, and lets the form be corrected', async () => {
    const ada = await signUp(server, `Ada${count}`);
    const { ticket } = (await walk(`rules${count}`)).json<Result>().signUp!;
    const send = (fields: object) =>
      post(
        '/api/identity-providers/sign-up',
        { ticket, name: 'Rue', username: `rue${count}`, email: `rue${count}@example.org`, ...fields },
        guest(),
      );

    const refused = [
      await send({ username: 'x' }),
      await send({ referralCode: 'NOBODY' }),
      await send({ username: ada.username }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409]);
    expect((await send({})).statusCode).toBe(201);
  });

  it('never finds an account by its e-mail address', async () => {
    const ada = await signUp(server, `Mail${count}`);
    const login = `thief${count}`;
    club.people.set(login, { email: ada.email, email_verified: true });

    expect((await walk(login)).json<Result>()).not.toHaveProperty('session');
    const response = await signUpAs(login, { email: ada.email });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: messages.emailTaken });
  });

  it('asks for the second factor of the account', async () => {
    const nora = await joinAs(`factor${count}`);
    await addPasskey(nora);

    const response = await walk(`factor${count}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'second_factor_needed', challenge: {} });
  });

  it('says what to do when the user cancels or the provider is broken', async () => {
    const cancelled = await walk('');
    expect(cancelled.statusCode).toBe(400);
    expect(cancelled.json()).toMatchObject({ message: identityMessages.cancelled('The club') });

    const liar = await post('/api/identity-providers/liar/start', { purpose: 'logIn' }, guest());
    expect(liar.statusCode).toBe(503);
    expect(liar.json()).toMatchObject({ message: identityMessages.providerSilent('Liar') });
    expect((await complete('state=x', { cookie: '' }, guest(), 'nobody')).statusCode).toBe(404);
  });
});

describe('an answer is refused', () => {
  it('a second time', async () => {
    const flow = await start();
    const query = await club.logIn(flow.url, `replay${count}`);

    expect((await complete(query, flow)).statusCode).toBe(200);
    expect((await complete(query, flow)).statusCode).toBe(410);
    // With a code that was used, in a new flow.
    const fresh = await start();
    const state = new URL(fresh.url).searchParams.get('state') ?? '';
    const replayed = new URLSearchParams(query);
    replayed.set('state', state);
    expect((await complete(replayed.toString(), fresh)).statusCode).toBe(400);
  });

  it('in another browser, and late', async () => {
    const flow = await start();
    const query = await club.logIn(flow.url, `browser${count}`);
    for (const cookie of ['', (await start()).cookie]) {
      expect((await complete(query, { cookie })).statusCode).toBe(410);
    }
    await server.db
      .updateTable('sign_in_flows')
      .set({ ends_on: new Date(0) })
      .execute();
    expect((await complete(query, flow)).json()).toMatchObject({ message: identityMessages.flowOver });
  });

  it('with another nonce or code verifier', async () => {
    for (const change of [{ nonce: 'other' }, { code_verifier: 'a'.repeat(43) }]) {
      const flow = await start();
      const query = await club.logIn(flow.url, `nonce${count}`);
      const state = new URL(flow.url).searchParams.get('state') ?? '';
      await server.db
        .updateTable('sign_in_flows')
        .set(change)
        .where('state_hash', '=', hashOfToken(state))
        .execute();
      const response = await complete(query, flow);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: identityMessages.refused('The club') });
    }
  });

  it('of another provider (mix-up)', async () => {
    const flow = await start();
    const query = await club.logIn(flow.url, `mix${count}`);
    expect((await complete(query, flow, guest(), 'rival')).statusCode).toBe(410);

    const other = await start('logIn', guest(), 'rival');
    const swapped = new URLSearchParams(query);
    swapped.set('state', new URL(other.url).searchParams.get('state') ?? '');
    // Its issuer is not the rival's.
    expect((await complete(swapped.toString(), other, guest(), 'rival')).statusCode).toBe(400);
  });
});

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

    // Eve has Ada's browser finish what Eve has started.
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

  it('is taken back, but never the last way to log in', async () => {
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
    expect(refused.json()).toMatchObject({ message: identityMessages.useFactor });
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
    mailed = await createMailApp({ identityProviders: providers() });
    plain = server;
    server = mailed;
  });
  afterAll(async () => {
    server = plain;
    await mailed.close();
  });

  it('confirms an address first that the provider has not verified', async () => {
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
      'Codes of an app were added at Alphazone',
      'Codes of an app were removed at Alphazone',
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

describe('on a server by invitation', () => {
  let closed: TestApp;
  let plain: TestApp;
  beforeAll(async () => {
    closed = await createTestApp({
      identityProviders: providers(),
      settings: { signUp: { mode: 'invite', challenge: { kind: 'off' } } },
    });
    plain = server;
    server = closed;
  });
  afterAll(async () => {
    server = plain;
    await closed.close();
  });

  it('a sign-up needs an invitation, and uses it up', async () => {
    const host = await joinAs(`host${count}`);
    const { token } = (await post('/api/invitations', undefined, host)).json<Schemas['Invitation']>();
    const { ticket } = (await walk(`guest${count}`)).json<Result>().signUp!;
    const account = { ticket, name: 'Gus', username: `guest${count}`, email: `guest${count}@example.org` };
    const send = (fields: object) =>
      post('/api/identity-providers/sign-up', { ...account, ...fields }, guest());

    expect((await send({})).json()).toMatchObject({ code: 'invitation_needed' });
    expect((await send({ invitation: token })).statusCode).toBe(201);
    const late = await signUpAs(`late${count}`, { invitation: token });
    expect(late.json()).toMatchObject({ code: 'invitation_needed' });
  });
});
