import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { Sheet } from '../../ui/components/Sheet';
import { Skeleton } from '../../ui/components/Skeleton';
import { ownWindow } from '../fixtures/docs';
import { flow } from '../fixtures/flow';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/Sheet',
  component: Sheet.Content,
  parameters: { ...ownWindow, ...alsoOnAPhone },
  args: { title: 'Global Chat', children: <Skeleton lines={5} /> },
  render: (args) => (
    <Sheet.Root defaultOpen>
      <Sheet.Trigger>
        <Button>Chat</Button>
      </Sheet.Trigger>
      <Sheet.Content {...args} />
    </Sheet.Root>
  ),
} satisfies Meta<typeof Sheet.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndSide: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Global Chat' });
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(sheet.getBoundingClientRect().height).toBe(window.innerHeight);

    const { top, left } = sheet.getBoundingClientRect();
    await expect(sheet.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
    await expect(screen.queryByRole('banner')).toBeNull();
  },
};

export const ClosesWithEscape: Story = {
  parameters: flow,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Global Chat' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus());
  },
};

export const ClosesWithOutsideClick: Story = {
  parameters: flow,
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Global Chat' });
    const { left } = sheet.getBoundingClientRect();
    const outside = document.elementFromPoint(left / 2, 100);
    await expect(sheet).not.toContainElement(outside as HTMLElement);

    await userEvent.click(outside!);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus());
  },
};

export const TrapsFocus: Story = {
  parameters: flow,
  args: { children: <Button>Send</Button> },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Global Chat' });
    await waitFor(() => expect(sheet).toHaveFocus());

    for (const name of ['Close', 'Send', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};

export const ReturnsFocusWithoutTrigger: Story = {
  parameters: flow,
  render: function WithoutTrigger(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Chat</Button>
        <Sheet.Root open={isOpen} onOpenChange={setOpen}>
          <Sheet.Content {...args} />
        </Sheet.Root>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const StartSide: Story = { args: { side: 'start', title: 'Zones' } };
