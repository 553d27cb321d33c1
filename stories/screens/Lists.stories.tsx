import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScreenStage } from '../../app/screens/ScreenStage';
import { now, posts, users } from '../fixtures/community';
import { plainServer, refused, unanswered } from '../fixtures/server';

const server = plainServer({ posts, users });

const meta = {
  title: 'Screens/Lists',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users', now },
  parameters: { layout: 'fullscreen', msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Mara Lindqvist/ })).toHaveAttribute(
      'href',
      '/Users/mara',
    );
  },
};

export const UsersFailed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/api/users/all', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const Profile: Story = {
  args: { at: '/Users/mara' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara Lindqvist' })).toBeVisible();
    await expect(canvas.getByText('@mara')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Halving day, hour by hour' })).toBeVisible();
  },
};

export const ProfileLoading: Story = {
  args: { at: '/Users/mara' },
  parameters: { msw: { handlers: [unanswered('get', '*/api/users/:id')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loading profile...' })).toBeVisible();
  },
};

export const ProfileNotFound: Story = {
  args: { at: '/Users/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no user with this ID.')).toBeVisible();
  },
};

export const SearchResults: Story = {
  args: { at: '/posts/search?q=foot' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Posts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See footnote seven' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { at: '/posts/search?q=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No post has “zebra” in its title.')).toBeVisible();
  },
};

export const PostsWithATag: Story = {
  args: { at: '/Tags?tag=meme' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See footnote seven' })).toBeVisible();
  },
};

export const Tags: Story = {
  args: { at: '/Tags' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { at: '/no/such/page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
};
