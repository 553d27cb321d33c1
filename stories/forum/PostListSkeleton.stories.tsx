import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PostListSkeleton } from '../../ui/components/PostListSkeleton';

const meta = {
  title: 'Forum/PostListSkeleton',
  component: PostListSkeleton,
} satisfies Meta<typeof PostListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading posts...');
  },
};

export const CustomText: Story = { args: { text: 'Loading...', count: 2, hasMedia: false } };
