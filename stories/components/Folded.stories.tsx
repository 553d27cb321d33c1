import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { Folded } from '../../ui/components/Folded';
import { Skeleton } from '../../ui/components/Skeleton';
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

/** Filters may load after the content. The line keeps its height. */
export const FoldedWhileVisible: Story = {
  args: { children: <Skeleton lines={6} /> },
  render: function Late({ reason, ...args }) {
    const [isLate, setLate] = useState(false);
    return (
      <>
        <Folded {...args} reason={isLate ? reason : undefined} />
        <Button onClick={() => setLate(true)}>Load filters</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const after = canvas.getByRole('button', { name: 'Load filters' });
    const { top } = after.getBoundingClientRect();
    await userEvent.click(after);

    await expect(canvas.getByText('Blocked member.')).toBeVisible();
    await expect(after.getBoundingClientRect().top).toBe(top);
  },
};
