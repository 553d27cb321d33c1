import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });
const token = 'q7Lk2mX9vTn4wR8sYc1dZf6hBj3gPa5eUo0iKtNrEsM';
const gone = 'This link has expired or was used already. Ask for a new one.';

const done = (path: string, body: Record<string, unknown>) => http.post(path, () => HttpResponse.json(body));

const meta = {
  title: 'Screens/MailLinks',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Auth/forgotten', now, site: { mail: true } },
  parameters: {
    ...screenParameters,
    msw: {
      handlers: [
        done('*/api/password-reset/request', { message: 'If this address has an account, …' }),
        done('*/api/password-reset/complete', { ...ines }),
        done('*/api/email/confirm', { message: 'Your email address is confirmed.' }),
        done('*/api/users/signup', {}),
        ...server.handlers,
      ],
    },
  },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const Forgotten: Story = {
  args: { at: '/Auth' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Forgotten your password?' });
    await userEvent.click(link);

    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Forgotten your password?' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
};

const request = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.type(await canvas.findByLabelText('Email'), 'ines@example.org{Enter}');

export const LookIntoMail: Story = {
  play: async (context) => {
    await request(context);

    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      'If ines@example.org has an account, a link is on its way to it.',
    );
    await expect(context.canvas.getByRole('link', { name: 'Back to the log-in form' })).toBeVisible();
  },
};

export const NoAddress: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));

    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  },
};

export const Requesting: Story = {
  parameters: { ...flow, msw: { handlers: [neverResponds('post', '*/api/password-reset/request')] } },
  play: async (context) => {
    await request(context);

    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const RequestOffline: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [http.post('*/api/password-reset/request', () => HttpResponse.error())] },
  },
  play: async (context) => {
    await request(context);
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('The server cannot be reached.');

    await context.userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('ines@example.org');
  },
};

export const ServerWithoutMail: Story = {
  args: { site: { mail: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This forum sends no mail/)).toBeVisible();
  },
};

export const NewPassword: Story = {
  args: { at: `/Auth/new-password#${token}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};

const setPassword = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.type(await canvas.findByLabelText('New password'), 'battery staple 2{Enter}');

export const PasswordSet: Story = {
  ...NewPassword,
  parameters: flow,
  play: async (context) => {
    await setPassword(context);
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Your password has been changed.');

    await context.userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await context.canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const WeakPassword: Story = {
  ...NewPassword,
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('post', '*/api/password-reset/complete', 400, 'password: must be longer.', [
          { field: 'password', message: 'must be longer.' },
        ]),
      ],
    },
  },
  play: async (context) => {
    await setPassword(context);

    await waitFor(() =>
      expect(context.canvas.getByLabelText('New password')).toHaveAccessibleDescription(/Must be longer\./),
    );
  },
};

export const LinkExpired: Story = {
  ...NewPassword,
  parameters: { msw: { handlers: [refused('post', '*/api/password-reset/complete', 410, gone)] } },
  play: async (context) => {
    await setPassword(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This link has expired');
    await expect(context.canvas.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  },
};

export const ConfirmEmail: Story = {
  args: { at: `/Auth/confirm#${token}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeVisible();
  },
};

export const Confirmed: Story = {
  ...ConfirmEmail,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));

    await expect(await canvas.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
  },
};

export const ConfirmationExpired: Story = {
  ...ConfirmEmail,
  parameters: { ...flow, msw: { handlers: [refused('post', '*/api/email/confirm', 410, gone)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired');
    await expect(canvas.getByRole('link', { name: 'Go to the log-in form' })).toBeVisible();
  },
};

export const ConfirmationExpiredForMember: Story = {
  ...ConfirmationExpired,
  args: { ...ConfirmEmail.args, reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));

    await expect(await canvas.findByRole('link', { name: 'Go to Account Settings' })).toHaveAttribute(
      'href',
      `/Users/${ines.result._id}?settings=open`,
    );
  },
};

export const SignUpMailed: Story = {
  args: { at: '/Auth?ref=' },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.post('*/api/users/signup', () =>
          HttpResponse.json({ message: 'Check your email.', code: 'confirmation_needed' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Display Name'), 'Ines Okafor');
    await userEvent.type(canvas.getByLabelText('Username'), 'ines');
    await userEvent.type(canvas.getByLabelText('Email'), 'ines@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse 1{Enter}');

    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('ines@example.org');
  },
};
