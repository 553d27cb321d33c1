import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** Claims of the people by their login. Others have only a subject. */
  people: Map<string, Record<string, unknown>>;
  /** Logs in like a browser. @returns The query that the provider adds to the redirect URI. */
  logIn: (authorizationUrl: string, login: string) => Promise<string>;
  close: () => Promise<void>;
}

export const testClient = { clientId: 'forum', clientSecret: 'a secret of the forum and the provider' };

/** A certified provider on this machine. Its page asks only for a login. */
export async function startOidcProvider(redirectUris: string[]): Promise<TestProvider> {
  const people: TestProvider['people'] = new Map();
  // The issuer contains the port.
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A different site than the forum's IP address, so that their cookies are separate.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: testClient.clientId, client_secret: testClient.clientSecret, redirect_uris: redirectUris },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key that only the tests know'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // Grants the requested scopes.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const callback = provider.callback();

  async function handle(...[request, response]: Parameters<typeof callback>): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const login = new URLSearchParams(body).get('login');
    const result =
      login === null || login === ''
        ? { error: 'access_denied', error_description: 'The person has cancelled.' }
        : { login: { accountId: login } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    issuer,
    people,
    async logIn(authorizationUrl, login) {
      const cookies = new Map<string, string>();
      let next = authorizationUrl;
      let method = 'GET';
      while (next.startsWith(issuer)) {
        const response = await fetch(next, {
          method,
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(method === 'POST' && { body: new URLSearchParams({ login }) }),
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null && response.status !== 200) {
          throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        }
        method = location === null ? 'POST' : 'GET';
        if (location !== null) next = new URL(location, issuer).href;
      }
      return new URL(next).search.slice(1);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const page = `<!doctype html><html lang="en"><title>The club</title><main><h1>The club</h1>
<form method="post"><label>Login <input name="login" autofocus></label> <button>Continue</button></form></main></html>`;
