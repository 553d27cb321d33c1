import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publish, signUp, type TestMember } from '../testing/members';
import { createMailApp, createTestMailer, makeMailsDue, publicUrl, type MailApp } from '../testing/mail-app';
import { grantRole } from '../testing/roles';
import { appointAdmin } from '../testing/rows';
import { startSmtp } from '../testing/smtp';
import { createTestApp } from '../testing/test-app';
import { insertMail } from './mails-repository';

let server: MailApp;
beforeEach(async () => {
  server = await createMailApp();
});
afterEach(() => server.close());

const requestReset = (email: string) =>
  server.request({ method: 'POST', url: '/api/password-reset/request', payload: { email } });
const mails = () => server.db.selectFrom('mails').selectAll().orderBy('created_on').execute();
const secondMailer = (url = server.smtp.url) =>
  createTestMailer(server.db, url, { secret: server.settings.jwtSecret });

describe('the queue', () => {
  it('sends a mail once, as text and HTML, and then stores neither token nor password', async () => {
    const ada = await server.join('Ada');

    const [mail] = server.smtp.mails;
    expect(server.smtp.mails).toHaveLength(1);
    expect(mail?.recipients).toEqual([ada.email]);
    expect(mail?.headers).toContain('From: Alphazone <forum@forum.example>');
    expect(mail?.headers).toContain('Subject: Finish signing up for Alphazone');
    expect(mail?.headers).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail?.headers).not.toContain('List-Unsubscribe');
    expect(mail?.body).toContain(`Confirm and log in:\r\n${publicUrl}/Auth/confirm#`);
    expect(mail?.body).toContain(`<a class="button" href="${publicUrl}/Auth/confirm#`);
    expect(mail?.body).toMatch(/<a class="button" href="[^"]+" style="font: [^"]+ color: #ffffff;/);
    expect(await mails()).toMatchObject([
      { data: {}, content: null, attempts: 1, error: null, next_try_on: null },
    ]);
  });

  it('has several servers send each mail once', async () => {
    const others = [secondMailer(), secondMailer()];
    const addresses = Array.from({ length: 12 }, (_, n) => `member${n}@example.org`);
    for (const recipient of addresses)
      await server.db.transaction().execute((transaction) =>
        insertMail(transaction, {
          kind: 'sign up',
          recipient,
          data: { name: 'A', username: null, passwordHash: 'x', referredBy: null },
        }),
      );

    await Promise.all([server.mailer, ...others].map((mailer) => mailer.deliver()));

    expect(server.smtp.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(addresses.sort());
    await Promise.all(others.map((mailer) => mailer.stop()));
  });

  it('retries later when the mail server is away, also after a restart', async () => {
    const ada = await server.join('Ada');
    const port = Number(new URL(server.smtp.url).port);
    await server.smtp.close();
    await requestReset(ada.email);
    await server.mailer.deliver();
    const [, failed] = await mails();

    expect(failed).toMatchObject({ attempts: 1, sent_on: null });
    expect(failed?.error).toContain('ECONNREFUSED');
    expect(failed?.next_try_on?.getTime()).toBeGreaterThan(Date.now());

    await server.mailer.stop();
    const back = await startSmtp(port);
    const restarted = secondMailer();
    await restarted.deliver();
    expect(back.mails).toEqual([]);
    await makeMailsDue(server.db);
    await restarted.deliver();

    expect(back.mails.map(({ recipients }) => recipients)).toEqual([[ada.email]]);
    await restarted.stop();
    await back.close();
  });

  it('takes over a mail of a server that has crashed, once its lease has ended', async () => {
    const ada = await server.join('Ada');
    await requestReset(ada.email);
    await server.mailer.deliver();
    await server.db
      .updateTable('mails')
      .set({ sent_on: null, next_try_on: sql<Date>`now() + interval '1 minute'`, attempts: 1 })
      .where('kind', '=', 'reset password')
      .execute();
    server.smtp.mails.length = 0;

    await server.mailer.deliver();
    expect(server.smtp.mails).toEqual([]);
    await makeMailsDue(server.db);
    await server.mailer.deliver();

    expect(server.smtp.mails.map(({ recipients }) => recipients)).toEqual([[ada.email]]);
  });

  it('gives up immediately on a refused recipient, and after a day on other failures', async () => {
    server.smtp.refuse(550, 'gone@example.org');
    server.smtp.refuse(451, 'greylisted@example.org');
    const signUpAs = (name: string) =>
      server.request({
        method: 'POST',
        url: '/api/users/signup',
        payload: { name, username: name, email: `${name}@example.org`, password: 'correct horse 1' },
      });
    await signUpAs('gone');
    await signUpAs('greylisted');
    await server.mailer.deliver();

    expect(await mails()).toMatchObject([
      { recipient: 'gone@example.org', next_try_on: null, sent_on: null, data: {} },
      { recipient: 'greylisted@example.org', next_try_on: expect.any(Date) as Date },
    ]);
    expect((await mails())[0]?.error).toContain('no such mailbox');

    await sql`
      update mails set created_on = now() - interval '25 hours', next_try_on = now()
      where recipient = 'greylisted@example.org'`.execute(server.db);
    await server.mailer.deliver();
    const greylisted = (await mails()).find(({ recipient }) => recipient.startsWith('greylisted'));
    expect(greylisted).toMatchObject({ next_try_on: null, sent_on: null, attempts: 2 });
  });
});

describe('notices', () => {
  const wants = (member: { token: string; id: string }, notices: boolean) =>
    server.request({
      method: 'PUT',
      url: `/api/users/${member.id}/email/notices`,
      headers: { authorization: `Bearer ${member.token}` },
      payload: { notices },
    });
  const mention = async (author: string, id: string) => {
    const session = await server.join(author);
    const as: TestMember = {
      id: session.result._id,
      name: author,
      username: author,
      email: session.email,
      token: session.token,
      request: (options) =>
        server.request({ ...options, headers: { authorization: `Bearer ${session.token}` } }),
    };
    await publish(as, { postBody: `Hello @[Ada](${id})` });
    await sql`update notifications set created_on = now() - interval '11 minutes'`.execute(server.db);
  };
  const joinWithModerator = async () => {
    const ada = await server.join('Ada');
    const mod = await server.join('Mona');
    await grantRole(server.db, mod.result._id, 'moderator');
    await wants({ token: ada.token, id: ada.result._id }, true);
    const decide = (payload: object) =>
      server.request({
        method: 'POST',
        url: `/api/moderation/members/${ada.result._id}/sanctions`,
        headers: { authorization: `Bearer ${mod.token}` },
        payload,
      });
    return { ada, decide };
  };
  const passMinutes = async () => {
    await sql`
      update mails set sent_on = sent_on - interval '10 minutes', created_on = created_on - interval '10 minutes',
        told_until = told_until - interval '10 minutes'`.execute(server.db);
    await sql`update notifications set created_on = created_on - interval '10 minutes'`.execute(server.db);
  };

  it('mail unread mentions once to members who opted in, with one-click unsubscription', async () => {
    const { token, result, email } = await server.join('Ada');
    const ada = { token, id: result._id };
    await mention('Bob', ada.id);
    server.smtp.mails.length = 0;
    await server.mailer.deliver();
    expect(server.smtp.mails).toEqual([]);

    await wants(ada, true);
    await server.mailer.deliver();
    await server.mailer.deliver();

    expect(server.smtp.mails).toHaveLength(1);
    const [{ headers = '', recipients, body } = {}] = server.smtp.mails;
    expect(recipients).toEqual([email]);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, url = ''] =
      /List-Unsubscribe: <https:\/\/forum\.example(\/api\/unsubscribe\/[^>]+)>/.exec(headers) ?? [];
    expect(body).toContain(url);

    const asked = await server.request({ url });
    expect(asked.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(asked.body).toContain('<form method="post">');
    const done = await server.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(done.statusCode).toBe(200);
    const after = await server.request({
      url: `/api/users/${ada.id}/email`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(after.json()).toMatchObject({ notices: false });
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers, body: page } = await server.request({ method, url: `${url}x` });
      expect([statusCode, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(page).toContain('choose your mails in Account Settings');
    }
  });

  it('mail unread decisions, with reason, end and appeal link, to members who opted in', async () => {
    const { ada, decide } = await joinWithModerator();
    await decide({
      kind: 'silence',
      reason: 'spam',
      note: 'No <b>shops</b>.',
      days: 3,
    });
    server.smtp.mails.length = 0;
    await server.mailer.deliver();
    expect(server.smtp.mails).toEqual([]);

    const age = () => sql`update notifications set created_on = created_on - interval '3 minutes'`;
    await age().execute(server.db);
    await server.mailer.deliver();
    await server.mailer.deliver();

    const { id } = await server.db.selectFrom('decisions').select('id').executeTakeFirstOrThrow();
    expect(server.smtp.mails.map(({ recipients }) => recipients)).toEqual([[ada.email]]);
    const [{ headers = '', body = '' } = {}] = server.smtp.mails;
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(body).toMatch(
      /Moderators silenced you until \d+ \w+ \d{4} at [\d:]+ UTC\. Reason: Spam or advertising\. The moderators wrote: “No <b>shops<\/b>\.” If you disagree, you can appeal until /,
    );
    expect(body).toContain('“No &lt;b&gt;shops&lt;/b&gt;.”');
    expect(body).toContain(`${publicUrl}/decisions/${id}`);
    expect(body).not.toContain('Mona ');

    await passMinutes();
    await sql`update notifications set is_read = true`.execute(server.db);
    await decide({ kind: 'warn', reason: 'hate' });
    await decide({ kind: 'end sessions', reason: 'other' });
    await age().execute(server.db);
    await server.mailer.deliver();
    expect(server.smtp.mails).toHaveLength(2);
    expect(server.smtp.mails[1]?.headers).toContain('Subject: 2 decisions by moderators at Alphazone');
    expect(server.smtp.mails[1]?.body).toContain('Moderators sent you a warning. Reason: Hate.');

    // The two are still unread, but are not mailed again.
    await passMinutes();
    await decide({ kind: 'warn', reason: 'scam' });
    await age().execute(server.db);
    await server.mailer.deliver();
    expect(server.smtp.mails[2]?.headers).toContain('Subject: A decision by moderators at Alphazone');
  });

  it('mail a decision that was made while the mail about another was sent', async () => {
    const { decide } = await joinWithModerator();
    await decide({ kind: 'warn', reason: 'spam' });
    await passMinutes();
    server.smtp.mails.length = 0;
    server.smtp.beforeAccepting(() => decide({ kind: 'warn', reason: 'hate' }));
    await server.mailer.deliver();
    // A mail without news would stay.
    await sql`create rule keep as on delete to mails do instead nothing`.execute(server.db);

    for (let round = 0; round < 2; round += 1) {
      await passMinutes();
      await server.mailer.deliver();
    }

    expect(server.smtp.mails).toHaveLength(2);
    expect(server.smtp.mails[0]?.body).not.toContain('Reason: Hate.');
    expect(server.smtp.mails[1]?.body).toContain('Reason: Hate.');
    expect(server.smtp.mails[1]?.body).not.toContain('Reason: Spam');
    const decisions = (await mails()).filter(({ kind }) => kind === 'decision');
    expect(decisions.map(({ sent_on }) => sent_on)).toEqual([expect.any(Date), expect.any(Date)]);
  });

  it('mail a decision only once it can no longer be undone, even if committed late', async () => {
    const { decide } = await joinWithModerator();
    await decide({ kind: 'warn', reason: 'spam' });
    await passMinutes();
    await decide({ kind: 'warn', reason: 'hate' });
    server.smtp.mails.length = 0;
    await server.mailer.deliver();
    await decide({ kind: 'warn', reason: 'scam' });
    await sql`
      update notifications set created_on = created_on - interval '10 seconds'
      where created_on > now() - interval '1 minute'
        and decision_id = (select id from decisions where reason = 'scam')`.execute(server.db);
    await passMinutes();
    await server.mailer.deliver();

    expect(server.smtp.mails).toHaveLength(2);
    expect(server.smtp.mails[0]?.body).not.toContain('Reason: Hate.');
    expect(server.smtp.mails[1]?.body).toContain('Reason: Hate.');
    expect(server.smtp.mails[1]?.headers).toContain('Subject: 2 decisions');
  });

  it('mail a decision again with the next one when its mail was given up', async () => {
    const { ada, decide } = await joinWithModerator();
    server.smtp.mails.length = 0;
    server.smtp.refuse(550, ada.email);
    await decide({ kind: 'warn', reason: 'spam' });
    await passMinutes();
    await server.mailer.deliver();
    server.smtp.refuse(250, ada.email);
    await passMinutes();
    await server.mailer.deliver();
    expect(server.smtp.mails).toEqual([]);

    await decide({ kind: 'warn', reason: 'hate' });
    await passMinutes();
    await server.mailer.deliver();

    expect(server.smtp.mails[0]?.headers).toContain('Subject: 2 decisions by moderators at Alphazone');
  });
});

describe('getMailQueue', () => {
  it('lists mails for the administrator, without links that work', async () => {
    const ada = await server.join('Ada');
    const headers = { authorization: `Bearer ${ada.token}` };
    expect((await server.request({ url: '/api/admin/mail', headers })).statusCode).toBe(403);
    await appointAdmin(server.db, ada.result._id);
    await requestReset(ada.email);
    await server.mailer.deliver();

    const queue = (await server.request({ url: '/api/admin/mail', headers })).json<{
      mails: { text: string }[];
    }>();

    expect(queue).toMatchObject({
      mode: 'smtp',
      waiting: 0,
      failed: 0,
      mails: [
        { kind: 'reset password', state: 'sent' },
        { kind: 'sign up', state: 'sent' },
      ],
    });
    expect(queue.mails[0]?.text).toContain('https://forum.example/…');
  });

  it('has working links in the outbox of a development server', async () => {
    const dev = await createMailApp({ smtpUrl: 'outbox' });
    const payload = { name: 'Dev', username: 'dev', email: 'dev@example.org', password: 'correct horse 1' };
    await dev.request({ method: 'POST', url: '/api/users/signup', payload });
    await dev.mailer.deliver();
    const { content } = await dev.db.selectFrom('mails').select('content').executeTakeFirstOrThrow();
    const [, token = ''] = /confirm#(\S+)/.exec(content?.text ?? '') ?? [];

    const confirmed = await dev.request({ method: 'POST', url: '/api/email/confirm', payload: { token } });

    expect(confirmed.statusCode).toBe(200);
    expect(dev.smtp.mails).toEqual([]);
    await dev.close();
  });
});

it('a server without mail lists unsent mails, and refuses operations that need mail', async () => {
  const plain = await createTestApp();
  const ada = await signUp(plain, 'Ada');
  await appointAdmin(plain.db, ada.id);
  await ada.request({
    method: 'POST',
    url: `/api/users/${ada.id}/password`,
    payload: { oldPassword: 'correct horse 1', newPassword: 'battery staple 2' },
  });
  const login = await plain.request({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: ada.email, password: 'battery staple 2' },
  });
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };

  expect((await plain.request({ url: '/api/admin/mail', headers })).json()).toMatchObject({
    mode: 'off',
    mails: [{ kind: 'password changed', state: 'waiting' }],
  });
  const reset = await plain.request({
    method: 'POST',
    url: '/api/password-reset/request',
    payload: { email: ada.email },
  });
  expect(reset.statusCode).toBe(404);
  const verify = await plain.request({ method: 'POST', url: `/api/users/${ada.id}/email/verify`, headers });
  expect(verify.statusCode).toBe(404);
  await plain.close();
});
