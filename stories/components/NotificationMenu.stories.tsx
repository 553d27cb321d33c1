import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { NotificationMenu } from '../../ui/components/NotificationMenu';
import { ClockProvider } from '../../ui/theme/ClockProvider';
import { KitProvider } from '../../ui/theme/KitProvider';
import { flow } from '../fixtures/flow';
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

// @spec 2.2
export const ManyUnread: Story = {
  args: { unreadCount: 4_210 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+');
  },
};

export const Open: Story = {
  args: { onReadAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));

    const items = await screen.findAllByRole('menuitem');
    await expect(items).toHaveLength(5);
    await expect(items[4]).toHaveTextContent('Mark all as read');
    await expect(items[0]).toHaveTextContent(
      'You were mentioned from deniz on "What the last halving did to miners"',
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const OfDeletedPost: Story = {
  parameters: flow,
  args: { notifications: notifications.slice(0, 1).map((item) => ({ ...item, postId: null })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));

    await expect(await screen.findByRole('menuitem')).toHaveTextContent('You were mentioned from deniz');
  },
};

export const OwnWords: Story = {
  parameters: flow,
  decorators: [
    (Story) => (
      <KitProvider
        messages={{
          notifications: { message: (message, type) => (type === 'reply' ? 'Neuer Kommentar' : message) },
        }}
      >
        <Story />
      </KitProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));

    await expect(await screen.findByRole('menuitem', { name: /^Neuer Kommentar from/ })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^You were mentioned/ })).toBeVisible();
  },
};

export const ChoosesNotification: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /New comment/ }));

    await expect(args.onChoose).toHaveBeenCalledWith(notifications[2]);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Like the app's bell. */
export const MarksAllRead: Story = {
  parameters: flow,
  args: { onReadAll: fn() },
  render: function MarksAllReadStory({ onReadAll, ...props }) {
    const [isRead, setRead] = useState(false);
    const readAll = () => {
      onReadAll?.();
      setRead(true);
    };
    return (
      <NotificationMenu
        {...props}
        notifications={notifications.map((item) => ({ ...item, read: isRead || item.read }))}
        unreadCount={isRead ? 0 : props.unreadCount}
        onReadAll={readAll}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Notifications, 2 unread' }).focus();
    await userEvent.keyboard('{Enter}');
    // Enter twice must not mark all.
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Mark all as read' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    // Its new name is announced.
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(screen.queryByText(/^Mark|\(unread\)/)).not.toBeInTheDocument();
  },
};

/** Renders a long list in pages, so that it opens fast. */
// @spec 2.10
export const LongList: Story = {
  args: {
    notifications: Array.from({ length: 120 }, (_, index) => ({
      _id: `long ${index}`,
      read: true,
      type: 'other',
      message: `Message ${index + 1}`,
      createdAt: '2026-11-21T10:00:00Z',
    })),
    unreadCount: 0,
    onReadAll: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(await screen.findAllByText(/^Message/)).toHaveLength(50);
    await expect(screen.queryByRole('menuitem', { name: /^Mark|No new/ })).not.toBeInTheDocument();
    await expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent(/^Message 1\d+ hours? ago$/);

    const more = screen.getByRole('menuitem', { name: 'Show more' });
    await userEvent.click(more);
    await expect(screen.getAllByText(/^Message/)).toHaveLength(100);
    more.scrollIntoView({ block: 'end' });
  },
};

export const LongListEnd: Story = {
  ...LongList,
  parameters: flow,
  play: async (context) => {
    await LongList.play?.(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Show more' }));

    await expect(screen.getAllByText(/^Message/)).toHaveLength(120);
    await expect(screen.queryByRole('menuitem', { name: 'Show more' })).not.toBeInTheDocument();
    await expect(screen.getAllByRole('menuitem')[99]).toHaveFocus();
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

export const EmptyByKeyboard: Story = {
  ...Empty,
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Notifications' }).focus();
    await userEvent.keyboard('{Enter}');

    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(menu).toHaveAccessibleDescription('No new notifications.');
  },
};

export const Failed: Story = {
  args: { notifications: [], status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await waitFor(() => expect(screen.getByText('Failed to load notifications.')).toBeVisible());
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription('Failed to load notifications.');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('menu')).toHaveFocus();
  },
};

export const ClosesWithEscape: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: /Notifications/ });
    await userEvent.click(bell);
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ClosesWithOutsideClick: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Notifications/ }));
    await screen.findAllByRole('menuitem');
    await userEvent.click(document.body);

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
