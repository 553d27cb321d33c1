import { LogOut, Trash2, UserRound } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { flow } from '../fixtures/flow';
import { Dialog } from '../../ui/components/Dialog';
import { Menu } from '../../ui/components/Menu';
import { ownWindow } from '../fixtures/docs';

const logOut = fn();

/** Actions behind a button. Arrow keys move, Enter chooses, Escape closes. */
const meta = {
  title: 'Components/Menu',
  component: Menu.Root,
  parameters: ownWindow,
  render: (args) => (
    <Menu.Root {...args}>
      <Menu.Trigger>
        <Button>Ada Lovelace</Button>
      </Menu.Trigger>
      <Menu.Content align="start">
        <Menu.Label>Signed in as @ada</Menu.Label>
        <Menu.LinkItem href="/Users/1">
          <UserRound aria-hidden /> Profile
        </Menu.LinkItem>
        <Menu.Item onSelect={logOut}>
          <LogOut aria-hidden /> Log out
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item tone="danger">
          <Trash2 aria-hidden /> Delete
        </Menu.Item>
        <Menu.Item disabled>Pin Post</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
} satisfies Meta<typeof Menu.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));

    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/Users/1',
    );
  },
};

export const InDialog: Story = {
  parameters: flow,
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Members">
        <Menu.Root>
          <Menu.Trigger>
            <Button>Ada Lovelace</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.Item onSelect={logOut}>Remove</Menu.Item>
          </Menu.Content>
        </Menu.Root>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    const item = await screen.findByRole('menuitem', { name: 'Remove' });
    // Radix renders the menu outside the window and then moves it.
    await waitFor(() => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(item);
    });
  },
};

export const KeyboardNavigation: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Ada Lovelace' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ArrowsWrap: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ada Lovelace' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
};

export const ClosesWithEscape: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesWithOutsideClick: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
    await screen.findByRole('menu');
    await userEvent.click(document.body);

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Screen readers such as NVDA and VoiceOver may press a button by a click alone. */
export const OpensByClickAlone: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ada Lovelace' });
    trigger.click();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());

    trigger.click();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const TouchOpensOnRelease: Story = {
  parameters: flow,
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Ada Lovelace' });
    // A scroll that begins on the button sends no click.
    await fireEvent.pointerDown(target, { pointerType: 'touch', button: 0 });
    await expect(target).toHaveAttribute('aria-expanded', 'false');

    await userEvent.pointer({ keys: '[TouchA]', target });
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();

    // Pressing the button takes the focus from the menu, which closes it before the click.
    await userEvent.pointer({ keys: '[TouchA]', target });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(target).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MouseOpensOnPress: Story = {
  parameters: flow,
  args: { open: false, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();

    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** A disabled button gets pointer events, a busy one also keys. */
export const IgnoresPresses: Story = {
  parameters: flow,
  render: (args) => (
    <>
      {[{ disabled: true }, { 'aria-disabled': true }, { isBusy: true }].map((props, index) => (
        <Menu.Root key={index} {...args}>
          <Menu.Trigger>
            <Button {...props}>Sort</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.Item>Newest first</Menu.Item>
          </Menu.Content>
        </Menu.Root>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Sort' })) {
      await fireEvent.pointerDown(button, { pointerType: 'mouse', button: 0 });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await fireEvent.keyDown(button, { key: 'Enter' });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  },
};
