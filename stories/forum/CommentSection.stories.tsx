import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CommentForm } from '../../ui/components/CommentForm';
import { CommentSection } from '../../ui/components/CommentSection';

const meta = {
  title: 'Forum/CommentSection',
  component: CommentSection,
  args: {
    count: 1,
    children: <CommentForm search={() => Promise.resolve([])} onSubmit={() => Promise.resolve(true)} />,
  },
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneComment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '1 Comment' })).toBeVisible();
  },
};

export const NoComments: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0 Comments' })).toBeVisible();
  },
};
