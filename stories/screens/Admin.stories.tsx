import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';

import type { components } from '../../client';
import { renderHtml, renderText } from '../../server/src/mail/mail-template';
import { mailTexts } from '../../server/src/mail/mail-texts';
import { ScreenStage } from '../stage';
import { admin, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { neverResponds, refused } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

type Queue = components['schemas']['MailQueue'];
type Mail = Queue['mails'][number];

const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const content = mailTexts['reset password']({
  brand: 'Alphazone',
  name: 'Ines',
  link: 'https://forum.example/…',
});
const mail = (fields: Partial<Mail>): Mail => ({
  id: 'm1',
  kind: 'reset password',
  recipient: 'ines@example.org',
  state: 'sent',
  createdOn: minutesAgo(4),
  attempts: 1,
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
  ...fields,
});

const queue: Queue = {
  mode: 'smtp',
  verification: 'ask',
  waiting: 1,
  failed: 1,
  mails: [
    mail({ id: 'm3', state: 'waiting', attempts: 2, error: 'connect ECONNREFUSED 10.0.0.4:587' }),
    mail({ id: 'm2', recipient: 'deniz@example.org', createdOn: minutesAgo(90) }),
    mail({
      id: 'm1',
      recipient: 'nobody@example.org',
      state: 'failed',
      error: '550 no such mailbox',
      createdOn: minutesAgo(400),
    }),
  ],
};
const off: Queue = { mode: 'off', verification: 'off', waiting: 0, failed: 0, mails: [] };

const responds = (body: Queue) => ({
  msw: { handlers: [http.get('*/api/admin/mail', () => HttpResponse.json(body))] },
});

const meta = {
  title: 'Screens/Admin',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/admin', now, reader: admin },
  parameters: { ...screenParameters, ...responds(queue) },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MailNotConfigured: Story = {
  parameters: responds(off),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Set MAIL_URL, MAIL_FROM and PUBLIC_URL/)).toBeVisible();
  },
};

export const MailSent: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 waiting, 1 given up in the last week.')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { reader: undefined },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in as an administrator to see this page.')).toBeVisible();
  },
};

export const NotAnAdministrator: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/admin/mail', 403, 'Your role does not permit this.')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not permit this.');
  },
};

export const Mails: Story = {
  args: { at: '/admin/mail' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Mails' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('550 no such mailbox')).toBeVisible();
  },
};

export const OneMail: Story = {
  args: { at: '/admin/mail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /to deniz@example\.org$/ }));

    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByTitle(content.subject)).toHaveAttribute('sandbox', 'allow-popups');
    await userEvent.click(dialog.getByRole('tab', { name: 'Text' }));
    await expect(dialog.getByText(/https:\/\/forum\.example\/…/)).toBeVisible();
  },
};

export const NoMails: Story = {
  args: { at: '/admin/mail' },
  parameters: { ...flow, ...responds({ ...queue, mails: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no mails.')).toBeVisible();
  },
};

export const LoadingMails: Story = {
  args: { at: '/admin/mail' },
  parameters: { ...flow, msw: { handlers: [neverResponds('get', '*/api/admin/mail')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
};
