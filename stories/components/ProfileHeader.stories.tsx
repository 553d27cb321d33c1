import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { ProfileHeader } from '../../ui/components/ProfileHeader';
import { ClockProvider } from '../../ui/theme/ClockProvider';
import { flow } from '../fixtures/flow';
import { now } from '../fixtures/shell';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/ProfileHeader',
  component: ProfileHeader,
  parameters: alsoOnAPhone,
  args: {
    user: {
      name: 'Ines Okafor',
      username: 'ines',
      joinedOn: '2026-02-03T09:00:00Z',
      xp: 1_240,
      level: 4,
      levelXp: 900,
      nextLevelXp: 1_300,
      rank: 'Analyst',
      loginStreak: 12,
      postsCount: 31,
      commentsCount: 208,
      likesGivenCount: 540,
      referredBy: 'deniz',
      referredUsersCount: 3,
    },
  },
  decorators: [
    (Story) => (
      <ClockProvider now={() => now}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.67
export const Member: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByText('I')).toBeVisible();
    await expect(canvas.getByText('@ines')).toBeVisible();
    await expect(canvas.getByText(/^Joined/)).toHaveTextContent(/^Joined .* ago$/);
    const stats = [...canvasElement.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    await expect(stats).toEqual([
      ['XP', '1,240'],
      ['Level', '4'],
      ['Rank', 'Analyst'],
      ['Login Streak', '12 days'],
      ['Posts', '31'],
      ['Comments', '208'],
      ['Likes Given', '540'],
      ['Referred by', 'deniz'],
      ['Users Referred', '3'],
    ]);
  },
};

export const NextLevel: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '60 XP to level 5' })).toHaveAttribute(
      'aria-valuenow',
      '85',
    );
  },
};

export const Owner: Story = {
  args: { actions: <Button>Account Settings</Button> },
};

// @spec 2.67, 9.13
export const Newcomer: Story = {
  args: { user: { name: 'tomasz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newbie')).toBeVisible();
    await expect(canvas.getByText('Level').nextElementSibling).toHaveTextContent('1');
  },
};

export const LongName: Story = {
  args: {
    user: { name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen' },
  },
};

export const OwnFigures: Story = {
  args: {
    user: { name: 'Ines Okafor' },
    stats: [
      { label: 'Plants', value: '12' },
      { label: 'Swaps', value: '3' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Plants',
      'Swaps',
    ]);
  },
};
