import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SortToggle } from '../../ui';

const meta = {
  title: 'Forum/SortToggle',
  component: SortToggle,
  args: { onValueChange: fn() },
} satisfies Meta<typeof SortToggle>;

export default meta;

export const ChangesTheOrder: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'New' }));

    await expect(args.onValueChange).toHaveBeenCalledWith('new');
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
  },
};
