import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Folded } from '../../ui/components/Folded';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/Folded',
  component: Folded,
  args: { reason: 'Blocked member.', children: <p>What they wrote.</p> },
} satisfies Meta<typeof Folded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Shown: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('What they wrote.')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByText('What they wrote.')).toBeVisible();
    await expect(canvas.getByText('What they wrote.')).toHaveFocus();
  },
};

export const Undo: Story = {
  args: { reason: 'Post hidden.', actionLabel: 'Undo', onAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
