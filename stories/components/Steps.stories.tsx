import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Steps } from '../../ui/components/Steps';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    'aria-label': 'Progress',
    steps: [
      { key: '1', label: 'Decided', detail: '3 days ago', state: 'done' },
      { key: '2', label: 'Appealed', detail: 'yesterday', state: 'current' },
      { key: '3', label: 'Under review', state: 'next' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Progress' })).toBeVisible();
    await expect(canvas.getByText('Appealed').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
