import { formatNumber } from '@alphazone/ui';

import { messages } from './messages';

export const adminMessages = {
  title: messages.administration,
  lead: 'What the people who run this forum should know.',
  logIn: 'Log in as an administrator to see this page.',
  failed: (reason: string) => `This could not be loaded. ${reason}`,
  mail: {
    title: 'Mail',
    off: 'Not configured. Forgotten passwords cannot be reset, and email addresses are not verified. Set MAIL_URL, MAIL_FROM and PUBLIC_URL, and restart the server.',
    outbox: 'Kept in the outbox: nothing is sent (MAIL_URL=outbox). Use this for development only.',
    smtp: 'Mails are sent.',
    counts: (waiting: number, failed: number) =>
      `${formatNumber(waiting)} waiting, ${formatNumber(failed)} given up in the last week.`,
    open: 'See the mails',
    list: 'Mails',
    listLead: 'The newest first.',
    empty: 'There are no mails.',
    states: { waiting: 'Waiting', sent: 'Sent', failed: 'Given up' },
    to: (recipient: string) => `to ${recipient}`,
    attempts: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
    showOne: (subject: string, recipient: string) => `Show “${subject}” to ${recipient}`,
    formats: 'Format',
    html: 'HTML',
    text: 'Text',
    example: 'Links that work are only in the mail itself.',
  },
} as const;
