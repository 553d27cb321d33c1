import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../ui/components/Button';
import { Stack } from '../../ui/components/Stack';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: ['Share', 'Pin Post', 'Delete'].map((label) => <Button key={label}>{label}</Button>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row', gap: '2' } };

export const SpreadRow: Story = { args: { direction: 'row', isSpread: true } };

export const Grid: Story = { args: { direction: 'grid' } };
