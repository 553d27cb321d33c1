import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { CategoryMenu } from '../../ui/components/CategoryMenu';
import { flow } from '../fixtures/flow';
import { zones } from '../fixtures/shell';

const meta = {
  title: 'Components/CategoryMenu',
  component: CategoryMenu,
  args: { zones, onCreate: fn() },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ChoosesZone: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Memes/ }));

    await expect(args.onCreate).toHaveBeenCalledWith(zones[1]);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const GuestLogsIn: Story = {
  parameters: flow,
  render: function Guest(args) {
    const [isGuest, setGuest] = useState(true);
    return <CategoryMenu {...args} onGuest={isGuest ? () => setGuest(false) : undefined} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Post' });
    await userEvent.click(button);
    await userEvent.click(button);

    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const GuestRedirected: Story = {
  parameters: flow,
  args: { onGuest: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    await expect(args.onGuest).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
