import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AdminPostTools } from '../../ui/components/AdminPostTools';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/AdminPostTools',
  component: AdminPostTools,
  args: { maxBoost: 10_000, isPinned: false, onBoost: fn(), onPinToggle: fn() },
} satisfies Meta<typeof AdminPostTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultBoost: Story = {
  parameters: alsoOnAPhone,
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Boost amount' });
    await expect(amount).toHaveValue(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Boost Upvotes' }));
    await expect(args.onBoost).toHaveBeenLastCalledWith(100);

    await userEvent.clear(amount);
    await userEvent.type(amount, '250{Enter}');
    await expect(args.onBoost).toHaveBeenLastCalledWith(250);
  },
};

// @spec 5.21
export const NoBoostAmount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Boost amount' });
    await userEvent.clear(amount);
    // The browser shows why, and moves the focus there.
    await userEvent.click(canvas.getByRole('button', { name: 'Boost Upvotes' }));
    await expect(amount).toHaveFocus();
    for (const text of ['1.5', '0', '10001']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${text}{Enter}`);
    }
    await expect(args.onBoost).not.toHaveBeenCalled();
  },
};

export const Pins: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pin Post' }));
    await expect(args.onPinToggle).toHaveBeenCalledOnce();
  },
};

export const Pinned: Story = {
  parameters: alsoOnAPhone,
  args: { isPinned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unpin Post' })).toBeEnabled();
  },
};

export const Busy: Story = { args: { isBoosting: true, isPinning: true } };
