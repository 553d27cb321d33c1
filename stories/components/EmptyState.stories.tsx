import { MessagesSquare } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../ui/components/Button';
import { EmptyState } from '../../ui/components/EmptyState';

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
