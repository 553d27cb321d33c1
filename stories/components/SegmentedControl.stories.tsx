import { Flame, Sparkles } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SegmentedControl } from '../../ui/components/SegmentedControl';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Sort',
    segments: [
      { value: 'hot', label: 'Hot', icon: <Flame aria-hidden /> },
      { value: 'new', label: 'New', icon: <Sparkles aria-hidden /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }));

    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hot' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
  },
};

export const IsNeverEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hot' }));

    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  args: { value: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hot' }));

    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
  },
};

export const Three: Story = {
  args: {
    segments: [
      { value: 'hot', label: 'Hot' },
      { value: 'new', label: 'New' },
      { value: 'top', label: 'Top' },
    ],
  },
};
