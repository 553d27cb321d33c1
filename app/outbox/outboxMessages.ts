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
  copy: 'Copy',
  noField: 'The post is gone, locked or could not be loaded. The comment is kept.',
  confirmCancel:
    'The comment cannot return to its field: the post is gone, locked or could not be loaded. Discard it?',
  confirmDiscard: 'Discard this text? This action cannot be undone.',
} as const;
