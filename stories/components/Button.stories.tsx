import { Plus } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button, ButtonLink } from '../../ui/components/Button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create Post', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};

export const Solid: Story = { args: { variant: 'solid' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Danger: Story = { args: { variant: 'danger' } };

export const Small: Story = { args: { size: 'small' } };

export const WithIcon: Story = {
  args: {
    variant: 'solid',
    children: (
      <>
        <Plus aria-hidden /> Create Post
      </>
    ),
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/Auth" variant="solid">
      Log in
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Auth');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { isBusy: true, 'aria-disabled': false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Post' });
    button.focus();
    await userEvent.keyboard('{Enter}');

    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const KeyboardPress: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
