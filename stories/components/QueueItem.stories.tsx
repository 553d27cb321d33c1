import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { QueueItem } from '../../ui/components/QueueItem';

const meta = {
  title: 'Components/QueueItem',
  component: QueueItem,
  args: {
    title: 'Post: Spam or advertising',
    meta: <span>by Rey Castellanos</span>,
    isOpen: true,
    onToggle: fn(),
    children: <p>Double your coins before midnight</p>,
  },
} satisfies Meta<typeof QueueItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Post: Spam or advertising', expanded: true });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Double your coins before midnight')).toBeNull();
  },
};
