import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { flow } from '../fixtures/flow';
import { Dialog } from '../../ui/components/Dialog';
import { TextArea } from '../../ui/components/TextArea';
import { TextField } from '../../ui/components/TextField';
import { ownWindow } from '../fixtures/docs';
import { alsoOnAPhone, onAPhone } from '../fixtures/widths';

/** A modal window for a short task. Keeps the focus inside, closes on Escape and then restores the focus. */
const meta = {
  title: 'Components/Dialog',
  component: Dialog.Root,
  parameters: { ...ownWindow, ...alsoOnAPhone },
  args: { onOpenChange: fn() },
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger>
        <Button>Edit name</Button>
      </Dialog.Trigger>
      <Dialog.Content
        title="Edit name"
        description="Others see it beside everything you write."
        size="small"
        footer={
          <>
            <Dialog.Close>
              <Button variant="ghost">Cancel</Button>
            </Dialog.Close>
            <Dialog.Close>
              <Button variant="solid">Save</Button>
            </Dialog.Close>
          </>
        }
      >
        <TextField label="Display Name" defaultValue="Ada Lovelace" />
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit name' })).toHaveAccessibleDescription(
      'Others see it beside everything you write.',
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Display Name' })).toHaveFocus());
    // They are landmarks of pages.
    await expect(screen.queryByRole('banner')).toBeNull();
    await expect(screen.queryByRole('contentinfo')).toBeNull();
  },
};

export const ClosesWithEscape: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit name' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesWithOutsideClick: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit name' });
    await userEvent.click(trigger);
    const overlay = (await screen.findByRole('dialog')).parentElement;

    await userEvent.click(overlay!);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TrapsFocus: Story = {
  parameters: flow,
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Display Name' });
    const inOrder = ['Cancel', 'Save', 'Close'].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => expect(field).toHaveFocus());

    for (const button of inOrder) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    await userEvent.tab();
    await expect(field).toHaveFocus();

    for (const button of inOrder.toReversed()) {
      await userEvent.tab({ shift: true });
      await expect(button).toHaveFocus();
    }
  },
};

export const ClosesWithButton: Story = {
  parameters: flow,
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Content that a form unmounts at once, to forget what was typed. */
export const ReturnsFocusFromUnmountedContent: Story = {
  parameters: flow,
  render: function UnmountedContent(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Dialog.Root {...args} open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button>Edit name</Button>
        </Dialog.Trigger>
        {isOpen && (
          <Dialog.Content title="Edit name">
            <TextField label="Display Name" />
          </Dialog.Content>
        )}
      </Dialog.Root>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit name' });
    await userEvent.click(trigger);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Display Name' }), 'Ada');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const FocusesItselfWithoutVisibleField: Story = {
  parameters: flow,
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Import">
        <input type="file" hidden />
        <Button>Choose a file</Button>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

export const ReturnsFocusWithoutTrigger: Story = {
  parameters: flow,
  render: function WithoutTrigger() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Report</Button>
        <Dialog.Root open={isOpen} onOpenChange={setOpen}>
          <Dialog.Content title="Report this post" />
        </Dialog.Root>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Report' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button).toHaveFocus());
  },
};

const closed = fn();

/** Like Radix: an own handler runs too, and replaces the default only by preventing it. */
export const ReturnsFocusBesideOwnHandler: Story = {
  parameters: flow,
  render: function OwnHandler() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Report</Button>
        <Button id="next">Next</Button>
        <Dialog.Root open={isOpen} onOpenChange={setOpen}>
          <Dialog.Content title="Report this post" onCloseAutoFocus={closed} />
        </Dialog.Root>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const closeWith = async (handle: (event: Event) => void) => {
      closed.mockReset().mockImplementation(handle);
      await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    };

    await closeWith(() => undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus());

    await closeWith((event) => {
      event.preventDefault();
      document.getElementById('next')?.focus();
    });
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** Its beginning can be reached, although it fills at least the window. */
export const HigherThanAPhone: Story = {
  ...onAPhone,
  parameters: { ...onAPhone.parameters, ...flow },
  render: (args) => (
    <Dialog.Root {...args} defaultOpen>
      <Dialog.Content title="Ban" footer={<Button variant="danger">Ban</Button>}>
        <TextField label="How long" />
        <TextArea label="Note" minRows={60} maxRows={60} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight);
    const field = screen.getByRole('textbox', { name: 'How long' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
