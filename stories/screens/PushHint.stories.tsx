import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

import { mode } from '../../.storybook/modes';
import { ScreenStage } from '../stage';
import { ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { plainServer } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

let pushKinds: string[] = [];
const pushServer = [
  http.get('*/api/push', () => HttpResponse.json({ publicKey: 'key', kinds: pushKinds })),
  http.put('*/api/push', async ({ request }) => {
    ({ kinds: pushKinds } = (await request.json()) as { kinds: string[] });
    return HttpResponse.json({ publicKey: 'key', kinds: pushKinds });
  }),
];
const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } };

/** After a comment, on a device without notifications. */
const meta = {
  title: 'Screens/PushHint',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: {
    at: '/Posts/footnote',
    now,
    reader: ines,
    push: { isBlocked: () => false, subscribe: () => Promise.resolve(subscription) },
  },
  parameters: { ...screenParameters, msw: { handlers: [...pushServer, ...server.handlers] } },
  beforeEach() {
    pushKinds = [];
    server.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OffersNotifications: Story = {
  parameters: {
    chromatic: {
      modes: {
        ...mode('dark', 'phone'),
        ...mode('light', 'phone'),
        'light desktop': { ...mode('light', 'desktop')['light desktop'], disable: false },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'There is now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await expect(await canvas.findByText(/^This device can tell you/)).toBeVisible();
    // A comment is dimmed until it is stored.
    await waitFor(() =>
      expect(canvas.getByText('There is now.').closest('li')).not.toHaveAttribute('aria-busy'),
    );
    await expect(canvas.getByRole('link', { name: 'Choose in Account Settings' })).toHaveAttribute(
      'href',
      '/Users/ines?settings=open',
    );
  },
};

export const TurnsNotificationsOn: Story = {
  ...OffersNotifications,
  parameters: { ...OffersNotifications.parameters, ...flow },
  play: async (context) => {
    await OffersNotifications.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));

    await expect(await canvas.findByText(/^This device tells you/)).toBeVisible();
    await expect(pushKinds).toEqual(['mention', 'reply']);
    const close = canvas.getByRole('button', { name: 'Close this hint' });
    // In the place of the pressed button.
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await expect(canvas.queryByText(/^This device/)).not.toBeInTheDocument();
  },
};

export const DeclinesNotifications: Story = {
  ...OffersNotifications,
  parameters: { ...OffersNotifications.parameters, ...flow },
  play: async (context) => {
    await OffersNotifications.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));

    await expect(canvas.queryByText(/^This device/)).not.toBeInTheDocument();
  },
};
