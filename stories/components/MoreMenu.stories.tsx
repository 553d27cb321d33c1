import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Menu } from '../../ui/components/Menu';
import { MoreMenu } from '../../ui/components/MoreMenu';

const onSelect = fn();

const meta = {
  title: 'Components/MoreMenu',
  component: MoreMenu,
  args: { label: 'More about “Halving day”', children: <Menu.Item onSelect={onSelect}>Hide post</Menu.Item> },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More about “Halving day”' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide post' }));

    await expect(onSelect).toHaveBeenCalledOnce();
  },
};
