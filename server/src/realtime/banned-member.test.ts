import type { Session } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { areCurrent, findSessionClaims } from '../accounts/sessions/identify';
import { moderationMessages } from '../moderation/messages';
import { testPassword, type TestMember } from '../testing/members';
import {
  createForumOfTwo,
  join,
  say,
  startTestRealtime,
  type TestRealtime,
} from '../testing/realtime-clients';
import { appointAdmin } from '../testing/rows';
import type { TestApp } from '../testing/test-app';

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let server: TestRealtime;

beforeAll(async () => {
  ({ forum, ada, bob } = await createForumOfTwo());
  await appointAdmin(forum.db, ada.id);
  server = await startTestRealtime(forum, {
    verify: (token) => findSessionClaims(token, forum.db, forum.settings),
    areCurrent: (claims) => areCurrent(claims, forum.db),
  });
});

afterAll(async () => {
  await server.close();
  await forum.close();
});

it('while banned, members follow their own room and learn why messages are refused', async () => {
  const url = `/api/moderation/members/${bob.id}/sanctions`;
  const ban = { kind: 'ban', reason: 'scam' };
  expect((await ada.request({ method: 'POST', url, payload: ban })).statusCode).toBe(200);
  const { token } = await logIn(bob);
  const client = await server.connect(token);

  expect(await join(client, bob.id)).toMatchObject({ ok: true });
  expect(await say(client, 'Let me back in')).toMatchObject({
    ok: false,
    message: moderationMessages.ban('Scam or fraud', undefined),
  });

  expect((await ada.request({ method: 'DELETE', url: `${url}/ban` })).statusCode).toBe(200);
  expect(await say(client, 'Thank you')).toMatchObject({ ok: true });
});

async function logIn({ email }: TestMember): Promise<Session> {
  const payload = { email, password: testPassword };
  return (await forum.request({ method: 'POST', url: '/api/users/login', payload })).json<Session>();
}
