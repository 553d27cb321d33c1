import type { Transporter } from 'nodemailer';

import type { MailSettings } from './mail-settings';

export interface OutgoingMail {
  /** Stable across retries, so that mail servers can detect duplicates. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** @throws MailRefused when a retry is pointless. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const timeoutMs = 15_000;

/** Shorter than the lease: another server must not send the mail at the same time. */
const deadlineMs = 120_000;

export function createSmtp({ url, from, publicUrl }: MailSettings): SendMail {
  let transport: Promise<Transporter> | undefined;
  const { hostname } = new URL(publicUrl);

  return async ({ id, recipient, subject, text, html, headers }) => {
    transport ??= createTransport(url);
    const sending = (await transport).sendMail({
      // Objects are not parsed as lists and groups of addresses.
      from,
      to: { name: '', address: recipient },
      messageId: `<${id}@${hostname}>`,
      subject,
      text,
      html,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server takes too long.')), deadlineMs);
    });
    try {
      await Promise.race([sending, deadline]);
    } catch (error) {
      throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Imports Nodemailer for the first mail, for a shorter start. */
async function createTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
}

/** A 5xx response to the recipient or the content. Anything else may be an outage or a wrong setting. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  );
}
