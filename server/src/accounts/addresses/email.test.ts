import type { Post, Session } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createChat } from '../../chat/chat';
import { announceNothing } from '../../outcome/announce';
import type { DatabaseTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { prepareMail } from '../../mail/prepare-mail';
import { messages } from '../../messages';
import { countBlocked } from '../../testing/blocked-transactions';
import { createMailApp, emailSettingsOf, type MailApp } from '../../testing/mail-app';
import { signUp, testPassword } from '../../testing/members';
import { createTestApp } from '../../testing/test-app';
import { maxLogInChanges, maxPerEmail } from './mail-requests';
import { createIsVerified } from './require-verified';

let server: MailApp;
beforeAll(async () => {
  server = await createMailApp();
});
afterAll(() => server.close());

const signup = (name: string, email = `${name}@example.org`) =>
  server.post('/api/users/signup', { name, username: name, email, password: testPassword });
const logIn = (email: string, password: string) => server.post('/api/users/login', { email, password });
const confirm = (token: string) => server.post('/api/email/confirm', { token });
const requestReset = (email: string) => server.post('/api/password-reset/request', { email });
const complete = (token: string, password = 'battery staple 2') =>
  server.post('/api/password-reset/complete', { token, password });
const expire = () => sql`update mail_links set expires_on = now()`.execute(server.db);

describe('signup on a server with mail', () => {
  it('responds the same to known and unknown addresses, and mails both', async () => {
    const ada = await server.join('Ada');
    const unknown = await signup('newcomer');
    const known = await signup('impostor', ada.email.toUpperCase());

    expect(unknown.statusCode).toBe(403);
    expect(unknown.json()).toEqual({ message: messages.checkYourEmail, code: 'confirmation_needed' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [, toKnown] = await server.mailsTo(ada.email);
    expect(toKnown?.headers).toContain('Subject: You already have an account at Alphazone');
    expect(toKnown?.body).not.toContain('/Auth/confirm');
  });

  it('creates the account when the link is opened, once', async () => {
    await signup('cleo');
    expect((await logIn('cleo@example.org', testPassword)).statusCode).toBe(401);
    const token = await server.tokenFor('cleo@example.org');

    const [first, second] = await Promise.all([confirm(token), confirm(token)]);
    const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];

    expect(won.json()).toMatchObject({ message: messages.signedUp, session: { result: { name: 'cleo' } } });
    expect(lost.statusCode).toBe(410);
    expect((await logIn('cleo@example.org', testPassword)).statusCode).toBe(200);
    expect(await emailSettingsOf(server, won.json<{ session: Session }>().session)).toMatchObject({
      verified: true,
    });
  });

  it('refuses a username that is taken, or was taken before the link was opened', async () => {
    await signup('twin', 'twin1@example.org');
    await signup('twin', 'twin2@example.org');
    const tokens = [await server.tokenFor('twin1@example.org'), await server.tokenFor('twin2@example.org')];
    await confirm(tokens[0] ?? '');

    expect((await confirm(tokens[1] ?? '')).statusCode).toBe(409);
    expect((await signup('twin', 'twin3@example.org')).statusCode).toBe(409);
  });

  it('refuses a link after a day, a forged one, and one of another purpose', async () => {
    const ada = await server.join('Late');
    await requestReset(ada.email);
    const reset = await server.tokenFor(ada.email);
    await signup('slow');
    const token = await server.tokenFor('slow@example.org');
    const links = await server.db
      .selectFrom('mail_links')
      .select([
        'purpose',
        sql<number>`30 * ceil(extract(epoch from expires_on - now()) / 1800)::int`.as('minutes'),
      ])
      .where('email', 'in', [ada.email, 'slow@example.org'])
      .orderBy('minutes')
      .execute();
    await expire();

    expect(links).toEqual([
      { purpose: 'reset password', minutes: 30 },
      { purpose: 'sign up', minutes: 24 * 60 },
    ]);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await confirm('forged')).statusCode).toBe(410);
    expect((await confirm(reset)).statusCode).toBe(410);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link in the mail, which ends all sessions and logs in', async () => {
    const ada = await server.join('Forgetful');
    const request = await requestReset(' Forgetful@EXAMPLE.org'.trim());
    const token = await server.tokenFor(ada.email);
    const stored = await server.db.selectFrom('mail_links').select('token_hash').execute();

    const response = await complete(token);

    expect(request.json()).toEqual({ message: messages.resetRequested });
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(stored)).not.toContain(token);
    const session = response.json<Session>();
    expect(session.result._id).toBe(ada.result._id);
    expect(await emailSettingsOf(server, session)).toMatchObject({ email: ada.email });
    expect(await emailSettingsOf(server, ada)).toMatchObject({ code: 'unauthorized' });
    expect((await logIn(ada.email, testPassword)).statusCode).toBe(401);
    expect((await logIn(ada.email, 'battery staple 2')).statusCode).toBe(200);
    expect((await server.mailsTo(ada.email)).at(-1)?.headers).toContain(
      'Your password at Alphazone was changed',
    );
  });

  it('has the same response for an unknown address, which gets no mail', async () => {
    const ada = await server.join('Known');
    const known = await requestReset(ada.email);
    const unknown = await requestReset('unknown@example.org');

    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await server.mailsTo('unknown@example.org')).toEqual([]);
  });

  it('refuses used, expired and forged links, and keeps the link after a weak password', async () => {
    const ada = await server.join('Weak');
    await requestReset(ada.email);
    const token = await server.tokenFor(ada.email);

    expect((await complete(token, 'weak')).statusCode).toBe(400);
    const both = await Promise.all([complete(token), complete(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await complete(token)).json()).toEqual({ message: messages.linkGone, code: 'gone' });
    expect((await complete('forged')).statusCode).toBe(410);

    await requestReset(ada.email);
    const late = await server.tokenFor(ada.email);
    await expire();
    expect((await complete(late)).statusCode).toBe(410);
  });

  it('loses its link when the password is changed, and another member keeps theirs', async () => {
    const [ada, bob] = [await server.join('Changer'), await server.join('Keeper')];
    for (const { email } of [ada, bob]) await requestReset(email);
    const [token, kept] = [await server.tokenFor(ada.email), await server.tokenFor(bob.email)];
    const passwords = { oldPassword: testPassword, newPassword: 'battery staple 2' };
    const changed = await server.post(`/api/users/${ada.result._id}/password`, passwords, ada.token);

    expect(changed.statusCode).toBe(200);
    expect((await complete(token)).statusCode).toBe(410);
    expect((await complete(kept)).statusCode).toBe(200);
  });

  it('cancels a pending change of the address, which a thief may have requested', async () => {
    const ada = await server.join('Hijacked');
    const stranger = 'stranger@example.net';
    await requestReset(ada.email);
    const reset = await server.tokenFor(ada.email);
    await server.request({
      method: 'PUT',
      url: `/api/users/${ada.result._id}/email`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { email: stranger, password: testPassword },
    });
    const link = await server.tokenFor(stranger);
    // The stranger's mail server requests a retry, which would have a new link.
    await sql`update mails set sent_on = null, next_try_on = now() where recipient = ${stranger}`.execute(
      server.db,
    );

    const replaced = await complete(reset);

    expect((await confirm(link)).statusCode).toBe(410);
    expect(await server.mailsTo(stranger)).toHaveLength(1);
    expect(await emailSettingsOf(server, replaced.json<Session>())).toMatchObject({ email: ada.email });
  });

  it('ends a change of the address whose mail is about to be sent', async () => {
    const ada = await server.join('Racing');
    await requestReset(ada.email);
    const reset = await server.tokenFor(ada.email);
    const mail = {
      id: newId(),
      kind: 'change address',
      userId: ada.result._id,
      recipient: 'racing@example.net',
      data: {},
    } as const;
    const { id, kind, recipient } = mail;
    await server.db
      .insertInto('mails')
      .values({ id, kind, recipient, user_id: mail.userId, data: '{}', next_try_on: null })
      .execute();
    const prepare = (transaction: DatabaseTransaction) =>
      prepareMail(transaction, mail, { brand: 'Alphazone', publicUrl: 'http://localhost', secret: 'secret' });
    const links = sql`select from mail_links where user_id = ${mail.userId}`;

    const { replaced } = await server.db.transaction().execute(async (transaction) => {
      await prepare(transaction);
      let isDone = false;
      const completed = complete(reset).finally(() => (isDone = true));
      await expect.poll(async () => isDone || (await countBlocked(server.db)) === 1).toBe(true);
      return { replaced: completed };
    });

    expect((await replaced).statusCode).toBe(200);
    expect((await links.execute(server.db)).rows).toEqual([]);
    expect(await server.db.transaction().execute(prepare)).toBeUndefined();
    expect((await links.execute(server.db)).rows).toEqual([]);
  });

  it('does not replace a second factor', async () => {
    const ada = await server.join('Careful');
    await sql`
      insert into totp_secrets (user_id, secret, confirmed_on)
      values (${ada.result._id}, 'JBSWY3DPEHPK3PXP', now())`.execute(server.db);
    await requestReset(ada.email);

    const response = await complete(await server.tokenFor(ada.email));

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await logIn(ada.email, 'battery staple 2')).json()).toMatchObject({
      code: 'second_factor_needed',
    });
  });

  it('never verifies an account with a second factor, which may be a squatter’s', async () => {
    const squatter = await server.join('Squatter');
    const { _id: id } = squatter.result;
    await sql`update users set email_verified_on = null where id = ${id}`.execute(server.db);
    await sql`
      insert into totp_secrets (user_id, secret, confirmed_on) values (${id}, 'JBSWY3DPEHPK3PXP', now())`.execute(
      server.db,
    );
    await requestReset(squatter.email);

    expect((await complete(await server.tokenFor(squatter.email))).statusCode).toBe(401);

    const user = await server.db
      .selectFrom('users')
      .select('email_verified_on')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user).toEqual({ email_verified_on: null });
  });

  it('leaves no trace of the address once the account is deleted', async () => {
    const ada = await server.join('Leaver');
    await requestReset(ada.email);
    await server.mailer.deliver();

    const deleted = await server.request({
      method: 'DELETE',
      url: `/api/users/${ada.result._id}`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { password: testPassword, content: 'delete' },
    });

    expect(deleted.statusCode).toBe(200);
    for (const [table, column] of [
      ['mails', 'recipient'],
      ['mail_links', 'email'],
    ] as const) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${ada.email}`.execute(server.db);
      expect(rows).toEqual([]);
    }
  });

  it('is limited per address, for known and unknown ones alike', async () => {
    const limited = await createMailApp({ settings: { rateLimits: true } });
    const ask = async (email: string) => {
      const statuses: number[] = [];
      for (let n = 0; n <= maxPerEmail; n += 1)
        statuses.push((await limited.post('/api/password-reset/request', { email })).statusCode);
      return statuses;
    };
    const expected = [...Array<number>(maxPerEmail).fill(200), 429];

    // The sign-up of the known address counts too.
    const { result, token } = await limited.join('Ada');
    expect(await ask('ada@example.org')).toEqual([...expected.slice(1), 429]);
    expect(await ask('unknown@example.org')).toEqual(expected);
    // The requests of strangers do not count against the member's own.
    await limited.db.updateTable('users').set({ email_verified_on: null }).execute();
    const verify = () => limited.post(`/api/users/${result._id}/email/verify`, {}, token);
    for (const status of expected) expect((await verify()).statusCode).toBe(status);
    await limited.close();
  });
});

it('changes to how a member logs in, each of which is mailed, are limited', async () => {
  const limited = await createMailApp({ settings: { rateLimits: true } });
  const { token } = await limited.join('Ada');
  const start = async () => (await limited.post('/api/second-factor/totp', {}, token)).statusCode;

  for (let n = 0; n < maxLogInChanges; n += 1) expect(await start()).toBe(200);
  expect(await start()).toBe(429);
  await limited.close();
});

describe('EMAIL_VERIFICATION=require', () => {
  it('keeps members with an unverified address from writing until they open a link', async () => {
    const strict = await createMailApp({ verification: 'require' });
    // A member from before `MAIL_URL` was set.
    const ada = await strict.join('Ada');
    await sql`update users set email_verified_on = null where id = ${ada.result._id}`.execute(strict.db);
    const bob = await strict.join('Bob');
    const id = ada.result._id;
    const publish = ({ token, result } = ada) =>
      strict.post(
        '/posts/CreatePost',
        { postTitle: 'a', postBody: 'b', postTags: ['c'], userId: result._id, category: 'memes' },
        token,
      );
    const { _id: postId } = (await publish(bob)).json<Post>();
    const share = async () => (await strict.post(`/posts/share/${postId}`, {}, ada.token)).json<object>();
    const report = () =>
      strict.post('/api/reports', { target: 'member', id: newId(), reason: 'spam' }, ada.token);
    const isVerified = createIsVerified(strict.db, 'require');
    const chat = createChat({ db: strict.db, announce: announceNothing, rateLimits: false, isVerified });

    const invite = () => strict.post(`/api/invitations`, {}, ada.token);
    for (const refused of [await publish(), await report(), await invite()]) {
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toEqual({ message: messages.verifyFirst, code: 'email_unverified' });
    }
    expect(await chat.say(id, { userId: id, text: 'gm' })).toMatchObject({ ok: false });
    expect(await share()).toEqual({ _id: postId, shares: 0 });

    await strict.post(`/api/users/${id}/email/verify`, {}, ada.token);
    const token = await strict.tokenFor(ada.email);
    const verified = await strict.post('/api/email/confirm', { token });

    expect(verified.json()).toEqual({ message: messages.addressVerified });
    expect((await publish()).statusCode).toBe(201);
    expect(await chat.say(id, { userId: id, text: 'gm' })).toMatchObject({ ok: true });
    expect(await share()).toEqual({ _id: postId, shares: 1 });
    // Another device of the member still offers the link.
    const again = await strict.post(`/api/users/${id}/email/verify`, {}, ada.token);
    expect(again.json()).toEqual({ message: messages.addressVerified });
    await strict.close();
  });
});

it('without mail, signup responds as documented', async () => {
  const plain = await createTestApp();
  const ada = await signUp(plain, 'Ada');

  expect((await plain.request({ url: '/api/site' })).json()).toMatchObject({ mail: false });
  expect((await ada.request({ url: `/api/users/${ada.id}/email` })).json()).toEqual({
    email: ada.email,
    verified: false,
    verification: 'off',
    notices: false,
    sendsMail: false,
  });
  await plain.close();
});
