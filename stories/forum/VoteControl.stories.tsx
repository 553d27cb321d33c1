import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { VoteControl } from '../../ui/components/VoteControl';
import { computedColor } from './colors';

const meta = {
  title: 'Forum/VoteControl',
  component: VoteControl,
  args: { score: 42, onVote: fn() },
} satisfies Meta<typeof VoteControl>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 4.10
export const Positive: Story = {
  play: async ({ canvas }) => {
    const score = canvas.getByText('42');
    await waitFor(() => expect(getComputedStyle(score).color).toBe(computedColor('vote.up')));
  },
};

// @spec 4.10
export const Negative: Story = {
  args: { score: -7 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByText('−7')).color).toBe(computedColor('vote.down')),
    );
    await expect(canvas.getByText('Score minus 7')).toBeInTheDocument();
  },
};

// @spec 4.10
export const Zero: Story = {
  args: { score: 0 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByText('0')).color).toBe(computedColor('vote.none')),
    );
  },
};

export const Upvoted: Story = {
  args: { score: 43, myVote: 'upVote' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Downvoted: Story = { args: { score: 41, myVote: 'downVote' } };

export const HugeScore: Story = {
  args: { score: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.3k')).toBeVisible();
    await expect(canvas.getByText('Score 12,345')).toBeInTheDocument();
  },
};

export const Boosted: Story = {
  args: { score: 142, boost: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Score 142, includes a boost of 100')).toBeInTheDocument();
  },
};

export const PostSize: Story = { args: { size: 'post', score: 142, boost: 100, myVote: 'upVote' } };

export const HeldBack: Story = {
  args: { size: 'post', score: 42, myVote: 'upVote', isHeldBack: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your vote is held back: /)).toBeVisible();
    await expect(canvas.getByText(/^Score 42, Your vote is held back: /)).toBeInTheDocument();
  },
};

export const VotesAndAnnouncesScore: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const live = canvas.getByText('Score 42').closest('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Upvote' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Downvote' }));

    await expect(args.onVote).toHaveBeenNthCalledWith(1, 'upVote');
    await expect(args.onVote).toHaveBeenNthCalledWith(2, 'downVote');
    await expect(live).toHaveAttribute('aria-live', 'polite');
  },
};
