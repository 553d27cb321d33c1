import { MessagesSquare } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { EmptyState } from '../../ui/components/EmptyState';
import { largeText } from '../fixtures/largeText';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { children: 'No posts in the Memes category yet. Be the first to post!' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {};

export const WithAction: Story = { args: { action: <Button variant="solid">Create Post</Button> } };

export const CustomIcon: Story = {
  args: { icon: <MessagesSquare />, children: 'Nobody has said anything yet.' },
};

export const LargeText: Story = {
  ...largeText,
  args: { action: <Button>Go to the home page of the community</Button> },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
