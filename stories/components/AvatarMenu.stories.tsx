import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { AvatarMenu } from '../../ui/components/AvatarMenu';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/AvatarMenu',
  component: AvatarMenu,
  args: { user: { _id: 'ines', name: 'Ines Okafor' }, onLogOut: fn() },
} satisfies Meta<typeof AvatarMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Ines Okafor' }));

    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/Users/ines',
    );
  },
};

export const LogsOutWithKeyboard: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account: Ines Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');

    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
