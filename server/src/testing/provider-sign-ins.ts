import type { components, Session } from '@alphazone/client';
import { expect } from 'vitest';

import { createIdentityProviders, type IdentityProvider } from '../identities/providers';
import { createAuthenticator } from './authenticator';
import { startOidcProvider, testClient, type TestProvider } from './identity-provider';
import { publicUrl } from './mail-app';
import type { TestMember } from './members';
import type { TestApp } from './test-app';

type Schemas = components['schemas'];
type Purpose = Schemas['SignInPurpose'];

/** The caller: a guest, or a member with a token. */
export type By = Pick<TestMember, 'request'>;

interface Flow {
  cookie: string;
  url: string;
}

export interface TestProviders {
  club: TestProvider;
  /** A new value for each server. The provider `liar` answers, but under another issuer. */
  settings: () => readonly IdentityProvider[];
  close: () => Promise<void>;
}

export async function startProviders(): Promise<TestProviders> {
  const club = await startOidcProvider(['club', 'rival'].map((id) => `${publicUrl}/Auth/callback/${id}`));
  const rival = await startOidcProvider([`${publicUrl}/Auth/callback/rival`]);
  const providers = [
    { id: 'club', name: 'The club', issuer: club.issuer, scope: 'openid email profile' },
    { id: 'rival', name: 'Rival', issuer: rival.issuer, scope: 'openid' },
    { id: 'liar', name: 'Liar', issuer: club.issuer.replace('localhost', '127.0.0.1'), scope: 'openid' },
  ].map((provider) => ({ ...provider, ...testClient }));
  return {
    club,
    settings: () => createIdentityProviders({ publicUrl, providers }),
    close: async () => {
      await club.close();
      await rival.close();
    },
  };
}

/** The browser's side of a sign-in. Functions, because tests start and change the server later. */
export function createProviderSignIns(server: () => TestApp, club: () => TestProvider) {
  const guest = (): By => server();

  const post = (
    url: string,
    payload: object | undefined,
    by: By = guest(),
    headers: Record<string, string> = {},
  ) => by.request({ method: 'POST', url, headers, ...(payload && { payload }) });

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
    return complete(await club().logIn(flow.url, login), flow, by);
  }

  const member = (session: Session): By & { id: string } => ({
    id: session.result._id,
    request: (options) =>
      server().request({
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${session.token}` },
      }),
  });

  const signUpAs = async (login: string, fields: object = {}) => {
    const { ticket } = (await walk(login)).json<Schemas['SignInResult']>().signUp!;
    const account = { name: 'Nora', username: login, email: `${login}@example.org`, ...fields };
    return post('/api/identity-providers/sign-up', { ticket, ...account });
  };

  const joinAs = async (login: string) => member((await signUpAs(login)).json<Session>());

  async function addPasskey(by: By): Promise<string> {
    const authenticator = createAuthenticator();
    const { challengeId, options } = (await post('/api/second-factor/passkeys/start', undefined, by)).json<
      Schemas['PasskeyOptions']
    >();
    const response = authenticator.register(String(options['challenge']));
    await post('/api/second-factor/passkeys', { challengeId, response }, by);
    return authenticator.id;
  }

  return { guest, post, start, complete, walk, member, signUpAs, joinAs, addPasskey };
}
