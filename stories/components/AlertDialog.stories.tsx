import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { AlertDialog } from '../../ui/components/AlertDialog';
import { flow } from '../fixtures/flow';
import { ButtonLink } from '../../ui/components/Button';
import { ownWindow } from '../fixtures/docs';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: { ...ownWindow, ...alsoOnAPhone },
  args: { isOpen: true, message: 'Login or signup to create a post', onClose: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Login or signup to create a post' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesWithEscape: Story = {
  parameters: flow,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ExtraActions: Story = {
  args: {
    message: 'Category not specified. Please try creating a post from a category page.',
    children: ['Memes', 'Cryptocurrency', 'News'].map((zone) => (
      <ButtonLink key={zone} href={`/CreatePost/${zone.toLowerCase()}`}>
        {zone}
      </ButtonLink>
    )),
  },
};

export const NoExtraActions: Story = {
  args: { children: [] },
  parameters: flow,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const message = screen.getByRole('heading', { name: 'Login or signup to create a post' });

    await expect([...dialog.children]).toEqual([message, screen.getByRole('button').parentElement]);
  },
};

export const LongWord: Story = { args: { message: `Failed to vote: ${'wordwithoutend'.repeat(20)}` } };
