import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CommentItem, CommentList } from '../../ui/components/CommentList';
import { Menu } from '../../ui/components/Menu';
import { MoreMenu } from '../../ui/components/MoreMenu';
import { now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { onAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/CommentItem',
  component: CommentItem,
  args: {
    author: { name: 'Ines Okafor', href: '/people/ines' },
    date: now - 3_600_000,
    text: 'Is the fern still free?',
  },
  render: (args) => (
    <CommentList aria-label="Offers">
      <CommentItem {...args} />
    </CommentList>
  ),
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnotherCommunity: Story = {
  args: { onDelete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Offers' })).toHaveTextContent('Is the fern still free?');
    await expect(canvas.getByRole('link', { name: 'Ines Okafor' })).toHaveAttribute('href', '/people/ines');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

const menu = (
  <MoreMenu>
    <Menu.Item>Report</Menu.Item>
  </MoreMenu>
);

export const LongNameOnAPhone: Story = {
  ...onAPhone,
  args: {
    author: { name: 'Wilhelmina Featherstonehaugh of Lower Bottomley', href: '/people/wilhelmina' },
    menu,
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link').getBoundingClientRect();
    const more = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    const firstLine = name.top + 12;
    await expect(more.top).toBeLessThan(firstLine);
    await expect(more.bottom).toBeGreaterThan(firstLine);
    await expect(more.left).toBeGreaterThanOrEqual(name.right);
  },
};

/** A comment cuts what is painted outside it. */
export const ShowsTheWholeFocusRing: Story = {
  parameters: flow,
  args: { menu },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    while (document.activeElement !== more) await userEvent.tab();
    const { outlineOffset, outlineWidth } = getComputedStyle(more);
    const ring = more.getBoundingClientRect().right + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    await expect(ring).toBeLessThanOrEqual(canvas.getByRole('listitem').getBoundingClientRect().right);
  },
};
