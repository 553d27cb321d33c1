import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../../ui/components/Skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '16rem' } };

export const Paragraph: Story = { args: { lines: 4 } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Block: Story = { args: { shape: 'block', height: '180px' } };
