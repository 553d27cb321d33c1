import { Flame } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Pill } from '../../ui/components/Pill';

const meta = {
  title: 'Components/Pill',
  component: Pill,
  args: { children: 'bitcoin' },
} satisfies Meta<typeof Pill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const AsLink: Story = {
  args: { href: '/Tags?tag=bitcoin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'bitcoin' })).toHaveAttribute('href', '/Tags?tag=bitcoin');
  },
};

export const Accent: Story = { args: { tone: 'accent', children: 'Level 4' } };

export const Boosted: Story = {
  args: {
    tone: 'boost',
    children: (
      <>
        <Flame aria-hidden /> Boosted
      </>
    ),
  },
};

export const Success: Story = { args: { tone: 'success', children: 'Completed' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };

export const VeryLongWord: Story = { args: { children: 'wordwithoutend'.repeat(30) } };
