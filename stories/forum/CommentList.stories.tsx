import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CommentList } from '../../ui/components/CommentList';
import { flow } from '../fixtures/flow';
import { comments, longWord } from './samples';

const meta = {
  title: 'Forum/CommentList',
  component: CommentList,
  args: { comments, onDelete: fn() },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 6.4
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'satoshi' })).toHaveAttribute('href', '/Users/u-3');
    await expect(canvas.getByRole('link', { name: '@Ada Lovelace' })).toHaveAttribute('href', '/Users/u-2');
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    const author = canvas.getByRole('link', { name: 'satoshi' });
    await expect(author.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const OwnComments: Story = {
  args: { currentUserId: 'u-1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(comments[1]);
  },
};

export const Deleting: Story = {
  args: { currentUserId: 'u-1', deletingIds: new Set(['c-2']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  },
  // A comment that is being deleted is faded and inert, so low contrast is acceptable.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const AnimatesIn: Story = {
  parameters: { ...flow, motion: true },
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
    for (const [index, item] of canvas.getAllByRole('listitem').entries()) {
      const { animationDelay, animationDuration, animationFillMode, animationName } = getComputedStyle(item);
      await expect(animationDelay).toBe(['0.3s', '0.35s', '0.4s'][index]);
      await expect(animationDuration).toBe('0.24s');
      // Hidden until its animation starts.
      await expect(animationFillMode).toBe('backwards');
      await expect(animationName).not.toBe('none');
    }
  },
};

export const ReducedMotion: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(getComputedStyle(item).animationName).toBe('none');
    }
  },
};

export const LongText: Story = {
  args: {
    comments: comments.map((comment) => ({ ...comment, userCommented: longWord, commentBody: longWord })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const FoldedComment: Story = {
  args: { foldReasonOf: ({ _id }) => (_id === 'c-2' ? 'Blocked member.' : undefined) },
};
