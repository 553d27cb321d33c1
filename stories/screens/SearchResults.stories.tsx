import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts } from '../fixtures/community';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const meta = {
  title: 'Screens/SearchResults',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/posts/search?q=foot', now },
  parameters: { ...screenParameters, msw: { handlers: plainServer({ posts }).handlers } },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Posts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See footnote seven' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “foot”' })).toBeVisible();
  },
};

export const Member: Story = {
  args: { at: '/posts/search?q=chart', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Posts')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Boost Upvotes' })).not.toBeInTheDocument();
  },
};

export const Administrator: Story = {
  args: { at: '/posts', reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Boost Upvotes' })).toHaveLength(4);
  },
};

export const NothingFound: Story = {
  args: { at: '/posts/search?q=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No post has “zebra” in its title.')).toBeVisible();
  },
};

export const EmptySearch: Story = {
  args: { at: '/posts' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 Posts')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'All posts' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/posts/get')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/posts/get', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};
