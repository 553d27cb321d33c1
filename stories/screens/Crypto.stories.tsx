import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { leaderboard, noLeaderboard } from '../fixtures/markets';
import { alphas } from '../fixtures/profile';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts });
const ranked = leaderboard(alphas);

const meta = {
  title: 'Screens/Crypto',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/crypto', now },
  parameters: { ...screenParameters, msw: { handlers: [ranked, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findAllByRole' | 'findByRole' | 'getByRole'>;

const titles = async (canvas: Canvas) =>
  (await within(await canvas.findByRole('feed')).findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );

const rows = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Top Alphas' }))
    .getAllByRole('row')
    .slice(1);

const byVotes = [
  'How we talk here',
  'The chart that everybody holds upside down, explained once and for all',
  'Halving day, hour by hour',
  'See footnote seven',
];

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toEqual(byVotes);
    await expect(canvas.getByText('4 Posts')).toBeVisible();
    const podium = within(await canvas.findByRole('list', { name: 'The first three' }));
    await expect(podium.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Mara Lindqvist',
      'Deniz',
      'Ines Okafor',
    ]);
    await expect(rows(canvas)).toHaveLength(5);
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
};

export const Member: Story = {
  args: { reader: ines },
  play: async ({ canvas }) => {
    await titles(canvas);
    await expect(canvas.getAllByRole('button', { name: 'Upvote', pressed: true })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Boost Upvotes' })).not.toBeInTheDocument();
    await canvas.findByRole('table');
  },
};

export const Administrator: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Boost Upvotes' })).toHaveLength(4));
    await expect(canvas.getByRole('button', { name: 'Unpin Post' })).toBeInTheDocument();
    await canvas.findByRole('table');
  },
};

export const SampleAlphas: Story = {
  parameters: { msw: { handlers: [noLeaderboard, ...server.handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample data')).toBeVisible();
    await expect(rows(canvas)).toHaveLength(5);
    await expect(within(canvas.getByRole('table')).queryByRole('link')).toBeNull();
    await titles(canvas);
  },
};

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 7' }));

    await expect(rows(canvas)).toHaveLength(7);
    await titles(canvas);
  },
};

export const NewestFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New' }));

    await waitFor(async () =>
      expect(await titles(canvas)).toEqual([
        'See footnote seven',
        'The chart that everybody holds upside down, explained once and for all',
        'Halving day, hour by hour',
        'How we talk here',
      ]),
    );
    await canvas.findByRole('table');
  },
};

export const TopFirst: Story = {
  args: { at: '/crypto?sort=top' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Top' })).toBeChecked();
    await expect(await titles(canvas)).toEqual(byVotes);
    await canvas.findByRole('table');
  },
};

export const Loading: Story = {
  parameters: {
    msw: { handlers: [neverResponds('get', '*/api/leaderboard'), neverResponds('get', '*/posts/get')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts...')).toBeVisible();
    await expect(canvas.getByText('Loading Top Alphas...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [leaderboard([]), ...plainServer({}).handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts yet. Be the first to post!')).toBeVisible();
    await expect(await canvas.findByText(/Nobody has made it here yet/)).toBeVisible();
    await expect(canvas.getByText('0 Posts')).toBeVisible();
  },
};

export const PostsFailed: Story = {
  parameters: {
    msw: { handlers: [ranked, refused('get', '*/posts/get', 500, 'The database is asleep.')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await canvas.findByRole('table');
  },
};

export const LeaderboardFailed: Story = {
  parameters: {
    msw: {
      handlers: [refused('get', '*/api/leaderboard', 500, 'The database is asleep.'), ...server.handlers],
    },
  },
  play: async ({ canvas }) => {
    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByText('Top Alphas could not be loaded.')).toBeVisible();
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await titles(canvas);
  },
};

export const CreatePostAsksForZone: Story = {
  parameters: flow,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /News/ }));

    await expect(await canvas.findByRole('textbox', { name: 'Category' })).toHaveValue('News');
  },
};
