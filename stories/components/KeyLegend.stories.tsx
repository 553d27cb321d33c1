import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { KeyLegend } from '../../ui/components/KeyLegend';

const meta = {
  title: 'Components/KeyLegend',
  component: KeyLegend,
  args: {
    'aria-label': 'Keys',
    items: [
      { keys: ['J', 'K'], label: 'Next, previous' },
      { keys: ['R'], label: 'Remove' },
    ],
  },
} satisfies Meta<typeof KeyLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remove').nextElementSibling).toHaveTextContent('R');
  },
};
