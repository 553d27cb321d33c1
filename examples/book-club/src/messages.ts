import type { MessageOverrides } from '@alphazone/ui';

export const messages = {
  post: { boosted: 'Book of the month' },
  shell: { logIn: 'Sign in', sidebar: 'Tea room' },
  chat: { title: 'Tea room' },
  comment: { placeholder: 'Write in the margin' },
} satisfies MessageOverrides;
