import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PostArticleSkeleton } from '../../ui/components/PostArticleSkeleton';

const meta = {
  title: 'Forum/PostArticleSkeleton',
  component: PostArticleSkeleton,
} satisfies Meta<typeof PostArticleSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loading Post...' })).toBeVisible();
  },
};
