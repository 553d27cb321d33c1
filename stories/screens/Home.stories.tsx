import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts });

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/', now },
  parameters: { ...screenParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllZones: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 Posts')).toBeVisible();
    const feed = within(await canvas.findByRole('feed'));
    const titles = (await feed.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'How we talk here',
      'The chart that everybody holds upside down, explained once and for all',
      'Halving day, hour by hour',
      'See footnote seven',
    ]);
  },
};

export const Member: Story = {
  args: { reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 Posts')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Upvote', pressed: true })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Boost Upvotes' })).not.toBeInTheDocument();
  },
};

export const Administrator: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Boost Upvotes' })).toHaveLength(4));
  },
};

// @spec 2.12
export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/posts/get')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: plainServer({}).handlers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts yet. Be the first to post!')).toBeVisible();
    await expect(canvas.getByText('0 Posts')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/posts/get', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const GuestCreatesPost: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 Posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Login or signup to create a post');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
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

export const ZoneInUrl: Story = {
  parameters: flow,
  args: { site: { home: 'memes' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
  },
};
