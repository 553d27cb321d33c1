import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { Sheet } from '../../ui/components/Sheet';
import { Skeleton } from '../../ui/components/Skeleton';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    title: 'Global Chat',
    children: <Skeleton lines={5} />,
    isOpen: true,
    onOpenChange: () => undefined,
  },
  render: function OpenSheet(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Chat</Button>
        <Sheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEndClosesWithEscape: Story = {
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Global Chat' });
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(sheet.getBoundingClientRect().height).toBe(window.innerHeight);

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const OverTheWholeScreen: Story = { args: { side: 'full', title: 'Search' } };
