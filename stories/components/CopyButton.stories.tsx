import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';

import { CopyButton } from '../../ui/components/CopyButton';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'ALPHA-1234', onCopied: fn(), onFailed: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => write.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Code' }));

    const button = await canvas.findByRole('button', { name: 'Copied!' });
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAccessibleName('Copy Code'));
  },
};

export const CopyRefused: Story = {
  parameters: flow,
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    return () => write.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Code' }));

    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy Code');
  },
};

export const CopiesAgain: Story = {
  parameters: flow,
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const timers = spyOn(window, 'setTimeout');
    return () => {
      write.mockRestore();
      timers.mockRestore();
    };
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Code' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copied!' }));

    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2));
    // The two seconds start again.
    const confirmations = () => mocked(window.setTimeout).mock.calls.filter(([, ms]) => ms === 2000);
    await waitFor(() => expect(confirmations()).toHaveLength(2));
  },
};
