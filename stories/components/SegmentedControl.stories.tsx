import { Flame, Sparkles } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { SegmentedControl } from '../../ui/components/SegmentedControl';
import { flow } from '../fixtures/flow';

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

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }));

    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hot' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');
  },
};

export const ArrowKeysChoose: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'New' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new');

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked());
  },
};

export const NeverEmpty: Story = {
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
