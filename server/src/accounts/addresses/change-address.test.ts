import type { components, Session } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertMail } from '../../mail/mails-repository';
import { messages } from '../../messages';
import { countBlocked } from '../../testing/blocked-transactions';
import { createMailApp, emailSettingsOf, makeMailsDue, type MailApp } from '../../testing/mail-app';
import { testPassword } from '../../testing/members';
import { lockMember } from '../accounts-repository';

type Device = components['schemas']['ListedSession'];

let server: MailApp;
beforeAll(async () => {
  server = await createMailApp();
});
afterAll(() => server.close());

const logIn = (email: string) => server.post('/api/users/login', { email, password: testPassword });
const confirm = (token: string) => server.post('/api/email/confirm', { token });
const completeReset = (token: string) =>
  server.post('/api/password-reset/complete', { token, password: 'battery staple 2' });
const change = ({ token, result }: Session, email: string, password = testPassword) =>
  server.request({
    method: 'PUT',
    url: `/api/users/${result._id}/email`,
    headers: { authorization: `Bearer ${token}` },
    payload: { email, password },
  });

describe('a new address', () => {
  it('takes effect when its link is opened, and notifies the old address', async () => {
    const ada = await server.join('Mover');
    await server.post('/api/password-reset/request', { email: ada.email });
    const oldReset = await server.tokenFor(ada.email);
    expect((await change(ada, 'moved@example.org')).json()).toEqual({ message: messages.newAddressSent });
    expect((await logIn(ada.email)).statusCode).toBe(200);
    const [notice] = (await server.mailsTo(ada.email)).slice(-1);
    expect(notice?.headers).toContain('A new email address was requested');
    expect(notice?.body).toContain('moved@example.org');

    const confirmed = await confirm(await server.tokenFor('moved@example.org'));

    expect(confirmed.json()).toEqual({ message: messages.addressChanged });
    expect(await emailSettingsOf(server, ada)).toMatchObject({ email: 'moved@example.org', verified: true });
    expect((await logIn('moved@example.org')).statusCode).toBe(200);
    expect((await server.mailsTo(ada.email)).at(-1)?.headers).toContain(
      'Your email address at Alphazone was changed',
    );
    expect((await completeReset(oldReset)).statusCode).toBe(410);
  });

  it('ends earlier changes whose mails still wait', async () => {
    const ada = await server.join('Hasty');
    server.smtp.refuse(451, 'mistyped@example.org');
    await change(ada, 'mistyped@example.org');
    await change(ada, 'hasty2@example.org');
    await confirm(await server.tokenFor('hasty2@example.org'));

    server.smtp.refuse(250, 'mistyped@example.org');
    await makeMailsDue(server.db);

    expect(await server.mailsTo('mistyped@example.org')).toEqual([]);
  });

  it('gets the mails queued for the old one, except notices of log-in changes', async () => {
    const ada = await server.join('Away');
    server.smtp.refuse(451, ada.email);
    for (const kind of ['sign-up approved', 'passkey added'] as const)
      await server.db
        .transaction()
        .execute((transaction) =>
          insertMail(transaction, { kind, recipient: ada.email, userId: ada.result._id }),
        );
    await change(ada, 'away2@example.org');
    await confirm(await server.tokenFor('away2@example.org'));
    const before = (await server.mailsTo(ada.email)).length;

    server.smtp.refuse(250, ada.email);
    await makeMailsDue(server.db);

    const [, approved] = await server.mailsTo('away2@example.org');
    expect(approved?.headers).toContain('You can write at Alphazone now');
    const subjects = (await server.mailsTo(ada.email)).slice(before).map(({ headers }) => headers);
    expect(subjects.join()).toContain('A passkey was added');
    expect(subjects.join()).not.toContain('You can write');
  });

  it.each([
    ['all sessions', ({ result }: Session) => `/api/users/${result._id}/logout-everywhere`],
    ['the session that asked for it', () => undefined],
  ])('is not taken by a link after the member has ended %s', async (what, urlOf) => {
    const name = what === 'all sessions' ? 'Robbed' : 'Robbed2';
    const ada = await server.join(name);
    const other = (await logIn(ada.email)).json<Session>();
    const thief = `thief-of-${name.toLowerCase()}@example.org`;
    await change(ada, thief);
    const token = await server.tokenFor(thief);
    const headers = { authorization: `Bearer ${other.token}` };
    const url = urlOf(ada);
    const sessions = (await server.request({ url: '/api/sessions', headers })).json<Device[]>();
    const stolen = sessions.find(({ isCurrent }) => !isCurrent)?._id;

    const ended = url
      ? await server.request({ method: 'POST', url, headers })
      : await server.request({ method: 'DELETE', url: `/api/sessions/${stolen}`, headers });

    expect(ended.statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(410);
  });

  it('is not mailed when all sessions end while it is requested', async () => {
    const ada = await server.join('Raced');
    const [ending] = await server.db.transaction().execute(async (transaction) => {
      // As a request does.
      await lockMember(transaction, ada.result._id);
      const mail = {
        kind: 'change address',
        recipient: 'thief3@example.org',
        userId: ada.result._id,
      } as const;
      await insertMail(transaction, mail);
      const pending = server.post(`/api/users/${ada.result._id}/logout-everywhere`, {}, ada.token);
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      return [pending];
    });

    expect((await ending).statusCode).toBe(200);
    expect(await server.mailsTo('thief3@example.org')).toEqual([]);
  });

  it('survives a log-out: the member may open the link elsewhere', async () => {
    const ada = await server.join('Leaver');
    await change(ada, 'leaver2@example.org');
    const headers = { authorization: `Bearer ${ada.token}` };
    const loggedOut = await server.request({ method: 'POST', url: '/api/session/end', headers });
    expect(loggedOut.statusCode).toBe(200);

    expect((await confirm(await server.tokenFor('leaver2@example.org'))).statusCode).toBe(200);
  });

  it('leaves nothing of the old one when the account is deleted', async () => {
    const ada = await server.join('Former');
    await change(ada, 'former2@example.org');
    await confirm(await server.tokenFor('former2@example.org'));
    await server.mailsTo(ada.email);
    await server.request({
      method: 'DELETE',
      url: `/api/users/${ada.result._id}`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { password: testPassword, content: 'delete' },
    });

    const mails = await server.db.selectFrom('mails').select('recipient').execute();
    expect(mails.filter(({ recipient }) => recipient.startsWith('former'))).toEqual([]);
  });

  it('is indistinguishable from one that has an account', async () => {
    const [ada, bob] = [await server.join('Asker'), await server.join('Other')];
    const free = await change(ada, 'free@example.org');
    const taken = await change(ada, bob.email);

    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect((await server.mailsTo(bob.email)).at(-1)?.headers).toContain('You already have an account');
  });

  it('needs the password and another account', async () => {
    const [ada, bob] = [await server.join('Careless'), await server.join('Stranger')];

    expect((await change(ada, 'x@example.org', 'wrong')).statusCode).toBe(403);
    expect((await change(ada, ada.email)).statusCode).toBe(400);
    expect((await change({ ...ada, token: bob.token }, 'x@example.org')).statusCode).toBe(403);
  });

  it('is refused when it was taken before the link was opened', async () => {
    const ada = await server.join('Slow');
    const email = 'wanted@example.org';
    await change(ada, email);
    const token = await server.tokenFor(email);
    await server.post('/api/users/signup', {
      name: 'faster',
      username: 'faster',
      email,
      password: testPassword,
    });
    await confirm(await server.tokenFor(email));

    expect((await confirm(token)).statusCode).toBe(409);
  });
});
