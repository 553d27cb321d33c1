import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createAuthenticator } from '../../testing/authenticator';
import { countBlocked } from '../../testing/blocked-transactions';
import { createMailApp, type MailApp } from '../../testing/mail-app';
import { testPassword } from '../../testing/members';
import {
  createProviderSignIns,
  startProviders,
  type By,
  type TestProviders,
} from '../../testing/provider-sign-ins';
import { grantRole } from '../../testing/roles';
import { addTotp, challengeFrom, codeOf } from '../../testing/second-factor';
import { deleteSessionsOf } from './sessions-repository';
import { incrementTokenVersion } from './token-version-repository';

let providers: TestProviders;
let server: MailApp;
let ada: By & { id: string };
let count = 0;

const { walk, start, complete, member } = createProviderSignIns(
  () => server,
  () => providers.club,
);

beforeAll(async () => {
  providers = await startProviders();
  server = await createMailApp({ identityProviders: providers.settings() });
});
beforeEach(async () => {
  ada = member(await server.join(`Ada${(count += 1)}`));
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

type Call = () => Promise<LightMyRequestResponse>;

/** What a thief begins with a stolen session. It waits until the member, who has noticed, has ended all sessions. */
async function outlast(call: Call): Promise<LightMyRequestResponse> {
  const waiting = await server.db.transaction().execute(async (transaction) => {
    await incrementTokenVersion(transaction, ada.id);
    const response = call();
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await deleteSessionsOf(transaction, ada.id, undefined);
    return [response];
  });
  return waiting[0]!;
}

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => () =>
  ada.request({ method, url, ...(payload && { payload }) });

const calls: [string, () => Call | Promise<Call>][] = [
  ['an authenticator app', () => send('POST', '/api/second-factor/totp')],
  [
    'the code that confirms it',
    async () => {
      const { secret } = (await send('POST', '/api/second-factor/totp')()).json<{ secret: string }>();
      return send('POST', '/api/second-factor/totp/confirm', { code: codeOf(secret) });
    },
  ],
  [
    'the end of an authenticator app',
    async () => {
      await addTotp(ada);
      return send('DELETE', '/api/second-factor/totp');
    },
  ],
  [
    'a passkey',
    async () => {
      const { challengeId, challenge } = await challengeFrom(ada, '/api/second-factor/passkeys/start');
      const response = createAuthenticator().register(challenge);
      return send('POST', '/api/second-factor/passkeys', { challengeId, response });
    },
  ],
  [
    'new recovery codes',
    async () => {
      await addTotp(ada);
      return send('POST', '/api/second-factor/recovery-codes');
    },
  ],
  [
    'a linked account',
    async () => {
      const flow = await start('link', ada);
      const query = await providers.club.logIn(flow.url, `linked${count}`);
      return () => complete(query, flow, ada);
    },
  ],
  [
    'the end of a linked account',
    async () => {
      await walk(`linked${count}`, 'link', ada);
      return send('DELETE', '/api/identities/club');
    },
  ],
  [
    'another address',
    () => send('PUT', `/api/users/${ada.id}/email`, { email: 'thief@example.org', password: testPassword }),
  ],
  [
    'another password',
    () =>
      send('POST', `/api/users/${ada.id}/password`, {
        oldPassword: testPassword,
        newPassword: 'thief horse battery 1',
      }),
  ],
  ['the deletion', () => send('DELETE', `/api/users/${ada.id}`, { password: testPassword })],
  [
    'a granted role',
    async () => {
      await grantRole(server.db, ada.id, 'administrator');
      const { id: userId } = member(await server.join(`Eve${count}`));
      return send('POST', '/api/moderation/roles', { userId, role: 'administrator' });
    },
  ],
  [
    'a removed role',
    async () => {
      await grantRole(server.db, ada.id, 'administrator');
      const { id: userId } = member(await server.join(`Eve${count}`));
      await grantRole(server.db, userId, 'moderator');
      const { id } = await server.db
        .selectFrom('roles')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return send('DELETE', `/api/moderation/roles/${id}`);
    },
  ],
];

it.each(calls)('a session that ends meanwhile changes nothing: %s', async (_, prepare) => {
  const response = await outlast(await prepare());

  expect([response.statusCode, response.json()]).toEqual([
    401,
    { message: 'Log in to continue.', code: 'unauthorized' },
  ]);
});
