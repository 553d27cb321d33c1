import type { Notification, Session } from '@alphazone/client';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { createMailApp, type MailApp } from '../../testing/mail-app';
import { testPassword } from '../../testing/members';

const ownPassword = 'battery staple 2';

let server: MailApp;
let squatter: Session & { email: string };
beforeEach(async () => {
  server = await createMailApp();
  squatter = await server.join('Squatter');
  await sql`update users set email_verified_on = null`.execute(server.db);
  await sql`insert into totp_secrets (user_id, secret, confirmed_on)
    values (${squatter.result._id}, 'JBSWY3DPEHPK3PXP', now())`.execute(server.db);
  server.smtp.mails.length = 0;
});
afterEach(() => server.close());

const signUp = () =>
  server.post('/api/users/signup', {
    name: 'Rita',
    username: 'rita',
    email: squatter.email,
    password: ownPassword,
  });
const confirm = async () =>
  server.post('/api/email/confirm', { token: await server.tokenFor(squatter.email) });
const logIn = (email: string, password: string) => server.post('/api/users/login', { email, password });
const read = async <T>(url: string, { token }: Session = squatter) =>
  (await server.request({ url, headers: { authorization: `Bearer ${token}` } })).json<T>();
const settings = () => read<{ email: string }>(`/api/users/${squatter.result._id}/email`);

describe('an unverified address of an account with a second factor', () => {
  it('is taken by the owner who signs up and opens the link', async () => {
    expect((await signUp()).json()).toMatchObject({ code: 'confirmation_needed' });
    const confirmed = await confirm();

    const { session } = confirmed.json<{ session: Session }>();
    expect(session.result.name).toBe('Rita');
    expect((await logIn(squatter.email, ownPassword)).json<Session>().result._id).toBe(session.result._id);
    expect(server.smtp.mails[0]?.body).toContain('takes the address away from that account');
  });

  it('is taken by a member who changes to it', async () => {
    const owner = await server.join('Other');
    const url = `/api/users/${owner.result._id}/email`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const payload = { email: squatter.email, password: testPassword };
    await server.request({ method: 'PUT', url, headers, payload });
    expect((await confirm()).statusCode).toBe(200);

    expect(await read(url, owner)).toMatchObject({ email: squatter.email, verified: true });
  });

  it('is replaced in its former account, whose member is notified and stays logged in', async () => {
    await server.post('/api/password-reset/request', { email: squatter.email });
    const reset = await server.tokenFor(squatter.email);
    expect(server.smtp.mails[0]?.body).toContain('sign up with this address instead');
    await signUp();
    await confirm();

    const { email } = await settings();
    expect(email).toMatch(/@address-taken\.invalid$/);
    const [told] = await read<Notification[]>('/notifications');
    expect(told?.message).toBe(messages.notification.accountChange['address taken']);
    expect((await logIn(email, testPassword)).json()).toMatchObject({ code: 'second_factor_needed' });
    const link = await server.request({
      method: 'POST',
      url: `/api/users/${squatter.result._id}/email/verify`,
      headers: { authorization: `Bearer ${squatter.token}` },
    });
    expect([link.statusCode, link.json()]).toMatchObject([403, { message: messages.addressTaken }]);
    const late = await server.post('/api/password-reset/complete', { token: reset, password: ownPassword });
    expect(late.statusCode).toBe(410);
    server.smtp.mails.length = 0;
    await server.post('/api/password-reset/request', { email });
    expect(await server.mailsTo(email)).toEqual([]);
  });

  it('stays with the account until the link is opened, and once it is verified', async () => {
    await signUp();
    const token = await server.tokenFor(squatter.email);
    expect(await settings()).toMatchObject({ email: squatter.email });
    await sql`update users set email_verified_on = now()`.execute(server.db);

    const refused = await server.post('/api/email/confirm', { token });
    expect([refused.statusCode, await settings()]).toEqual([
      409,
      expect.objectContaining({ email: squatter.email }),
    ]);
    await signUp();
    expect((await server.mailsTo(squatter.email)).at(-1)?.headers).toContain('You already have an account');
  });

  it('without the factor, stays with the account, which a reset opens', async () => {
    await sql`delete from totp_secrets`.execute(server.db);
    await signUp();
    expect((await server.mailsTo(squatter.email)).at(-1)?.headers).toContain('You already have an account');
  });
});
