import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { flow } from '../fixtures/flow';
import { ConfirmDialog } from '../../ui/components/ConfirmDialog';
import { Menu } from '../../ui/components/Menu';
import { ownWindow } from '../fixtures/docs';

const question = 'Are you sure you want to delete this post? This action cannot be undone.';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: ownWindow,
  args: { isOpen: true, message: question, isDestructive: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirms: Story = {
  parameters: flow,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: question });

    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const FocusesCancel: Story = {
  parameters: flow,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscapeCancels: Story = {
  parameters: flow,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Harmless: Story = { args: { isDestructive: false, message: 'Send this to everybody?' } };

export const RestoresFocus: Story = {
  parameters: flow,
  args: { isOpen: false },
  render: function OpenedByAButton(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};

export const RestoresFocusBesideAnOwnHandler: Story = {
  ...RestoresFocus,
  args: {
    isOpen: false,
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      screen.getByRole('button', { name: 'Confirm' }).focus();
    },
  },
};

export const RestoresFocusToTheTriggerOfAMenu: Story = {
  parameters: flow,
  args: { isOpen: false },
  render: function OpenedByAMenuItem(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu.Root>
          <Menu.Trigger>
            <Button>More</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.Item onSelect={() => setOpen(true)}>Delete</Menu.Item>
          </Menu.Content>
        </Menu.Root>
        <ConfirmDialog {...args} isOpen={isOpen} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};
