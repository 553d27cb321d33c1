import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/notifications.md?raw';
import type { NotificationItem } from '../../machines/notifications/notification';
import { notificationsMachine, pollIntervalMs } from '../../machines/notifications/notificationsMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const reply = (id: string): NotificationItem => ({
  _id: id,
  read: false,
  type: 'reply',
  message: 'replied to you',
  createdAt: '2026-01-01T00:00:00.000Z',
});

const meta = {
  title: 'Machines/Notifications',
  parameters: { docs: { page: machinePage(notificationsMachine, page) } },
  render: () => (
    <MachineStage
      machine={notificationsMachine}
      events={{
        'session.started': { type: 'session.started', userId: 'ann' },
        'session.ended': { type: 'session.ended' },
        'list.opened': { type: 'list.opened' },
        'notification.opened, n-1': { type: 'notification.opened', id: 'n-1' },
        'list.read': { type: 'list.read' },
        'notification.pushed': { type: 'notification.pushed', count: 3, item: reply('n-3') },
      }}
      promises={{
        fetchCount: { results: { two: 2, none: 0 }, errors: { 'no connection': new Error('offline') } },
        fetchList: {
          results: { 'two unread': [reply('n-1'), reply('n-2')] },
          errors: { 'no list': new Error('offline') },
        },
        markRead: {
          results: { saved: undefined },
          errors: { 'not saved': new Error('offline') },
        },
      }}
      waitsMs={[pollIntervalMs]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks an item as read optimistically. When the request fails, refetches the count and the list. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await press('session.started');
    await press('Resolve: two');
    await press('list.opened');
    await press('Resolve: two unread');
    await expect(await canvas.findByText(/list\.loaded/)).toBeVisible();

    await press('notification.opened, n-1');
    await expect(
      canvas.getByRole('heading', { name: 'markRead runs with { "ids": [ "n-1" ] }' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^notification.opened, notification: /)).toBeVisible();
    await press('Reject: not saved');
    await expect(await canvas.findByRole('heading', { name: 'fetchCount runs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'fetchList runs' })).toBeVisible();
  },
};
