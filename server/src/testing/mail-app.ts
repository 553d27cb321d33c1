import type { Session } from '@alphazone/client';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../database/database';
import type { EmailVerification } from '../mail/mail-services';
import { createMailer, type Mailer } from '../mail/mailer';
import { testPassword } from './members';
import { startSmtp, type ReceivedMail, type TestSmtp } from './smtp';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';

export const publicUrl = 'https://forum.example';

export interface MailAppOptions extends TestAppOptions {
  /** @default a real one */
  smtpUrl?: string;
  verification?: EmailVerification;
  stopMs?: number;
}

export interface MailApp extends TestApp {
  smtp: TestSmtp;
  mailer: Mailer;
  /** Delivers the mail that a call requested, and returns the token of its link. */
  tokenFor: (recipient: string) => Promise<string>;
  /** Delivers all mails. @returns Those to this address. */
  mailsTo: (recipient: string) => Promise<ReceivedMail[]>;
  post: (url: string, payload: object, token?: string) => Promise<LightMyRequestResponse>;
  /** Signs up and opens the link. */
  join: (name: string) => Promise<Session & { email: string }>;
}

const silent = { warn: () => undefined, error: () => undefined };

export const createTestMailer = (
  db: Database,
  url: string,
  { verification = 'off', ...options }: { verification?: EmailVerification; secret: string; stopMs?: number },
): Mailer =>
  createMailer({
    db,
    mail: { url, from: { name: 'Alphazone', address: 'forum@forum.example' }, publicUrl },
    verification,
    brand: 'Alphazone',
    log: silent,
    // Tests deliver.
    intervalMs: 3_600_000,
    ...options,
  });

/** Sends mails to an SMTP server on this machine. */
export async function createMailApp({
  smtpUrl,
  verification,
  stopMs,
  ...options
}: MailAppOptions = {}): Promise<MailApp> {
  const smtp = await startSmtp();
  let mailer: Mailer | undefined;
  const server = await createTestApp({
    ...options,
    mailOf: (db, { jwtSecret }) =>
      (mailer = createTestMailer(db, smtpUrl ?? smtp.url, {
        secret: jwtSecret,
        ...(verification && { verification }),
        ...(stopMs !== undefined && { stopMs }),
      })),
  });
  if (!mailer) throw new Error('The app has no mailer.');
  const started = mailer;

  const tokenFor = async (recipient: string) => {
    await started.deliver();
    return new URL(smtp.linkTo(recipient)).hash.slice(1);
  };

  const post: MailApp['post'] = (url, payload, token) =>
    server.request({
      method: 'POST',
      url,
      payload,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });

  return {
    ...server,
    smtp,
    mailer: started,
    tokenFor,
    post,
    async mailsTo(recipient) {
      await started.deliver();
      return smtp.mails.filter(({ recipients }) => recipients.includes(recipient));
    },
    async join(name) {
      const email = `${name.toLowerCase()}@example.org`;
      await post('/api/users/signup', {
        name,
        username: name.toLowerCase(),
        email,
        password: testPassword,
      });
      const confirmed = await post('/api/email/confirm', { token: await tokenFor(email) });
      const { session } = confirmed.json<{ session?: Session }>();
      if (!session) throw new Error(`${name} could not join: ${confirmed.body}`);
      return { ...session, email };
    },
    async close() {
      await started.stop();
      await server.close();
      await smtp.close();
    },
  };
}

/** Reads the member's own address and its settings. */
export const emailSettingsOf = async (server: TestApp, { token, result }: Session) =>
  (
    await server.request({
      url: `/api/users/${result._id}/email`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json<Record<string, unknown>>();

/** Ends the backoff of all queued mails. */
export const makeMailsDue = (db: Database) =>
  sql`update mails set next_try_on = now() where next_try_on is not null`.execute(db);
