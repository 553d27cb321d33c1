import { ArrowBigDown, ArrowBigUp, Bell, Trash2 } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { IconButton } from '../../ui/components/IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Notifications', children: <Bell aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));

    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const WithBorder: Story = { args: { hasBorder: true } };

export const Disabled: Story = { args: { disabled: true } };

export const PressedUp: Story = {
  args: { label: 'Upvote', tone: 'up', 'aria-pressed': true, children: <ArrowBigUp aria-hidden /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
  },
};

export const PressedDown: Story = {
  args: { label: 'Downvote', tone: 'down', 'aria-pressed': true, children: <ArrowBigDown aria-hidden /> },
};

export const Danger: Story = {
  args: { label: 'Delete', tone: 'danger', children: <Trash2 aria-hidden /> },
};
