import type { Meta, StoryObj } from '@storybook/react-vite';

import { PostCardSkeleton } from '../../ui/components/PostCardSkeleton';

const meta = {
  title: 'Forum/PostCardSkeleton',
  component: PostCardSkeleton,
} satisfies Meta<typeof PostCardSkeleton>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

export const WithMedia: StoryObj<typeof meta> = { args: { hasMedia: true } };
