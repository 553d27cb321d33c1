import type { components } from '@alphazone/client';

import { requirePermission } from '../moderation/roles/require-permission';
import type { Services } from '../services';
import { renderHtml, renderText } from './mail-template';
import { mailTexts } from './mail-texts';
import { countMails, listMails, type ListedMail } from './mails-repository';

type Queue = components['schemas']['MailQueue'];

const maxListed = 50;

const exampleLink = 'https://forum.example/…';

/** @throws 403 unless the user is an administrator. */
export async function loadQueue(
  services: Pick<Services, 'db' | 'adminId' | 'mail' | 'site'>,
  userId: string,
): Promise<Queue> {
  const { db, mail, site } = services;
  await requirePermission(services, userId, 'administer the server');
  const [counts, rows] = await Promise.all([countMails(db), listMails(db, maxListed)]);
  return {
    mode: mail.mode,
    verification: mail.verification,
    ...counts,
    mails: rows.map((row) => serialiseMail(row, site.brand.name)),
  };
}

function stateOf({ sent_on, next_try_on }: ListedMail): Queue['mails'][number]['state'] {
  if (sent_on) return 'sent';
  return next_try_on ? 'waiting' : 'failed';
}

function serialiseMail(row: ListedMail, brand: string): Queue['mails'][number] {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: stateOf(row),
    createdOn: row.created_on.toISOString(),
    attempts: row.attempts,
    ...(row.sent_on && { sentOn: row.sent_on.toISOString() }),
    ...(row.next_try_on && { nextTryOn: row.next_try_on.toISOString() }),
    ...(row.error !== null && { error: row.error }),
    ...(row.content ?? exampleOf(row, brand)),
  };
}

/** Renders with example links: working links are only in the mail itself. */
function exampleOf({ kind, name }: ListedMail, brand: string) {
  const content = mailTexts[kind]({
    brand,
    name: name ?? undefined,
    link: exampleLink,
    ...((kind === 'notice' || kind === 'decision') && { unsubscribe: exampleLink }),
  });
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}
