import { formatNumber } from '@alphazone/ui';

export const outboxMessages = {
  waiting: (count: number) =>
    count === 1
      ? '1 change is waiting to be sent.'
      : `${formatNumber(count)} changes are waiting to be sent.`,
  isWaiting: 'Waiting to be sent',
  sendNow: 'Send now',
  hide: 'Hide',
  edit: 'Edit',
  discard: 'Discard',
  comment: (text: string) => `Comment “${text}”`,
  post: (title: string) => `Post “${title}”`,
  message: (text: string) => `Message “${text}”`,
  vote: 'Vote',
  read: 'Read marks',
  refused: (what: string, reason: string) => `${what} was not sent: ${reason}`,
  replaceDraft: 'The field has other content. Replace it?',
  replace: 'Replace',
} as const;
