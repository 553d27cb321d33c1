import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { memoryStore, type ListedSession } from '../../react';
import { ScreenStage } from '../stage';
import { mara, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { profileCommunity } from '../fixtures/profileCommunity';
import { refused } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const { handlers, reset } = profileCommunity();

const meta = {
  title: 'Screens/AccountSettings',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users/mara?settings=open', reader: mara, now, site: { account: true } },
  parameters: { ...screenParameters, msw: { handlers } },
  beforeEach: reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown only when the server offers the calls. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const password = await canvas.findByRole('region', { name: 'Password' });
    for (const name of ['Devices', 'Your data', 'Delete account']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.queryByRole('list', { name: 'Where you are logged in' })).toBeNull();
    password.scrollIntoView();
  },
};

/** Also without scroll anchoring, which Safari lacks: the tab's panel above them goes. */
export const OpenAtTheirHeading: Story = {
  args: { at: '/Users/mara' },
  parameters: flow,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => void style.removeProperty('overflow-anchor');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const form = await canvas.findByRole('form', { name: 'Account Settings' });
    await waitFor(() => expect(form).toHaveFocus());
    await waitFor(() => expect(form.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

export const SmallPictures: Story = {
  args: { site: { account: true, maxPictureBytes: 1_048_576 } },
  parameters: flow,
  play: async ({ canvas }) => {
    const picture = await canvas.findByLabelText('Picture');
    await expect(picture).toHaveAccessibleDescription('An image of at most 1MB.');
  },
};

const sessions = [
  {
    _id: 'laptop',
    device: 'Firefox on Linux',
    network: '203.0.113.0/24',
    createdOn: '2026-11-20T08:00:00.000Z',
    lastUsedOn: new Date(now).toISOString(),
    isCurrent: true,
  },
  {
    _id: 'phone',
    device: 'Samsung Internet on Android',
    network: '2001:db8:4f::/48',
    createdOn: '2026-11-18T08:00:00.000Z',
    lastUsedOn: '2026-11-20T19:30:00.000Z',
    isCurrent: false,
  },
] satisfies ListedSession[];

const ended = new Set<unknown>();
const sessionServer = [
  http.get('*/api/sessions', () => HttpResponse.json(sessions.filter(({ _id }) => !ended.has(_id)))),
  http.delete('*/api/sessions/:id', ({ params }) => {
    ended.add(params['id']);
    return HttpResponse.json({ message: 'Logged out.' });
  }),
];

const emailSettings = {
  email: 'mara@example.org',
  verified: false,
  verification: 'ask',
  notices: false,
  sendsMail: true,
};

const withEmail = (settings: Partial<typeof emailSettings>) => ({
  msw: {
    handlers: [
      http.get('*/api/users/mara/email', () => HttpResponse.json({ ...emailSettings, ...settings })),
      http.post('*/api/users/mara/email/verify', () => HttpResponse.json({ message: 'Check your email.' })),
      http.put('*/api/users/mara/email/notices', () =>
        HttpResponse.json({ ...emailSettings, verified: true, notices: true }),
      ),
      refused('put', '*/api/users/mara/email', 403, 'The password is wrong.', [
        { field: 'password', message: 'The password is wrong.' },
      ]),
      ...handlers,
    ],
  },
});

export const EmailUnverified: Story = {
  parameters: withEmail({}),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Email address' });
    await expect(within(region).getByText('Not confirmed')).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Send the confirmation link' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Check your email.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    region.scrollIntoView();
  },
};

export const EmailVerified: Story = {
  parameters: { ...flow, ...withEmail({ verified: true }) },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Email address' }));
    await userEvent.click(region.getByRole('checkbox', { name: /^Email me about mentions, replies/ }));
    await expect(region.getByRole('checkbox')).toBeChecked();

    await userEvent.type(region.getByLabelText('New email address'), 'new@example.org');
    await userEvent.type(region.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(region.getByLabelText('Your password')).toHaveAccessibleDescription('The password is wrong.'),
    );
    await expect(region.getByLabelText('New email address')).toHaveValue('new@example.org');
  },
};

const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } };
let pushKinds: string[] = [];
const pushServer = [
  http.get('*/api/push', () => HttpResponse.json({ publicKey: 'key', kinds: pushKinds })),
  http.put('*/api/push', async ({ request }) => {
    ({ kinds: pushKinds } = (await request.json()) as { kinds: string[] });
    return HttpResponse.json({ publicKey: 'key', kinds: pushKinds });
  }),
];

export const PushNotifications: Story = {
  beforeEach: () => void (pushKinds = ['reply']),
  args: { push: { isBlocked: () => false, subscribe: () => Promise.resolve(subscription) } },
  parameters: { msw: { handlers: [...pushServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const mentions = await canvas.findByRole('checkbox', { name: 'When somebody mentions me' });
    await expect(canvas.getByText(/until your log-in on this device ends\.$/)).toBeVisible();
    await userEvent.click(mentions);
    await waitFor(() => expect(mentions).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'When somebody comments on my posts' })).toBeChecked();
  },
};

export const PushBlocked: Story = {
  beforeEach: () => void (pushKinds = []),
  args: { push: { isBlocked: () => true, subscribe: () => Promise.resolve(undefined) } },
  parameters: { msw: { handlers: [...pushServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const mentions = await canvas.findByRole('checkbox', { name: 'When somebody mentions me' });
    await userEvent.click(mentions);
    await waitFor(() => expect(mentions).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(mentions).not.toBeChecked();
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
  },
};

/** No hint offers what the member has just turned off, and nothing renews it. */
export const PushTurnedOff: Story = {
  ...PushNotifications,
  args: { ...PushNotifications.args, storage: memoryStore() },
  play: async ({ args, canvas, userEvent }) => {
    const { storage } = args;
    storage?.setItem('push', '{}');
    const replies = await canvas.findByRole('checkbox', { name: 'When somebody comments on my posts' });
    await userEvent.click(replies);
    await waitFor(() => expect(replies).not.toBeChecked());
    await waitFor(() => expect(replies).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(storage?.getItem('push')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Account Settings' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Halving day, hour by hour' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'There is now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Comment sent.')).toBeVisible();
    await expect(canvas.queryByText(/^This device can tell you/)).not.toBeInTheDocument();
  },
};

export const Devices: Story = {
  parameters: { msw: { handlers: [...sessionServer, ...handlers] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are logged in' });
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
    list.scrollIntoView();
  },
};

export const EndsOneSession: Story = {
  beforeEach: () => ended.clear(),
  parameters: { msw: { handlers: [...sessionServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const name = 'Log out Samsung Internet on Android';
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: `${name}?` }));
    question.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Devices' })).toHaveFocus());
    await expect(canvas.getByText('This device')).toBeVisible();
  },
};

export const DevicesFailed: Story = {
  parameters: {
    msw: { handlers: [refused('get', '*/api/sessions', 500, 'The database is asleep.'), ...handlers] },
    ...flow,
  },
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('region', { name: 'Devices' }));
    await expect(await devices.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(devices.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: {
      handlers: [
        refused('post', '*/api/users/:id/password', 403, 'The password is wrong.', [
          { field: 'oldPassword', message: 'The password is wrong.' },
        ]),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText('Current password');
    await userEvent.type(old, 'not it');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

    await waitFor(() => expect(old).toHaveAccessibleDescription('The password is wrong.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('battery staple 2');
  },
};

export const ErrorsDisappearOnEdit: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('post', '*/api/users/:id/password', 400, 'No.', [
          { field: 'oldPassword', message: 'The password is wrong.' },
          { field: 'newPassword', message: 'is easy to guess.' },
        ]),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText('Current password');
    const next = canvas.getByLabelText('New password');
    await userEvent.type(old, 'not it');
    await userEvent.type(next, 'password 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')),
    );

    await userEvent.type(next, '2');
    await expect(next).not.toHaveAccessibleDescription(expect.stringContaining('easy to guess'));
    await expect(old).toHaveAccessibleDescription('The password is wrong.');
  },
};

export const DeletesAccount: Story = {
  parameters: {
    msw: { handlers: [refused('delete', '*/api/users/:id', 403, 'The password is wrong.'), ...handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Enter your password.')).toBeVisible();

    await userEvent.type(dialog.getByLabelText('Your password'), 'not it');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  },
};
