import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { SortToggle } from '../../ui/components/SortToggle';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Forum/SortToggle',
  component: SortToggle,
  args: { onValueChange: fn() },
} satisfies Meta<typeof SortToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }));

    await expect(args.onValueChange).toHaveBeenCalledWith('new');
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
  },
};

export const WithTop: Story = {
  args: { sorts: ['hot', 'new', 'top'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Top' }));

    await expect(args.onValueChange).toHaveBeenCalledWith('top');
    await expect(canvas.getByRole('radio', { name: 'Top' })).toBeChecked();
  },
};

export const ArrowKeys: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await waitFor(() => expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked());
    await expect(args.onValueChange).toHaveBeenCalledWith('new');
  },
};
