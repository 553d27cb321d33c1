import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AchievementList } from '../../ui/components/AchievementList';
import { achievements } from '../fixtures/profile';
import { longWord } from './samples';

const meta = {
  title: 'Forum/AchievementList',
  component: AchievementList,
  args: { achievements },
} satisfies Meta<typeof AchievementList>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 1.7, 2.69, 3.8
export const Earned: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('First wordsPublished a first post.Earned 3 Feb 2026');
  },
};

// @spec 2.69
export const Empty: Story = {
  args: { achievements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No achievements earned yet.')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    achievements: Array.from({ length: 24 }, (_, index) => ({
      _id: String(index),
      name: `Level ${index + 1}`,
      description: 'Reached a level.',
      earnedOn: '2026-03-19T12:00:00Z',
    })),
  },
};

export const LongWordsAndNoDate: Story = {
  args: { achievements: [{ _id: 'a', name: longWord, description: longWord, earnedOn: 'some day' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Earned/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
