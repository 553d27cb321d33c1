import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ClockProvider, NotificationMenu } from '../../ui';
import { notifications, now } from '../fixtures/shell';

const meta = {
  title: 'Components/NotificationMenu',
  component: NotificationMenu,
  args: { notifications, unreadCount: 2, onOpen: fn(), onChoose: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <ClockProvider now={() => now}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof NotificationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveTextContent('2');
  },
};

export const NothingUnread: Story = { args: { unreadCount: 0 } };

export const VeryManyUnread: Story = { args: { unreadCount: 4_210 } };

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));

    const items = await screen.findAllByRole('menuitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent(
      'You were mentioned from deniz on "What the last halving did to miners"',
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ChoosesOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /New comment/ }));

    await expect(args.onChoose).toHaveBeenCalledWith(notifications[2]);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { notifications: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));

    await waitFor(() => expect(screen.getByText('Loading notifications...')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { notifications: [], unreadCount: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));

    await waitFor(() => expect(screen.getByText('No new notifications.')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { notifications: [], status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await waitFor(() => expect(screen.getByText('Failed to load notifications.')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
