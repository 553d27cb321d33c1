import type { Database } from '../database/database';
import { hourMs } from '../time/durations';
import { isRecent } from '../time/is-recent';
import type { Log } from '../logging/log';
import { errorMessage } from '../error-message';
import { announceNothing } from '../outcome/announce';
import { createChange } from '../outcome/change';
import { retryDelay } from '../time/retry-delay';
import { waitAtMost } from '../time/wait-at-most';
import { leaseSeconds, maxAgeHours } from './mail-rules';
import type { EmailVerification, MailServices } from './mail-services';
import { outboxUrl, type MailSettings } from './mail-settings';
import { renderHtml, renderText } from './mail-template';
import {
  claimMails,
  deleteMail,
  insertNotices,
  pruneMails,
  pruneUnsent,
  storeFailure,
  storeSent,
  type ClaimedMail,
  type NoticeRule,
} from './mails-repository';
import { prepareMail } from './prepare-mail';
import { createSmtp, MailRefused, type SendMail } from './smtp';

export interface MailerOptions {
  db: Database;
  /** Undefined: mails are listed for a day, and not sent. */
  mail: MailSettings | undefined;
  verification: EmailVerification;
  brand: string;
  /** Signs links that unsubscribe. */
  secret: string;
  log: Pick<Log, 'warn' | 'error'>;
  /** Polling interval. This process's own mails do not wait for it. @default 5 seconds */
  intervalMs?: number;
  /** How long `stop` waits for mails being sent. @default 10 seconds */
  stopMs?: number;
}

export interface Mailer extends MailServices {
  /** Resolves when no mail is due. */
  deliver: () => Promise<void>;
  /** Waits up to `stopMs` for mails being sent. The rest are sent again when their lease ends. */
  stop: () => Promise<void>;
}

const batchSize = 5;

/** Sent mails are listed for this long. Notices are not repeated meanwhile. */
const sentHours = 7 * 24;

/** Interval of the search for notifications older than a day, such as after an outage. */
const thoroughMs = hourMs;

/** A decision can be undone for a minute. */
const notices: readonly NoticeRule[] = [
  { kind: 'notice', about: ['mention', 'reply'], unreadMinutes: 10, pauseHours: 3 },
  { kind: 'decision', about: ['decision'], unreadMinutes: 2, pauseHours: 0 },
];

/** Several servers may share the queue: a mail is claimed before it is sent. Retries with backoff, across restarts. */
export function createMailer(options: MailerOptions): Mailer {
  const {
    db,
    mail: settings,
    verification,
    brand,
    secret,
    log,
    intervalMs = 5_000,
    stopMs = 10_000,
  } = options;
  const change = createChange(db, announceNothing);
  const mode = !settings ? 'off' : settings.url === outboxUrl ? 'outbox' : 'smtp';
  const send: SendMail | undefined = settings && mode === 'smtp' ? createSmtp(settings) : undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let thoroughOn = 0;

  async function deliverMail(mail: ClaimedMail, { publicUrl }: MailSettings): Promise<void> {
    const prepared = await change(({ transaction }) =>
      prepareMail(transaction, mail, { brand, publicUrl, secret }),
    );
    if (!prepared) return deleteMail(db, mail.id);
    const { recipient, content, headers, coveredUntil } = prepared;
    const body = { subject: content.subject, text: renderText(content), html: renderHtml(content) };
    await send?.({ id: mail.id, recipient, headers, ...body });
    return storeSent(db, mail.id, { content: mode === 'outbox' ? body : undefined, coveredUntil });
  }

  async function tryMail(mail: ClaimedMail, mailSettings: MailSettings): Promise<void> {
    try {
      await deliverMail(mail, mailSettings);
    } catch (error) {
      const isFinal = error instanceof MailRefused || mail.isLast;
      const retryAfter = isFinal ? undefined : retryDelay(mail.attempts, Math.random());
      log.warn(
        { err: error, mail: mail.id, retryAfter },
        isFinal ? 'a mail was given up' : 'a mail was not sent',
      );
      // A mail server may send NUL, which PostgreSQL cannot store.
      const storable = errorMessage(error).replaceAll('\0', '').slice(0, 500);
      await storeFailure(db, mail.id, { error: storable, retryAfter });
    }
  }

  async function queueNotices(): Promise<void> {
    const isThorough = !isRecent(thoroughOn, Date.now(), thoroughMs);
    const since = isThorough ? 'the last mail' : 'yesterday';
    for (const rule of notices) await insertNotices(db, rule, { since });
    if (isThorough) thoroughOn = Date.now();
  }

  async function deliverDue(): Promise<void> {
    if (!settings) return pruneUnsent(db, maxAgeHours);
    await queueNotices();
    await pruneMails(db, { sentHours, limit: 100 });
    while (!isStopped) {
      const claimed = await claimMails(db, { limit: batchSize, leaseSeconds, maxAgeHours });
      if (claimed.length === 0) return undefined;
      await Promise.all(claimed.map((mail) => tryMail(mail, settings)));
    }
    return undefined;
  }

  async function run(): Promise<void> {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        await deliverDue();
      }
    } catch (error) {
      log.error({ err: error }, 'the queue of mails could not be read');
    }
    running = undefined;
  }

  const wake = () => {
    isWoken = true;
    running ??= run();
  };
  const timer = setInterval(wake, settings ? intervalMs : 60 * intervalMs);
  timer.unref();

  return {
    mode,
    verification: settings ? verification : 'off',
    wake,
    async deliver() {
      wake();
      await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await waitAtMost(stopMs, running);
    },
  };
}
