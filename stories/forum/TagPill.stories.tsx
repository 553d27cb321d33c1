import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { TagPill } from '../../ui/components/TagPill';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Forum/TagPill',
  component: TagPill,
  args: { tag: 'bitcoin' },
} satisfies Meta<typeof TagPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { tag: 'c++ & co' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'c++ & co' })).toHaveAttribute(
      'href',
      '/Tags?tag=c%2B%2B%20%26%20co',
    );
  },
};

export const LongTag: Story = {
  args: { tag: 'decentralisedfinanceforbeginners' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('decentralisedfinance…')).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.tag })).toBeVisible();
  },
};

export const FullTagInTooltip: Story = {
  ...LongTag,
  parameters: flow,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.tag);
  },
};
