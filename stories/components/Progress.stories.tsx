import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Progress } from '../../ui/components/Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'To level 5', value: 120, max: 400 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'To level 5' })).toHaveAttribute(
      'aria-valuenow',
      '30',
    );
  },
};

export const OverMaximum: Story = {
  args: { value: 900, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Zero: Story = { args: { value: 0 } };
