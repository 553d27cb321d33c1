import type { components, Session } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import type { TestProvider } from '../testing/identity-provider';
import { signUp } from '../testing/members';
import {
  createProviderSignIns,
  startProviders,
  type By,
  type TestProviders,
} from '../testing/provider-sign-ins';
import { appointAdmin } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { hashOfToken } from '../secrets/token-hash';
import { identityMessages } from './messages';

type Schemas = components['schemas'];
type Result = Schemas['SignInResult'];

let servers: TestProviders;
let club: TestProvider;
let server: TestApp;
let count = 0;

const { post, start, complete, walk, guest, signUpAs, joinAs, addPasskey } = createProviderSignIns(
  () => server,
  () => club,
);

beforeAll(async () => {
  servers = await startProviders();
  club = servers.club;
  server = await createTestApp({ identityProviders: servers.settings(), settings: { trustProxy: true } });
});
afterAll(async () => {
  await server.close();
  await servers.close();
});
beforeEach(() => {
  count += 1;
});

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

  it('follows the rules of every sign-up, and lets the form be corrected', async () => {
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

  it('never finds an account by its email address', async () => {
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

  it('is refused from a closed network, even with another member’s session', async () => {
    await joinAs(`closed${count}`);
    const other = await joinAs(`open${count}`);
    const from =
      (address: string): By['request'] =>
      (options) =>
        other.request({ ...options, headers: { ...options.headers, 'x-forwarded-for': address } });
    const admin = await signUp(server, `Boss${count}`);
    await appointAdmin(server.db, admin.id);
    const ban = { address: '203.0.113.9', reason: 'spam', days: 1 };
    expect((await post('/api/moderation/address-bans', ban, admin)).statusCode).toBe(200);

    const refused = await walk(`closed${count}`, 'logIn', { request: from('203.0.113.7') });
    const opened = await walk(`closed${count}`, 'logIn', { request: from('203.0.114.7') });

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'network_banned']);
    expect(opened.statusCode).toBe(200);
  });

  it('explains a cancellation and a broken provider', async () => {
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
    // A used code in a new flow.
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

describe('on a server by invitation', () => {
  let closed: TestApp;
  let plain: TestApp;
  beforeAll(async () => {
    closed = await createTestApp({
      identityProviders: servers.settings(),
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
