import type { Meta, StoryObj } from '@storybook/react-vite';

import { PostCardSkeleton } from '../../ui/components/PostCardSkeleton';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/PostCardSkeleton',
  component: PostCardSkeleton,
  parameters: alsoOnAPhone,
} satisfies Meta<typeof PostCardSkeleton>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

export const WithMedia: StoryObj<typeof meta> = { args: { hasMedia: true } };
