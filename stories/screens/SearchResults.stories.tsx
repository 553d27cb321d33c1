import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts } from '../fixtures/community';
import { findsPosts, plainServer, refused, neverResponds } from '../fixtures/server';
import { flow } from '../fixtures/flow';
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
    await expect(await canvas.findByText('1 Post')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See footnote seven' })).toBeVisible();
    await expect(canvas.getByText('foot').tagName).toBe('MARK');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “foot”' })).toBeVisible();
  },
};

export const FoundInBody: Story = {
  parameters: {
    msw: {
      handlers: [
        findsPosts(
          posts.slice(0, 2).map((post) => ({
            ...post,
            match: {
              title: [{ text: post.postTitle, isMatch: false }],
              body: [
                { text: '…the whole story is in the ', isMatch: false },
                { text: 'foot', isMatch: true },
                { text: 'notes, as it always was, and nobody reads them…', isMatch: false },
              ],
            },
          })),
        ),
        ...plainServer({ posts }).handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 Posts')).toBeVisible();
    for (const mark of canvas.getAllByText('foot')) await expect(mark).toBeVisible();
  },
};

export const Member: Story = {
  args: { at: '/posts/search?q=chart', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Post')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Boost Upvotes' })).not.toBeInTheDocument();
  },
};

export const Administrator: Story = {
  args: { at: '/posts', reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Boost Upvotes' })).toHaveLength(4));
  },
};

export const NothingFound: Story = {
  args: { at: '/posts/search?q=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No post matches “zebra”.')).toBeVisible();
  },
};

export const TextLongerThanTheField: Story = {
  args: { at: `/posts/search?q=${'chart'.repeat(50)}` },
  parameters: flow,
  play: async ({ canvas }) => {
    const sent = 'chart'.repeat(40);
    await expect(await canvas.findByText(`No post matches “${sent}”.`)).toBeVisible();
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
